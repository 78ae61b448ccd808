import {
  type AbsenteeRow,
  type ConsentView,
  localDateSchema,
  meansNames,
  type ObjectionRequest,
  objectionMeans,
  objectionRequest,
  sayDate,
} from '@asamblea/domain';
import ObjectIcon from '@mui/icons-material/FrontHandOutlined';
import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { paperFault } from '../../../firebase/asking/sendPaper.ts';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { type ChosenPaper, PaperField } from '../../../ui/files/PaperField.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import type { ConsentWork } from './useConsentWork.ts';
import { WorkFailure } from './WorkFailure.tsx';

interface ObjectionDialogProps {
  readonly view: ConsentView;
  readonly row: AbsenteeRow;
  readonly work: ConsentWork;
  readonly onClose: () => void;
}

const written = objectionRequest.pick({ on: true, means: true, reason: true });
type Written = Pick<ObjectionRequest, 'on' | 'means' | 'reason'>;
const onPaper = objectionMeans.filter((means) => means !== 'app');

/** An objection that came in: its day decides whether it counts, and says so before it is written down. */
export function ObjectionDialog({ view, row, work, onClose }: ObjectionDialogProps) {
  const { process, today } = view;
  const [paper, setPaper] = useState<ChosenPaper | null>(null);
  const isDay = (on: string) =>
    localDateSchema.safeParse(on).success && on >= process.closedOn && on <= today;
  const draft = useDraft({
    schema: written,
    begin: (): Written => ({ on: today, means: 'certified-mail', reason: '' }),
    read: ({ on, ...typed }) => ({ ...typed, on: isDay(on) ? on : '' }),
  });
  const { on } = draft.typed;
  const { add } = useToasts();
  const isLate = isDay(on) && row.lastDay !== null && on > row.lastDay;
  const isFinal = process.state === 'settled';

  async function accept(asked: Written): Promise<void> {
    const answer = await work.object({ ...asked, noticeId: row.noticeId }, paper);
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
      onAccept={() => draft.submit(accept)}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <WorkFailure failure={work.failure} />
        <DraftField
          {...{ draft, name: 'on', label: 'Día en que llegó', type: 'date', margin: 'none' }}
          isWrong={!isDay(on)}
          hint=""
          fault="Entre el cierre de la votación y hoy."
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { min: process.closedOn, max: today },
          }}
          required
        />
        <DraftField
          {...{ draft, name: 'means', label: 'Medio', margin: 'none' }}
          choices={onPaper.map((one) => [one, meansNames[one]])}
          isMenu
        />
        <DraftField
          {...{ draft, name: 'reason', label: 'Motivo', margin: 'none' }}
          hint="Como lo escribió. Puede quedar vacío."
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
          multiline
          minRows={2}
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
