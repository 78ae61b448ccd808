import type { NotifiedOnce, NotifiedRow } from '@asamblea/domain';
import { sayDay, sayNotifiedMeans } from '@asamblea/domain';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import type { NotifiedWork } from './useNotifiedWork.ts';

interface UndoNotifiedDialogProps {
  readonly row: NotifiedRow;
  readonly told: NotifiedOnce;
  /** How many people the same paper covers. */
  readonly people: number;
  readonly work: NotifiedWork;
  readonly onClose: () => void;
}

/** Takes back what was written by mistake, with a reason that stays. */
export function UndoNotifiedDialog({ row, told, people, work, onClose }: UndoNotifiedDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isShort = reason.trim().length < 5;

  async function send() {
    setTried(true);
    if (isShort) return;
    if ((await work.undo(told.id, reason.trim())) !== null) onClose();
  }

  return (
    <FormDialog
      title={`Deshacer el aviso a ${row.name}`}
      failure={work.failure}
      does={['Deshacer', send]}
      isSpaced
      isGrave
      onClose={onClose}
    >
      <Typography>
        {sayNotifiedMeans(told.means)}, {sayDay(told.on)}. Lo que decía y el motivo quedan en el
        registro.
      </Typography>
      {people > 1 && (
        <Typography>
          La misma anotación cubre a {people} personas: se deshace para todas ellas.
        </Typography>
      )}
      <TextField
        label="Motivo"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={tried && isShort}
        helperText={tried && isShort ? 'Escriba el motivo, de 5 a 500 letras.' : ' '}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        multiline
        required
      />
    </FormDialog>
  );
}
