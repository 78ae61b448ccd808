import { type ActaRecord, actaEndpoints, localDateOf } from '@asamblea/domain';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/askApi.ts';
import type { WrittenActa } from '../../../parts/acta/useWrittenActa.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';

interface ApproveDialogProps {
  readonly acta: WrittenActa;
  readonly record: ActaRecord;
  readonly onClose: () => void;
}

/** Who approved them and on which day: the document says it. */
export function ApproveDialog({ acta, record, onClose }: ApproveDialogProps) {
  const today = localDateOf(record.quorum.readAt, record.assembly.timeZone);
  const [approver, setApprover] = useState('');
  const [on, setOn] = useState<string>(today);
  const { failure } = acta.view;
  return (
    <FormDialog
      title="Aprobar el acta"
      failure={failure}
      isSpaced
      does={[
        'Aprobar',
        async () => {
          const approval = { approver: approver.trim(), on };
          const asked = await acta.act((read) =>
            askApi(actaEndpoints.moveActa, { ...read, state: 'approved', approval }),
          );
          if (asked) onClose();
        },
      ]}
      onClose={onClose}
    >
      <Typography>
        Sus palabras ya no cambian. Quien administra puede devolverla a borrador.
      </Typography>
      <TextField
        label="Quién la aprobó"
        placeholder="la asamblea, al terminar la reunión"
        value={approver}
        onChange={({ target }) => setApprover(target.value)}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
      />
      <TextField
        type="date"
        label="Fecha"
        value={on}
        onChange={({ target }) => setOn(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </FormDialog>
  );
}
