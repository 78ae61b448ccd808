import AttachIcon from '@mui/icons-material/AttachFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { FileButton } from './FileButton.tsx';

/** A file that was chosen; its id makes sending it again safe. */
export interface ChosenPaper {
  readonly fileId: string;
  readonly file: File;
}

interface PaperFieldProps {
  /** `Documento del poder`. */
  readonly label: string;
  readonly paper: ChosenPaper | null;
  /** Why a file cannot be kept; null when it can. */
  readonly faultOf: (file: File) => Promise<string | null>;
  readonly onChange: (paper: ChosenPaper | null) => void;
}

/** The signed paper: a PDF, or a photograph taken there and then. */
export function PaperField({ label, paper, faultOf, onChange }: PaperFieldProps) {
  const [fault, setFault] = useState<string | null>(null);

  async function choose([file]: readonly File[]) {
    if (file === undefined) return;
    const wrong = await faultOf(file);
    setFault(wrong);
    onChange(wrong === null ? { fileId: crypto.randomUUID(), file } : null);
  }

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <FileButton
          variant="outlined"
          startIcon={<AttachIcon />}
          label={label}
          accept="application/pdf,image/jpeg,image/png,image/webp"
          onFiles={choose}
        >
          {paper === null ? 'Adjuntar foto o PDF' : 'Cambiar el archivo'}
        </FileButton>
        {paper !== null && (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{paper.file.name}</Typography>
            <Button onClick={() => onChange(null)}>Quitar</Button>
          </>
        )}
      </Box>
      <Typography
        role={fault === null ? undefined : 'alert'}
        variant="body2"
        color={fault === null ? 'textSecondary' : 'error'}
        sx={{ mt: 0.5 }}
      >
        {fault ?? 'PDF o foto (JPG, PNG o WEBP) de hasta 8 MB.'}
      </Typography>
    </Box>
  );
}
