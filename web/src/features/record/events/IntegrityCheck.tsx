import {
  formatCount,
  recordEndpoints,
  type SealFault,
  type SealsAnswer,
  saying,
  sealMark,
} from '@asamblea/domain';
import { Alert, AlertTitle, Box, Link, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

interface IntegrityCheckProps {
  /** The password was typed too long ago. */
  readonly onStale: () => void;
}

/** Recomputes every seal on the server and says the first that does not hold, and compares the mark of a paper. */
export function IntegrityCheck({ onStale }: IntegrityCheckProps) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const [answer, setAnswer] = useState<SealsAnswer | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [mark, setMark] = useState('');

  async function check() {
    setFailure(null);
    try {
      const typed = mark.trim();
      setAnswer(await askApi(recordEndpoints.checkSeals, typed === '' ? {} : { mark: typed }));
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
          uno, los sellos dejan de coincidir. Quien maneja la base de datos podría volver a sellarlo
          todo: por eso los informes y «Mi asamblea» llevan el sello que había entonces. Compárelo.
        </Typography>
        <TextField
          label="Sello de un papel"
          placeholder="14-7K2M-Q0XD-9RTV-0A1B"
          value={mark}
          onChange={({ target }) => setMark(target.value)}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off', spellCheck: false } }}
          sx={{ flex: '1 1 18em' }}
        />
        <BusyButton variant="contained" onPress={check}>
          Comprobar la integridad
        </BusyButton>
      </Box>
      <Typography variant="body2" color="text.secondary">
        Quien no quiera fiarse de este servidor puede comprobar el expediente en su propio equipo,
        sin red:{' '}
        <Link href="/auditor.html" download>
          descargar el auditor
        </Link>
        .
      </Typography>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {answer !== null && <CheckResult answer={answer} timeZone={timeZone} />}
      {answer?.compared !== undefined && <ComparedSeal answer={answer} timeZone={timeZone} />}
    </Paper>
  );
}

interface CheckResultProps {
  readonly answer: SealsAnswer;
  readonly timeZone: string;
}

function CheckResult({ answer, timeZone }: CheckResultProps) {
  const { blocks, events, erased, unsealed, broken, checkedAt, head } = answer;
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
      {head !== null && `. Sello de ahora: ${sealMark(head)}`}
    </Alert>
  );
}

/** Whether the paper and the chain agree, and the proof in that. */
function ComparedSeal({ answer, timeZone }: CheckResultProps) {
  const { compared, broken } = answer;
  switch (compared?.kind) {
    case undefined:
      return null;
    case 'unreadable':
      return (
        <Alert severity="warning" role="status">
          Eso no es un sello. Cópielo entero: el número del bloque y dieciséis letras o cifras.
        </Alert>
      );
    case 'unknown':
      return (
        <Alert severity="error" role="status">
          <AlertTitle>El sello del papel no es el de este registro</AlertTitle>
          El bloque {compared.block} de este registro no tiene ese sello, o no existe. Revise que lo
          copió bien; si está bien, el registro no es el que se imprimió.
        </Alert>
      );
    case 'found': {
      const { block, count, sealedAt } = compared;
      // A chain that breaks before that block is not the one that was printed, whatever its hash says.
      if (broken !== null && broken.block <= block) {
        return (
          <Alert severity="error" role="status">
            El sello del papel está en la cadena, pero lo que sella ya no coincide.
          </Alert>
        );
      }
      return (
        <Alert severity="success" role="status">
          <AlertTitle>El sello del papel coincide</AlertTitle>
          Los primeros {formatCount(count)} sucesos son los que había cuando se sellaron.{' '}
          {saying`Fue el ${formatMoment(sealedAt, timeZone)}.`} No dice nada de los que vinieron
          después, ni de si lo registrado era cierto.
        </Alert>
      );
    }
  }
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
