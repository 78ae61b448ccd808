import type { Plate } from '@asamblea/domain';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { readNumber } from './HandOutForm.tsx';
import { nextFree } from './plateHall.ts';

interface ReplaceDialogProps {
  readonly open: boolean;
  readonly plate: Plate;
  readonly plates: readonly Plate[];
  readonly onReplace: (by: number) => Promise<void>;
  readonly onCancel: () => void;
}

/** Another card for the same person. */
export function ReplaceDialog({ open, plate, plates, onReplace, onCancel }: ReplaceDialogProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? String(nextFree(plates) ?? '');
  const by = readNumber(value);
  return (
    <AskDialog
      open={open}
      header={`Cambiar la placa ${plate.number}`}
      enter="accepts"
      acceptLabel="Cambiar"
      onAccept={() => (by === null ? undefined : onReplace(by))}
      onCancel={onCancel}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography>
          La placa {plate.number} deja de servir, y {plate.personName} usa la nueva con todas sus
          unidades.
        </Typography>
        <TextField
          label="Placa nueva"
          value={value}
          onChange={(event) => setTyped(event.target.value)}
          error={by === null}
          helperText={by === null ? 'Escriba el número de una placa libre.' : ' '}
          autoComplete="off"
          autoFocus
        />
      </Box>
    </AskDialog>
  );
}
