import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Typography } from '@mui/material';
import { ErrorMessage } from '../feedback/ErrorMessage.tsx';
import { DropArea } from './DropArea.tsx';
import { FileButton } from './FileButton.tsx';
import { tableFiles } from './useFileInput.tsx';

interface DropZoneProps {
  readonly problem: string | null;
  readonly isReading: boolean;
  readonly onFile: (file: File) => unknown;
  /** `Archivo del padrón`. */
  readonly label: string;
  readonly title: string;
}

/** Takes a file, dragged or chosen. */
export function DropZone({ problem, isReading, onFile, label, title }: DropZoneProps) {
  const take = ([file]: readonly File[]) => file && onFile(file);
  return (
    <>
      {problem !== null && (
        <Box sx={{ mb: 2 }}>
          <ErrorMessage message="No pudimos usar ese archivo" explanation={problem} />
        </Box>
      )}
      <DropArea label={title} onFiles={take} sx={zone}>
        <UploadIcon aria-hidden sx={{ fontSize: 48, color: 'primary.main' }} />
        <Typography variant="h3" component="p">
          {title}
        </Typography>
        <FileButton
          variant="contained"
          size="large"
          loading={isReading}
          label={label}
          accept={tableFiles}
          onFiles={take}
        >
          Elegir archivo
        </FileButton>
        <Typography color="textSecondary">
          Excel (XLSX), OpenDocument (ODS) o texto (CSV), de hasta 8&nbsp;MB. Nada se hace todavía:
          primero le mostramos lo que leímos.
        </Typography>
      </DropArea>
    </>
  );
}

const zone = {
  borderRadius: 2,
  bgcolor: 'background.paper',
  px: 2,
  py: { xs: 4, sm: 7 },
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  textAlign: 'center',
} as const;
