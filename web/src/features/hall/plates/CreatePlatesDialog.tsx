import { createPlatesRequest, type Plate, platesAtOnce } from '@asamblea/domain';
import AddIcon from '@mui/icons-material/Add';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { NumberRange } from './NumberRange.tsx';
import type { PlateWork } from './usePlateWork.ts';

interface CreatePlatesDialogProps {
  readonly open: boolean;
  readonly plates: readonly Plate[];
  readonly work: PlateWork;
  readonly onClose: () => void;
}

const usualCount = 100;

/** The numbers printed on the cards; it goes on after those that exist. */
export function CreatePlatesDialog({ open, plates, work, onClose }: CreatePlatesDialogProps) {
  const next = 1 + Math.max(0, ...plates.map(({ number }) => number));
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  const from = typed.from ?? String(next);
  const to = typed.to ?? String(next + usualCount - 1);
  const asked = createPlatesRequest.safeParse({ from: Number(from), to: Number(to) });

  function close() {
    setTyped({});
    work.forget();
    onClose();
  }

  async function create() {
    if (asked.success && (await work.create(asked.data.from, asked.data.to))) close();
  }

  return (
    <AskDialog
      open={open}
      header="Crear placas"
      icon={<AddIcon color="primary" aria-hidden />}
      enter="accepts"
      acceptLabel="Crear"
      onAccept={create}
      onCancel={close}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography>Escriba los números de las tarjetas. Las que ya existen no cambian.</Typography>
        <NumberRange range={{ from, to }} isFirst onChange={setTyped} />
        {!asked.success && (
          <Typography role="alert" color="error">
            Escriba dos números entre 1 y 9999, con un máximo de {platesAtOnce} placas por vez.
          </Typography>
        )}
        {work.failure !== null && (
          <ErrorMessage message={work.failure.message} explanation={work.failure.explanation} />
        )}
      </Box>
    </AskDialog>
  );
}
