import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { MomentField, readMoment } from './MomentField.tsx';

interface SuspendDialogProps {
  readonly open: boolean;
  readonly timeZone: string;
  readonly onSuspend: (resumesAt: number | null) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Suspending, and until when if it is known: every screen will say it. */
export function SuspendDialog({ open, timeZone, onSuspend, onCancel }: SuspendDialogProps) {
  const [until, setUntil] = useState('');
  return (
    <AskDialog
      open={open}
      header="Suspender la sesión"
      acceptLabel="Suspender"
      onAccept={() => onSuspend(readMoment(until, timeZone))}
      onCancel={onCancel}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography>
          No se vota mientras dure, y el registro sigue abierto. Si continúa el mismo día, la
          asistencia se conserva; si es otro día, comienza sin nadie presente y se toma de nuevo.
          Los poderes y las placas siguen valiendo.
        </Typography>
        <MomentField
          label="Continúa el (si ya se sabe)"
          helperText="Todas las pantallas lo dirán, con su cuenta regresiva."
          value={until}
          onChange={setUntil}
        />
      </Box>
    </AskDialog>
  );
}
