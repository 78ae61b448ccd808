import { type ActaRecord, actaEndpoints, localDateOf } from '@asamblea/domain';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import type { WrittenActa } from '../../../parts/acta/useWrittenActa.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { OpenCommentsAsk } from './comments/OpenCommentsAsk.tsx';

interface ApproveDialogProps {
  readonly acta: WrittenActa;
  readonly record: ActaRecord;
  /** How many comments nobody settled. */
  readonly openComments: number;
  readonly onClose: () => void;
}

/** The approver and the day: the document says it. */
export function ApproveDialog({ acta, record, openComments, onClose }: ApproveDialogProps) {
  const today = localDateOf(record.quorum.readAt, record.assembly.timeZone);
  const [approver, setApprover] = useState('');
  const [on, setOn] = useState<string>(today);
  const { failure } = acta.view;
  const [isSure, setSure] = useState(false);
  const approve = async () => {
    const approval = { approver: approver.trim(), on };
    const asked = await acta.act((read) =>
      askApi(actaEndpoints.moveActa, { ...read, state: 'approved', approval }),
    );
    if (asked) onClose();
  };
  return (
    <FormDialog
      title="Aprobar el acta"
      failure={failure}
      isSpaced
      does={openComments > 0 && !isSure ? null : ['Aprobar', approve]}
      onClose={onClose}
    >
      <Typography>
        Sus palabras ya no cambian. Quien administra puede devolverla a borrador.
      </Typography>
      <OpenCommentsAsk open={openComments} isSure={isSure} onChange={setSure} />
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
