import { sheetsAtMost } from '@asamblea/domain';
import PhotoIcon from '@mui/icons-material/AddAPhotoOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { paperFault } from '../../../../firebase/asking/sendPaper.ts';
import { FileButton } from '../../../../ui/files/FileButton.tsx';
import type { ChosenPaper } from '../../../../ui/files/PaperField.tsx';

interface PaperSheetsProps {
  readonly sheets: readonly ChosenPaper[];
  readonly onChange: (sheets: readonly ChosenPaper[]) => void;
}

/** The photographs of the sheets, each to be taken away again. */
export function PaperSheets({ sheets, onChange }: PaperSheetsProps) {
  const [fault, setFault] = useState<string | null>(null);

  async function add(files: readonly File[]) {
    const faults = await Promise.all(files.map(paperFault));
    const good = files.filter((_, i) => faults[i] === null);
    const added = good.map((file) => ({ fileId: crypto.randomUUID(), file }));
    setFault(faults.find((one) => one !== null) ?? null);
    onChange([...sheets, ...added].slice(0, sheetsAtMost));
  }

  return (
    <Box>
      <FileButton
        variant="outlined"
        startIcon={<PhotoIcon />}
        label="Fotos de las papeletas"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        disabled={sheets.length >= sheetsAtMost}
        onFiles={add}
        isMany
      >
        Agregar fotos o PDF
      </FileButton>
      <Typography
        role={fault === null ? undefined : 'alert'}
        variant="body2"
        color={fault === null ? 'textSecondary' : 'error'}
        sx={{ mt: 0.5 }}
      >
        {fault ?? `De las papeletas o de la planilla: entre 1 y ${sheetsAtMost}, de hasta 8 MB.`}
      </Typography>
      {sheets.length > 0 && (
        <Box component="ul" aria-label="Fotos agregadas" sx={{ pl: 2.5, my: 1 }}>
          {sheets.map(({ fileId, file }) => (
            <Box component="li" key={fileId} sx={{ overflowWrap: 'anywhere' }}>
              {file.name}{' '}
              <Button
                size="small"
                aria-label={`Quitar ${file.name}`}
                onClick={() => onChange(sheets.filter((one) => one.fileId !== fileId))}
              >
                Quitar
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
