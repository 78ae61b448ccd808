import { at, hasEnded, rehearsalEndpoints, sessionMay } from '@asamblea/domain';
import { Alert, Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { goToAssembly } from '../../../firebase/session/goToAssembly.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { JobRunning } from '../../../parts/jobs/JobRunning.tsx';
import { sayWritten } from '../../../parts/jobs/jobWords.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { type RunningRehearsal, useRehearsedWork } from './useRehearsedWork.ts';

/** The simulated owners come and vote when told, and all of it is thrown away in one press. */
export function RehearsalTools({ source }: { readonly source: string }) {
  const id = useId();
  const { session } = useSession();
  const { running, failure, begin, cancel } = useRehearsedWork();
  const discarding = useDiscard(session.assembly ?? '', source);
  const isBusy = running !== null && !hasEnded(running.progress);
  const shown = failure ?? discarding.failure;
  return (
    <Paper component="section" aria-labelledby={id} sx={card}>
      <Typography id={id} variant="h3" component="h2">
        El ensayo
      </Typography>
      <Typography>
        Los propietarios simulados llegan y votan por las mismas puertas que las personas: mire cómo
        se llena la sala, su pantalla y los resultados mientras tanto.
      </Typography>
      {running !== null && <Progress running={running} onCancel={cancel} />}
      {shown !== null && <ErrorMessage message={shown.message} explanation={shown.explanation} />}
      <Box sx={buttons}>
        <BusyButton variant="contained" disabled={isBusy} onPress={() => begin('arrive')}>
          Que lleguen
        </BusyButton>
        <BusyButton variant="contained" disabled={isBusy} onPress={() => begin('vote')}>
          Que voten
        </BusyButton>
        {sessionMay(session, 'makeRehearsal') && (
          <BusyButton color="error" onPress={discarding.discard}>
            Descartar el ensayo
          </BusyButton>
        )}
      </Box>
    </Paper>
  );
}

interface ProgressProps {
  readonly running: RunningRehearsal;
  readonly onCancel: () => Promise<void>;
}

function Progress({ running, onCancel }: ProgressProps) {
  const { progress, isCut, work } = running;
  const { state } = progress;
  const doing = work === 'arrive' ? 'llegaron' : 'votaron';
  if (hasEnded(progress)) {
    return (
      <Alert severity={state === 'done' ? 'success' : 'info'} role="status">
        {state === 'done' ? 'Listo' : 'Detenido'}: {sayWritten(progress)} simulados {doing}.
      </Alert>
    );
  }
  return (
    <JobRunning
      title={work === 'arrive' ? 'Están llegando…' : 'Están votando…'}
      counted={`simulados ${doing}`}
      {...{ progress, isCut, onCancel }}
    >
      Si sale de esta página, siguen solos.
    </JobRunning>
  );
}

const card = { p: 2.5, mb: 3, display: 'grid', gap: 1.5 } as const;
const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/** Throws a rehearsal away and goes back to its assembly; what is left of it deletes itself. */
function useDiscard(rehearsalId: string, source: string) {
  const { failure, attempt } = useAttempt();
  const discard = () =>
    attempt(async () => {
      const assemblyId = rehearsalId;
      await askApi(at(rehearsalEndpoints.discardRehearsal, { assemblyId }), {});
      await goToAssembly(source);
    });
  return { failure, discard };
}
