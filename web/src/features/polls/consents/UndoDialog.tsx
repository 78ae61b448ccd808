import { type AbsenteeRow, type UndoRequest, undoRequest } from '@asamblea/domain';
import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import type { ConsentWork } from './useConsentWork.ts';
import { WorkFailure } from './WorkFailure.tsx';

interface UndoDialogProps {
  readonly row: AbsenteeRow;
  readonly work: ConsentWork;
  readonly onClose: () => void;
}

const written = undoRequest.pick({ what: true, reason: true });
type Written = Pick<UndoRequest, 'what' | 'reason'>;

/** Takes back what was written down by mistake, with the reason, which stays. */
export function UndoDialog({ row, work, onClose }: UndoDialogProps) {
  const { owner, notice, objection, noticeId } = row;
  const draft = useDraft({
    schema: written,
    begin: (): Written => ({ what: objection === null ? 'notice' : 'objection', reason: '' }),
  });

  async function accept({ what, reason }: Written): Promise<void> {
    const recorded = what === 'notice' ? notice : objection;
    if (recorded === null) return;
    const asked = { noticeId, what, on: recorded.on, reason };
    if ((await work.undo(asked)) !== null) onClose();
  }

  return (
    <AskDialog
      open
      header={`Deshacer lo anotado de ${owner}`}
      acceptLabel="Deshacer"
      onAccept={() => draft.submit(accept)}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <WorkFailure failure={work.failure} />
        <Typography>Lo que decía y el motivo quedan en el registro.</Typography>
        {notice !== null && objection !== null && (
          <RadioGroup
            aria-label="Qué se deshace"
            value={draft.typed.what}
            onChange={(_, value) =>
              draft.change('what', value === 'notice' ? 'notice' : 'objection')
            }
          >
            <FormControlLabel value="objection" label="La oposición" control={<Radio />} />
            <FormControlLabel value="notice" label="La notificación" control={<Radio />} />
          </RadioGroup>
        )}
        <DraftField
          {...{ draft, name: 'reason', label: 'Motivo', margin: 'none' }}
          hint=" "
          fault="Escriba el motivo, de 5 a 500 letras."
          slotProps={{ htmlInput: { maxLength: 500 } }}
          multiline
          minRows={2}
          required
        />
      </Box>
    </AskDialog>
  );
}
