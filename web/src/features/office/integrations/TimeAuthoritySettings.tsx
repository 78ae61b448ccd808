import {
  endSentence,
  type StampTrial,
  saying,
  sayStampInstant,
  stampTroubles,
  type TimeAuthorityAnswer,
  timeStampEndpoints,
} from '@asamblea/domain';
import { Alert, Box, Paper, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

const address = {
  endpoint: timeStampEndpoints.readTimeAuthority,
  isAnswer: (answer: TimeAuthorityAnswer) =>
    answer?.authority === null || typeof answer?.authority === 'string',
  clockOf: () => null,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};

/** The authority that stamps the time of the seals of the record. */
export function TimeAuthoritySettings() {
  const { answer, failure, refresh } = useAsked(address);
  return (
    <Box component="section" aria-labelledby="time-authority" sx={{ mt: 4 }}>
      <Typography id="time-authority" variant="h3" component="h2" sx={{ mb: 2 }}>
        Sello de tiempo
      </Typography>
      {answer === null && failure === null && <Loading shape="text" />}
      {answer === null && failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.explanation}
          onRetry={refresh}
        />
      )}
      {answer !== null && (
        <AuthorityForm key={answer.authority} before={answer.authority ?? ''} onSaved={refresh} />
      )}
    </Box>
  );
}

interface AuthorityFormProps {
  readonly before: string;
  readonly onSaved: () => void;
}

function AuthorityForm({ before, onSaved }: AuthorityFormProps) {
  const { add } = useToasts();
  const [typed, setTyped] = useState(before);
  const { failure, attempt, forget } = useAttempt();
  const [trial, setTrial] = useState<StampTrial | null>(null);
  const isWrong = failure?.code === 'time-authority-wrong';

  async function save(): Promise<void> {
    await attempt(async () => {
      await askApi(timeStampEndpoints.setTimeAuthority, { address: typed.trim() });
      const detail = 'Vale para los sellos que vengan. Su estado se ve en Auditoría.';
      add({ severity: 'success', summary: 'Autoridad guardada', detail, life: 5000 });
      onSaved();
    });
  }

  async function tryOut(): Promise<void> {
    setTrial(null);
    await attempt(async () => {
      setTrial(await askApi(timeStampEndpoints.tryTimeAuthority, { address: typed.trim() }));
    });
  }

  return (
    <Paper sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Typography>
        Una autoridad ajena a esta aplicación puede firmar la hora de los sellos del registro: al
        cerrar cada votación, al terminar la sesión y al fijar el acta. Solo recibe la huella del
        sello, sin nombres ni votos. Nada espera por ella: si no responde, se le pide de nuevo.
      </Typography>
      <TextField
        label="Dirección de la autoridad (RFC 3161)"
        placeholder="https://…"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setTrial(null);
          forget();
        }}
        error={isWrong}
        helperText={
          isWrong
            ? failure?.message
            : 'La que le dio su entidad de certificación. Vacío: sin sello de tiempo.'
        }
        slotProps={{
          htmlInput: {
            inputMode: 'url',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: 300,
          },
        }}
        autoComplete="off"
        fullWidth
      />
      {failure !== null && !isWrong && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <BusyButton variant="contained" disabled={typed.trim() === before} onPress={save}>
          Guardar la autoridad
        </BusyButton>
        <BusyButton variant="outlined" disabled={typed.trim() === ''} onPress={tryOut}>
          Probar la autoridad
        </BusyButton>
      </Stack>
      <Box role="status">
        {trial !== null && (
          <Alert severity={trial.trouble === null ? 'success' : 'error'}>{sayTrial(trial)}</Alert>
        )}
      </Box>
    </Paper>
  );
}

function sayTrial(trial: StampTrial): string {
  if (trial.trouble !== null) return endSentence(stampTroubles[trial.trouble]);
  return saying`Responde bien: selló una prueba el ${sayStampInstant(trial.at)}. Firma ${trial.signer}.`;
}
