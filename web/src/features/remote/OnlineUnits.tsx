import type { OnlineUnit } from '@asamblea/domain';
import { Alert, Box, Button, Typography } from '@mui/material';
import { BusyButton } from '../../ui/BusyButton.tsx';

interface OnlineUnitsProps {
  readonly units: readonly OnlineUnit[];
  readonly onAttend: () => Promise<unknown>;
  readonly onWatch: () => void;
  readonly onLeave: () => Promise<unknown>;
}

/** The units one attends with; of those somebody represents, the question that the law asks. */
export function OnlineUnits({ units, onAttend, onWatch, onLeave }: OnlineUnitsProps) {
  const mine = units.filter(({ answer }) => answer.status !== 'refused');
  const refused = units.flatMap(({ label, answer }) =>
    answer.status === 'refused' ? [{ label, refusal: answer.refusal }] : [],
  );
  const represented = refused.filter(({ refusal }) => refusal.code === 'unit-represented');
  const others = refused.filter(({ refusal }) => refusal.code !== 'unit-represented');
  return (
    <>
      {mine.length > 0 && (
        <Typography role="status" sx={{ my: 1 }}>
          Usted está en la reunión con <strong>{mine.map(({ label }) => label).join(', ')}</strong>.{' '}
          {sayLasting(mine)}
        </Typography>
      )}
      {units.length === 0 && (
        <Typography role="status" sx={{ my: 1 }}>
          No encontramos nada a su nombre ni poderes aceptados. Escriba a la administración si lo
          esperaba; mientras tanto puede mirar.
        </Typography>
      )}
      {represented.map(({ label, refusal }) => (
        <Alert key={label} severity="info" role="presentation" sx={{ my: 1 }}>
          <strong>{label}</strong>: {refusal.message}
        </Alert>
      ))}
      {others.map(({ label, refusal }) => (
        <Alert key={label} severity="warning" role="presentation" sx={{ my: 1 }}>
          <strong>{label}</strong>: {refusal.message}
        </Alert>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {represented.length > 0 && (
          <>
            <BusyButton variant="contained" onPress={onAttend}>
              Asistir y revocar el poder
            </BusyButton>
            {mine.length === 0 && (
              <Button variant="outlined" onClick={onWatch}>
                Solo mirar
              </Button>
            )}
          </>
        )}
        {mine.length > 0 && <BusyButton onPress={onLeave}>Salir de la reunión</BusyButton>}
      </Box>
    </>
  );
}

/** What closing the page does: nothing to who was accredited in the hall. */
function sayLasting(units: readonly OnlineUnit[]): string {
  const here = units.filter(({ channel }) => channel === 'online');
  const names = here.map(({ label }) => label).join(', ');
  const lapse = 'a los dos minutos deja de contar en el quórum';
  if (here.length === 0) return 'Lo acreditaron en la sala: cuenta aunque cierre esta página.';
  if (here.length === units.length) {
    return `Si cierra esta página o pierde la conexión, ${lapse}.`;
  }
  return `Si cierra esta página o pierde la conexión, ${names} ${lapse}; lo demás cuenta en la sala.`;
}
