import {
  type AbsenteeRow,
  type ConsentView,
  localDateSchema,
  type ObjectionMeans,
  objectionMeans,
  sayDate,
} from '@asamblea/domain';
import ObjectIcon from '@mui/icons-material/FrontHandOutlined';
import { Alert, Box, TextField } from '@mui/material';
import { useState } from 'react';
import { paperFault } from '../../../firebase/asking/sendPaper.ts';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { type ChosenPaper, PaperField } from '../../../ui/files/PaperField.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { DayField } from './DayField.tsx';
import { MeansField } from './MeansField.tsx';
import type { ConsentWork } from './useConsentWork.ts';
import { WorkFailure } from './WorkFailure.tsx';

interface ObjectionDialogProps {
  readonly view: ConsentView;
  readonly row: AbsenteeRow;
  readonly work: ConsentWork;
  readonly onClose: () => void;
}

const onPaper = objectionMeans.filter((means) => means !== 'app');

/** An objection that came in: its day decides whether it counts, and says so before it is written down. */
export function ObjectionDialog({ view, row, work, onClose }: ObjectionDialogProps) {
  const { process, today } = view;
  const [on, setOn] = useState(today);
  const [means, setMeans] = useState<ObjectionMeans>('certified-mail');
  const [reason, setReason] = useState('');
  const [paper, setPaper] = useState<ChosenPaper | null>(null);
  const { add } = useToasts();
  const isDay = localDateSchema.safeParse(on).success && on >= process.closedOn && on <= today;
  const isLate = isDay && row.lastDay !== null && on > row.lastDay;
  const isFinal = process.state === 'settled';

  async function accept() {
    if (!isDay) return;
    const asked = { noticeId: row.noticeId, on, means, reason: reason.trim() };
    const answer = await work.object(asked, paper);
    if (answer === null) return;
    add(
      answer.counts
        ? { severity: 'success', summary: 'Oposición anotada' }
        : {
            severity: 'info',
            summary: 'Oposición anotada',
            detail: 'Queda como constancia: no cuenta.',
          },
    );
    onClose();
  }

  return (
    <AskDialog
      open
      header={`Anotar la oposición de ${row.owner}`}
      acceptLabel="Anotar"
      icon={<ObjectIcon />}
      onAccept={accept}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <WorkFailure failure={work.failure} />
        <DayField
          label="Día en que llegó"
          value={on}
          min={process.closedOn}
          max={today}
          onChange={setOn}
        />
        <MeansField value={means} among={onPaper} onChange={setMeans} />
        <TextField
          label="Motivo"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          helperText="Como lo escribió. Puede quedar vacío."
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
          multiline
          minRows={2}
          fullWidth
        />
        <PaperField
          label="Escrito de oposición"
          faultOf={paperFault}
          paper={paper}
          onChange={setPaper}
        />
        <Box role="status">
          {isFinal && (
            <Alert severity="warning" role="presentation">
              El veredicto ya es definitivo: se guardará como constancia y no lo cambiará.
            </Alert>
          )}
          {!isFinal && isLate && row.lastDay !== null && (
            <Alert severity="warning" role="presentation">
              Su plazo terminó el {sayDate(row.lastDay)}: se guardará y no contará.
            </Alert>
          )}
        </Box>
      </Box>
    </AskDialog>
  );
}
