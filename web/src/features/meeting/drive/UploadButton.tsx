import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { FileButton } from '../../../ui/files/FileButton.tsx';

interface UploadButtonProps {
  readonly onFiles: (files: readonly File[]) => void;
}

export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx,.pptx,.txt,.csv';

/** Chooses several files at once. */
export function UploadButton({ onFiles }: UploadButtonProps) {
  return (
    <FileButton
      variant="contained"
      startIcon={<UploadIcon />}
      isMany
      label="Documentos"
      accept={acceptedFiles}
      onFiles={onFiles}
    >
      Subir documentos
    </FileButton>
  );
}
