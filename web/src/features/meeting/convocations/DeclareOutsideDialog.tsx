import {
  type ConvocationsAnswer,
  composeOutside,
  convocationEndpoints,
  type DeclareOutsideRequest,
  declareOutsideRequest,
  localDateOf,
  textDigest,
} from '@asamblea/domain';
import { Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface DeclareOutsideProps {
  readonly answer: ConvocationsAnswer;
  /** By the server's clock, in milliseconds. */
  readonly now: number;
  readonly onClose: () => void;
  readonly onDeclared: () => void;
}

const told = declareOutsideRequest.pick({ sentOn: true, means: true });
type Told = Pick<DeclareOutsideRequest, 'sentOn' | 'means'>;

/** That the meeting was convened by other means, and to what: its id is kept, so that a retry declares it once. */
export function DeclareOutsideDialog({ answer, now, onClose, onDeclared }: DeclareOutsideProps) {
  const { facts } = answer;
  const { failure, ask } = useAct();
  const { add } = useToasts();
  const [convocationId] = useState(() => crypto.randomUUID());
  const today = localDateOf(now, facts.assembly.timeZone);
  const draft = useDraft({
    schema: told,
    begin: () => ({ sentOn: '', means: '' }),
    read: ({ sentOn, means }) => ({ sentOn: sentOn > today ? '' : sentOn, means: means.trim() }),
  });
  const { sentOn, means } = draft.typed;
  const isDay = told.shape.sentOn.safeParse(sentOn).success && sentOn <= today;
  const composed = isDay ? composeOutside(facts, { sentOn, means: means.trim() }) : null;

  async function declare(asked: Told): Promise<void> {
    const declared = await ask(convocationEndpoints.declareOutside, {
      ...asked,
      convocationId,
      session: facts.session,
      seen: textDigest(composeOutside(facts, asked)),
    });
    if (declared === null) return;
    add({ severity: 'success', summary: 'Convocatoria anotada', life: 5000 });
    onDeclared();
  }

  return (
    <FormDialog
      title="Ya se convocó por fuera"
      failure={failure}
      does={['Anotar la convocatoria', () => draft.submit(declare)]}
      isSpaced
      onClose={onClose}
    >
      <Typography>
        Queda sellado que la convocatoria se hizo por otro medio y que decía lo que está fijado hoy.
        Si decía otra cosa, corrija primero la reunión. Después, lo que cambie se avisará aquí, y
        cambiar el orden del día pedirá quién lo aprobó.
      </Typography>
      <DraftField
        {...{ draft, name: 'sentOn', label: 'Día en que salió', type: 'date', margin: 'none' }}
        required
        hint=" "
        fault="Escriba el día: hoy o antes."
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
      />
      <DraftField
        {...{ draft, name: 'means', label: 'Por qué medio', margin: 'none' }}
        required
        placeholder="carta y cartelera"
        hint=" "
        fault="Diga por qué medio: carta, cartelera, llamadas."
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {composed !== null && (
        <Paper variant="outlined" sx={{ p: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {composed.text}
        </Paper>
      )}
    </FormDialog>
  );
}
