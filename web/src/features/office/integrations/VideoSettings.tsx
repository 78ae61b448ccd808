import {
  addressOfVideo,
  readMeetingVideo,
  type StoredVideo,
  sayVideo,
  videoEndpoints,
} from '@asamblea/domain';
import { Box, Paper, TextField, Typography } from '@mui/material';
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
  endpoint: videoEndpoints.readVideo,
  isAnswer: (answer: StoredVideo) => typeof answer?.version === 'number',
  clockOf: () => null,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};

/** The place where the meeting is seen: one address, and the use that the room makes of it. */
export function VideoSettings() {
  const { answer, failure, refresh } = useAsked(address);
  return (
    <Box component="section" aria-labelledby="video" sx={{ mt: 4 }}>
      <Typography id="video" variant="h3" component="h2" sx={{ mb: 2 }}>
        Video de la reunión
      </Typography>
      {answer === null && failure === null && <Loading shape="text" />}
      {answer === null && failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.explanation}
          onRetry={refresh}
        />
      )}
      {answer !== null && <VideoForm key={answer.version} stored={answer} onSaved={refresh} />}
    </Box>
  );
}

interface VideoFormProps {
  readonly stored: StoredVideo;
  readonly onSaved: () => void;
}

function VideoForm({ stored, onSaved }: VideoFormProps) {
  const { add } = useToasts();
  const before = addressOfVideo(stored.video);
  const [typed, setTyped] = useState(before);
  const { failure, attempt, forget } = useAttempt();
  const read = readMeetingVideo(typed);
  const isEmpty = typed.trim() === '';
  const isWrong = !isEmpty && !read.ok && failure?.code === 'video-not-understood';
  const shown = isEmpty ? null : read.ok ? read.value : stored.video;

  async function save(): Promise<void> {
    await attempt(async () => {
      await askApi(videoEndpoints.setVideo, { address: typed.trim() });
      const detail = 'Las salas que están abiertas lo ven enseguida.';
      add({ severity: 'success', summary: 'Video guardado', detail, life: 5000 });
      onSaved();
    });
  }

  return (
    <Paper sx={{ p: 2, display: 'grid', gap: 2 }}>
      <TextField
        label="Enlace del video"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          forget();
        }}
        error={isWrong}
        helperText={
          isWrong
            ? failure?.message
            : 'De Zoom, Meet, Teams, YouTube o una emisión .m3u8. Vacío: sin video.'
        }
        slotProps={{
          htmlInput: {
            inputMode: 'url',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: 2000,
          },
        }}
        autoComplete="off"
        fullWidth
      />
      <Typography>{sayVideo(shown)}</Typography>
      {failure !== null && !isWrong && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Box>
        <BusyButton variant="contained" disabled={typed.trim() === before} onPress={save}>
          Guardar el video
        </BusyButton>
      </Box>
    </Paper>
  );
}
