import {
  type ActaDetails,
  type ActaDocument,
  type ActaRecord,
  type ActaState,
  actaLifeOf,
  actaStateNames,
  citeSource,
  localDateOf,
  type OpenState,
  sayDate,
} from '@asamblea/domain';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useSession } from '../../../firebase/session.tsx';
import { useMay } from '../../../firebase/useMay.ts';
import type { WrittenActa } from '../../../parts/acta/useWrittenActa.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { formatMoment } from '../../../ui/formatMoment.ts';
import { StateChip, type StateTone } from '../../../ui/StateChip.tsx';

interface ActaStepsProps {
  readonly document: ActaDocument;
  readonly record: ActaRecord;
  /** As they are shown: what the record says and nobody typed goes into the minutes with each step. */
  readonly details: ActaDetails;
  readonly acta: WrittenActa;
}

const tones: Readonly<Record<ActaState, StateTone>> = {
  draft: 'neutral',
  review: 'info',
  approved: 'success',
  fixed: 'warning',
  signed: 'success',
  communicated: 'success',
};

/** In which step of their life the minutes are, who took each, and the buttons of the next. */
export function ActaSteps({ document, record, details, acta }: ActaStepsProps) {
  const { rulePack, timeZone } = record.assembly;
  const life = actaLifeOf(rulePack);
  const { state, steps } = document;
  const isAdmin = useSession().session.role === 'admin';
  const mayMove = useMay('writeActa') && (state !== 'approved' || isAdmin);
  const [isApproving, setApproving] = useState(false);
  const { failure, saving } = acta.view;
  const go = async (to: OpenState) => {
    const { words } = acta.view;
    if (JSON.stringify(words.details) !== JSON.stringify(details))
      acta.write({ ...words, details });
    return acta.move(to);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StateChip label={actaStateNames[state]} tone={tones[state]} size="medium" />
        {mayMove && state === 'draft' && (
          <BusyButton variant="outlined" onPress={() => go('review')}>
            Pasar a revisión
          </BusyButton>
        )}
        {mayMove && state === 'review' && life.steps.includes('approved') && (
          <BusyButton variant="contained" onPress={async () => setApproving(true)}>
            Aprobar
          </BusyButton>
        )}
        {mayMove && state !== 'draft' && (
          <BusyButton onPress={() => go('draft')}>Devolver a borrador</BusyButton>
        )}
      </Box>
      {!life.steps.includes('approved') && life.source !== null && (
        <Typography variant="body2" color="textSecondary">
          Esta ley no pide aprobarla: se cierra con las firmas ({citeSource(life.source)}).
        </Typography>
      )}
      {steps.length > 0 && (
        <Box component="ol" aria-label="Pasos del acta" sx={{ m: 0, pl: 2.5 }}>
          {steps.map((step) => (
            <Typography component="li" variant="body2" key={`${step.at} ${step.state}`}>
              {actaStateNames[step.state]}: {step.name}, {formatMoment(step.at, timeZone)}
              {step.approval !== undefined &&
                `. La aprobó ${step.approval.approver}, el ${sayDate(step.approval.on)}`}
            </Typography>
          ))}
        </Box>
      )}
      {failure !== null && saving === 'saved' && !isApproving && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {isApproving && (
        <ApproveDialog acta={acta} record={record} onClose={() => setApproving(false)} />
      )}
    </Box>
  );
}

interface ApproveDialogProps extends Pick<ActaStepsProps, 'acta' | 'record'> {
  readonly onClose: () => void;
}

/** Who approved them and on which day: the document says it. */
function ApproveDialog({ acta, record, onClose }: ApproveDialogProps) {
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
          if (await acta.move('approved', { approver: approver.trim(), on })) onClose();
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
