import { attendsOnline, type OnlineUnit, sayLasting, sayNothingHeld } from '@asamblea/domain';
import { Alert, Box, Button, Typography } from '@mui/material';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';

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
          {sayNothingHeld}
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
        {attendsOnline(mine) && <BusyButton onPress={onLeave}>Salir de la reunión</BusyButton>}
      </Box>
    </>
  );
}
