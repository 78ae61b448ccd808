import { Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import { sizeWords } from '../../../parts/entryWords.ts';
import type { Upload } from './useUploads.ts';

interface UploadTrayProps {
  readonly uploads: readonly Upload[];
  readonly onGoOn: (uploadId: string) => void;
  readonly onCancel: (uploadId: string) => void;
  readonly onTidy: () => void;
}

/** The uploads on their way, and the outcome of each. */
export function UploadTray({ uploads, onGoOn, onCancel, onTidy }: UploadTrayProps) {
  if (uploads.length === 0) return null;
  const isOver = uploads.every(({ state }) => state === 'kept' || state === 'refused');
  return (
    <Paper component="section" aria-label="Subidas" variant="outlined" sx={{ p: 2, my: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {summaryOf(uploads)}
        </Typography>
        {isOver && <Button onClick={onTidy}>Ocultar</Button>}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {uploads.map((upload) => (
          <UploadLine key={upload.uploadId} {...{ upload, onGoOn, onCancel }} />
        ))}
      </Box>
    </Paper>
  );
}

interface UploadLineProps extends Pick<UploadTrayProps, 'onGoOn' | 'onCancel'> {
  readonly upload: Upload;
}

function UploadLine({ upload, onGoOn, onCancel }: UploadLineProps) {
  const { uploadId, file, sent, state, problem } = upload;
  const percent = file.size === 0 ? 0 : Math.floor((sent / file.size) * 100);
  const isOnItsWay = state === 'waiting' || state === 'sending' || state === 'cut';
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {`${file.name} · ${sizeWords(file.size)}`}
        </Typography>
        <Typography color={state === 'refused' ? 'error' : 'textSecondary'}>
          {stateWords(state, percent)}
        </Typography>
        {state === 'cut' && (
          <Button aria-label={`Seguir subiendo ${file.name}`} onClick={() => onGoOn(uploadId)}>
            Seguir
          </Button>
        )}
        {isOnItsWay && (
          <Button
            aria-label={`Cancelar la subida de ${file.name}`}
            onClick={() => onCancel(uploadId)}
          >
            Cancelar
          </Button>
        )}
      </Box>
      {isOnItsWay && (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={`Subida de ${file.name}`}
          sx={{ mt: 0.5, height: 6, borderRadius: 3 }}
        />
      )}
      {problem !== null && (
        <Typography
          role="alert"
          variant="body2"
          color={state === 'refused' ? 'error' : 'textPrimary'}
        >
          {problem}
        </Typography>
      )}
    </Box>
  );
}

function stateWords(state: Upload['state'], percent: number): string {
  switch (state) {
    case 'waiting':
      return 'En espera';
    case 'sending':
      return percent === 100 ? 'Comprobando' : `${percent} %`;
    case 'kept':
      return 'Guardado';
    case 'cut':
      return `Detenido en ${percent} %`;
    case 'refused':
      return 'No se guardó';
  }
}

function summaryOf(uploads: readonly Upload[]): string {
  const left = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  if (left > 0) return left === 1 ? 'Subiendo un documento' : `Subiendo ${left} documentos`;
  if (uploads.some(({ state }) => state === 'cut')) return 'La subida se detuvo';
  const kept = uploads.filter(({ state }) => state === 'kept').length;
  if (kept === 0) return 'No se guardó ningún documento';
  return kept === 1 ? 'Un documento guardado' : `${kept} documentos guardados`;
}
