import {
  type ActaRecord,
  type ActaVersion,
  actaVersionEndpoints,
  nextReason,
} from '@asamblea/domain';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import type { WrittenActa } from '../../../parts/acta/useWrittenActa.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface ReopenDialogProps {
  readonly acta: WrittenActa;
  readonly record: ActaRecord;
  /** The version that is corrected; null: it was not read yet. */
  readonly last: ActaVersion | null;
  /** The number of the one that begins. */
  readonly next: number;
  readonly onClose: () => void;
}

/** Why another version is made; what the record tells of it is there to begin with. */
export function ReopenDialog({ acta, record, last, next, onClose }: ReopenDialogProps) {
  const [reason, setReason] = useState(last === null ? '' : nextReason(last, record));
  const wasSigned = last !== null && last.signatures.length > 0;
  return (
    <FormDialog
      title={`Hacer la versión ${next}`}
      failure={acta.view.failure}
      isSpaced
      does={[
        `Abrir la versión ${next}`,
        async () => {
          const isOpen = await acta.act((read) =>
            askApi(actaVersionEndpoints.reopenActa, { ...read, reason: reason.trim() }),
          );
          if (isOpen) onClose();
        },
      ]}
      onClose={onClose}
    >
      <Typography>
        El acta vuelve a borrador para corregirla. La versión {next - 1} se conserva tal como está
        {wasSigned && ', con sus firmas: la nueva se firma otra vez'}.
      </Typography>
      <TextField
        label="Por qué hace falta otra versión"
        helperText="Queda escrito en la nueva versión. Diez letras o más."
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500, autoComplete: 'off' } }}
      />
    </FormDialog>
  );
}
