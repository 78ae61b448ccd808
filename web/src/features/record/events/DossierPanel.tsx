import {
  type DossierChoice,
  dossierEndpoints,
  hasEnded,
  sayQuestionNumber,
} from '@asamblea/domain';
import { Alert, Box, Paper, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAskedOnce } from '../../../firebase/records/useAskedOnce.ts';
import { JobRunning } from '../../../parts/jobs/JobRunning.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { ChoiceField } from '../../../ui/forms/ChoiceField.tsx';
import { useDossier } from './useDossier.ts';

interface DossierPanelProps {
  /** The password was typed too long ago. */
  readonly onStale: () => void;
}

const wholeAssembly = 'all';

/** Everything of the assembly, or of one decision, in a ZIP that opens without us. */
export function DossierPanel({ onStale }: DossierPanelProps) {
  const [chosen, setChosen] = useState(wholeAssembly);
  const { running, failure, begin, cancel, download } = useDossier(onStale);
  const choices = useChoices();
  const isBusy = running !== null && !hasEnded(running.progress);
  return (
    <Paper component="section" aria-label="Expediente" sx={panel}>
      <Box sx={row}>
        <Typography sx={{ flex: '1 1 20em' }}>
          Un archivo ZIP que se lee, se busca y se imprime sin esta aplicación: convocatoria y sus
          pruebas, padrón, poderes, asistencia, votos con nombre, actas y el registro con sus
          sellos. De una votación secreta dice quién participó y nada más.
        </Typography>
        <ChoiceField
          label="Expediente de"
          value={chosen}
          choices={[[wholeAssembly, 'Toda la asamblea'], ...choices.map(nameOf)]}
          onChange={setChosen}
        />
        <BusyButton
          variant="contained"
          disabled={isBusy}
          onPress={() => begin(chosen === wholeAssembly ? null : chosen)}
        >
          Preparar el expediente
        </BusyButton>
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {running !== null && <Making {...running} onCancel={cancel} onDownload={download} />}
    </Paper>
  );
}

type Running = NonNullable<ReturnType<typeof useDossier>['running']>;

interface MakingProps extends Running {
  readonly onCancel: () => Promise<void>;
  readonly onDownload: () => Promise<void>;
}

function Making({ progress, isCut, onCancel, onDownload }: MakingProps) {
  const { state, refusal } = progress;
  if (state === 'done') {
    return (
      <Alert
        severity="success"
        role="status"
        action={
          <BusyButton color="inherit" onPress={onDownload}>
            Descargar
          </BusyButton>
        }
      >
        El expediente está listo. Se guarda un día.
      </Alert>
    );
  }
  if (hasEnded(progress)) {
    return refusal === null ? (
      <Alert severity="info" role="status">
        Se detuvo. No quedó nada a medias.
      </Alert>
    ) : (
      <ErrorMessage message={refusal.message} />
    );
  }
  return (
    <JobRunning
      title="Preparando el expediente…"
      counted="archivos"
      {...{ progress, isCut, onCancel }}
    >
      Todo se lee como estaba al empezar. Si la conexión se corta, sigue donde iba.
    </JobRunning>
  );
}

/** The decisions of which there can be a file; none until they are read. */
function useChoices(): readonly DossierChoice[] {
  const ask = useCallback(
    (signal: AbortSignal) => askApi(dossierEndpoints.listDossierChoices, undefined, signal),
    [],
  );
  return useAskedOnce('decisions', ask).answer ?? [];
}

function nameOf(choice: DossierChoice): readonly [string, string] {
  const { questionId, session, text } = choice;
  return [questionId, `Sesión ${session}, pregunta ${sayQuestionNumber(choice)}: ${text}`];
}

const panel = { p: 2.5, mb: 2, display: 'grid', gap: 2 } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' } as const;
