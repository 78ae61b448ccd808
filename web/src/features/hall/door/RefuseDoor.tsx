import { type DoorPerson, decideDoorRequest, isVotingCapacity } from '@asamblea/domain';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';

interface RefuseDoorProps {
  readonly door: DoorPerson;
  readonly onRefuse: (reason: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Says first what refusing does, and asks why, as the acta will say it. */
export function RefuseDoor({ door, onRefuse, onCancel }: RefuseDoorProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const parsed = decideDoorRequest.safeParse({ verdict: 'refused', reason });
  const isWrong = isTried && !parsed.success;
  const labels = door.labels.join(', ');
  const leaves = door.labels.length === 1 ? 'sale' : 'salen';

  async function refuse() {
    setTried(true);
    if (parsed.success) await onRefuse(parsed.data.reason);
  }

  return (
    <AskDialog
      open
      header={`No confirmar a ${door.name}`}
      acceptLabel="No confirmar"
      onAccept={refuse}
      onCancel={onCancel}
    >
      <Typography>
        {isVotingCapacity(door.capacity)
          ? `Si está en la sala con ${labels}, ${leaves} del quórum de la sala ahora. Los votos que ya emitió se conservan y el acta lo dirá.`
          : 'El acta dirá que no se le reconoció.'}
      </Typography>
      <TextField
        label="Motivo, como saldrá en el acta"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isWrong}
        helperText={isWrong ? 'Escriba el motivo.' : ' '}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        multiline
        minRows={2}
        fullWidth
        required
        margin="normal"
      />
    </AskDialog>
  );
}
