import {
  type AbsenteeRow,
  addDays,
  type ConsentView,
  localDateSchema,
  type NoticeMeans,
  noticeMeans,
  sayDate,
} from '@asamblea/domain';
import NotifyIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { DayField } from './DayField.tsx';
import { MeansField } from './MeansField.tsx';
import type { ConsentWork } from './useConsentWork.ts';
import { WorkFailure } from './WorkFailure.tsx';

interface NotifyDialogProps {
  readonly view: ConsentView;
  readonly rows: readonly AbsenteeRow[];
  readonly work: ConsentWork;
  readonly onClose: () => void;
}

/** When, how and with what proof the decision reached them: their days begin there. */
export function NotifyDialog({ view, rows, work, onClose }: NotifyDialogProps) {
  const { process, today } = view;
  const [on, setOn] = useState(today);
  const [means, setMeans] = useState<NoticeMeans>('certified-mail');
  const [proof, setProof] = useState('');
  const { add } = useToasts();
  const isDay = localDateSchema.safeParse(on).success && on >= process.closedOn && on <= today;
  const who = rows.length === 1 ? `a ${rows[0]?.owner}` : `a ${rows.length} propietarios`;

  async function accept() {
    if (!isDay) return;
    const noticeIds = rows.map(({ noticeId }) => noticeId);
    const changed = await work.notify({ noticeIds, on, means, proof: proof.trim() });
    if (changed === null) return;
    add({
      severity: 'success',
      summary: changed === 1 ? 'Notificación anotada' : `${changed} notificaciones anotadas`,
    });
    onClose();
  }

  return (
    <AskDialog
      open
      header={`Anotar la notificación ${who}`}
      acceptLabel="Anotar"
      icon={<NotifyIcon />}
      onAccept={accept}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <WorkFailure failure={work.failure} />
        <DayField
          label="Día en que la recibieron"
          value={on}
          min={process.closedOn}
          max={today}
          onChange={setOn}
        />
        <MeansField value={means} among={noticeMeans} onChange={setMeans} />
        <TextField
          label="Prueba"
          value={proof}
          onChange={({ target }) => setProof(target.value)}
          helperText="Número del envío, quién firmó el recibo… Puede quedar vacía."
          slotProps={{ htmlInput: { maxLength: 300 } }}
          fullWidth
        />
        {isDay && (
          <Typography color="textSecondary">
            Podrán oponerse hasta el {sayDate(addDays(on, process.days))}.
          </Typography>
        )}
      </Box>
    </AskDialog>
  );
}
