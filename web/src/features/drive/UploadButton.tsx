import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useRef } from 'react';

interface UploadButtonProps {
  readonly onFiles: (files: readonly File[]) => void;
}

export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,.docx,.xlsx,.pptx,.txt,.csv';

/** Chooses several files at once. */
export function UploadButton({ onFiles }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="contained" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        Subir documentos
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label="Documentos"
        accept={acceptedFiles}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file chosen again must be a change too.
          target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
