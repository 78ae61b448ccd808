import {
  type ConvocationsAnswer,
  composeOutside,
  convocationEndpoints,
  declareOutsideRequest,
  localDateOf,
  textDigest,
} from '@asamblea/domain';
import { Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface DeclareOutsideProps {
  readonly answer: ConvocationsAnswer;
  /** By the server's clock, in milliseconds. */
  readonly now: number;
  readonly onClose: () => void;
  readonly onDeclared: () => void;
}

const { sentOn: sentOnSchema, means: meansSchema } = declareOutsideRequest.shape;

/** That the meeting was convened by other means, and to what: its id is kept, so that a retry declares it once. */
export function DeclareOutsideDialog({ answer, now, onClose, onDeclared }: DeclareOutsideProps) {
  const { facts } = answer;
  const { failure, ask } = useAct();
  const { add } = useToasts();
  const [convocationId] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState({ sentOn: '', means: '' });
  const [isTried, setTried] = useState(false);
  const today = localDateOf(now, facts.assembly.timeZone);
  const told = { sentOn: typed.sentOn, means: typed.means.trim() };
  const isDayWrong = !sentOnSchema.safeParse(told.sentOn).success || told.sentOn > today;
  const isMeansWrong = !meansSchema.safeParse(told.means).success;
  const composed = isDayWrong ? null : composeOutside(facts, told);

  async function declare() {
    setTried(true);
    if (composed === null || isMeansWrong) return;
    const declared = await ask(convocationEndpoints.declareOutside, {
      ...told,
      convocationId,
      session: facts.session,
      seen: textDigest(composed),
    });
    if (declared === null) return;
    add({ severity: 'success', summary: 'Convocatoria anotada', life: 5000 });
    onDeclared();
  }

  return (
    <FormDialog
      title="Ya se convocó por fuera"
      failure={failure}
      does={['Anotar la convocatoria', declare]}
      isSpaced
      onClose={onClose}
    >
      <Typography>
        Queda sellado que la convocatoria se hizo por otro medio y que decía lo que está fijado hoy.
        Si decía otra cosa, corrija primero la reunión. Después, lo que cambie se avisará aquí, y
        cambiar el orden del día pedirá quién lo aprobó.
      </Typography>
      <TextField
        label="Día en que salió"
        type="date"
        required
        value={typed.sentOn}
        error={isTried && isDayWrong}
        helperText={isTried && isDayWrong ? 'Escriba el día: hoy o antes.' : ' '}
        onChange={({ target }) => setTyped({ ...typed, sentOn: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
      />
      <TextField
        label="Por qué medio"
        required
        placeholder="carta y cartelera"
        value={typed.means}
        error={isTried && isMeansWrong}
        helperText={
          isTried && isMeansWrong ? 'Diga por qué medio: carta, cartelera, llamadas.' : ' '
        }
        onChange={({ target }) => setTyped({ ...typed, means: target.value })}
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
