import { formatCount, recordEndpoints, type SealFault, type SealsAnswer } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/ApiFailure.ts';
import { askApi } from '../../../firebase/askApi.ts';
import { useSession } from '../../../firebase/session.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx';
import { formatMoment } from '../../../ui/formatMoment.ts';

interface IntegrityCheckProps {
  /** The password was typed too long ago. */
  readonly onStale: () => void;
}

/** Recomputes every seal on the server and says the first that does not hold. */
export function IntegrityCheck({ onStale }: IntegrityCheckProps) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const [answer, setAnswer] = useState<SealsAnswer | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function check() {
    setFailure(null);
    try {
      setAnswer(await askApi(recordEndpoints.checkSeals));
    } catch (error) {
      const failed = ApiFailure.of(error);
      if (failed.code === 'password-stale') onStale();
      else setFailure(failed);
    }
  }

  return (
    <Paper
      component="section"
      aria-label="Integridad"
      sx={{ p: 2.5, mb: 2, display: 'grid', gap: 2 }}
    >
      <Box sx={row}>
        <Typography sx={{ flex: '1 1 20em' }}>
          Cada suceso queda en un bloque sellado con el anterior. Si alguien cambia, borra o agrega
          uno, los sellos dejan de coincidir.
        </Typography>
        <BusyButton variant="contained" onPress={check}>
          Comprobar la integridad
        </BusyButton>
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {answer !== null && <CheckResult answer={answer} timeZone={timeZone} />}
    </Paper>
  );
}

interface CheckResultProps {
  readonly answer: SealsAnswer;
  readonly timeZone: string;
}

function CheckResult({ answer, timeZone }: CheckResultProps) {
  const { blocks, events, erased, unsealed, broken, checkedAt } = answer;
  return (
    <Alert severity={broken === null ? 'success' : 'error'} role="status">
      <AlertTitle>
        {broken === null
          ? 'El registro está íntegro'
          : `El registro no coincide desde el bloque ${broken.block}`}
      </AlertTitle>
      {broken !== null && `${faults[broken.fault]} `}
      {formatCount(events)} {events === 1 ? 'suceso' : 'sucesos'} en {formatCount(blocks)}{' '}
      {blocks === 1 ? 'bloque' : 'bloques'}; {formatCount(unsealed)} por sellar
      {erased > 0 &&
        `; ${formatCount(erased)} ${erased === 1 ? 'borrado' : 'borrados'} con la persona`}
      . Comprobado el {formatMoment(checkedAt, timeZone)}
    </Alert>
  );
}

const faults: Readonly<Record<SealFault, string>> = {
  chain: 'Falta un bloque o no sigue al anterior.',
  block: 'El contenido del bloque no es el que se selló.',
  'event-changed': 'Un suceso de ese bloque fue cambiado.',
  'event-missing': 'Un suceso de ese bloque ya no está.',
  'event-planted': 'Hay un suceso que dice estar en ese bloque y no está en su lista.',
  head: 'La cadena no termina donde debía.',
};

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' } as const;
