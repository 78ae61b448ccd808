import { type DocumentType, isPreviewed } from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useReading } from '../../../firebase/asking/useReading.ts';
import { sizeWords, typeName } from '../../../parts/entryWords.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { useFileSaver } from '../../../ui/files/useFileSaver.ts';
import { ImageView } from './ImageView.tsx';
import { PdfView } from './PdfView.tsx';

interface DocumentViewProps {
  readonly name: string;
  readonly type: DocumentType;
  readonly size: number;
  /** Brings its bytes; the same function always for the same document. */
  readonly read: (signal: AbortSignal) => Promise<Blob>;
}

/** A document in the page, where the page can show it by itself, and the button that keeps it. */
export function DocumentView({ name, type, size, read }: DocumentViewProps) {
  const { answer: content, failure, retry } = useReading(read);
  const save = useFileSaver();
  const isImage = isPreviewed(type) && type !== 'application/pdf';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Button
          variant={isPreviewed(type) ? 'outlined' : 'contained'}
          size="large"
          startIcon={<DownloadIcon />}
          disabled={content === null}
          onClick={() => {
            if (content !== null) void save({ name, what: 'el documento', write: () => content });
          }}
        >
          Descargar
        </Button>
        <Typography color="textSecondary">{`${typeName(type)} · ${sizeWords(size)}`}</Typography>
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} onRetry={retry} />
      )}
      {content === null && failure === null && <Loading shape="cards" />}
      {content !== null && isImage && <ImageView content={content} name={name} />}
      {content !== null && type === 'application/pdf' && <PdfView content={content} name={name} />}
      {content !== null && !isPreviewed(type) && (
        <Typography>
          Este tipo de documento se abre con una aplicación: descárguelo primero.
        </Typography>
      )}
    </>
  );
}
