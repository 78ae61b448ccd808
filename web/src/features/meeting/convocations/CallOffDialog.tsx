import {
  type Convocation,
  type ConvocationsAnswer,
  callOffRequest,
  composeCancellation,
  convocationEndpoints,
  convocationKindNames,
  formatCount,
  localDateOf,
  textDigest,
} from '@asamblea/domain';
import { Alert, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface CallOffDialogProps {
  readonly answer: ConvocationsAnswer;
  /** The newest notice that stands. */
  readonly last: Convocation;
  /** By the server's clock, in milliseconds. */
  readonly now: number;
  readonly onClose: () => void;
  readonly onCalledOff: () => void;
}

/** Why the meeting is not held, and what everybody is going to read. Its id is kept: a retry sends one notice. */
export function CallOffDialog(props: CallOffDialogProps) {
  const { answer, last, now, onClose, onCalledOff } = props;
  const { facts, people, canMail } = answer;
  const { failure, ask } = useAct();
  const { add } = useToasts();
  const [convocationId] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState({ reason: '', signer: '' });
  const [isTried, setTried] = useState(false);
  const reason = typed.reason.trim();
  const signer = typed.signer.trim();
  const isMissing = !callOffRequest.shape.reason.safeParse(reason).success;
  const today = localDateOf(now, last.timeZone);
  const composed = composeCancellation({ facts, today, last, reason, signer });

  async function callOff() {
    setTried(true);
    if (isMissing) return;
    const sent = await ask(convocationEndpoints.callOff, {
      convocationId,
      session: facts.session,
      reason,
      signer,
      seen: textDigest(composed),
    });
    if (sent === null) return;
    const summary = `${convocationKindNames.cancellation} n.º ${sent.number}: salió`;
    add({ severity: 'success', summary, life: 5000 });
    onClose();
    onCalledOff();
  }

  return (
    <FormDialog
      title="Cancelar la reunión"
      failure={failure}
      does={['Cancelar y avisar a todos', callOff]}
      cancels="Volver"
      isGrave
      isSpaced
      onClose={onClose}
    >
      <Typography>{sayReach(people, canMail)}</Typography>
      <TextField
        label="Por qué se cancela"
        helperText={isTried && isMissing ? 'Escriba el motivo.' : 'Lo lee todo el que fue citado.'}
        error={isTried && isMissing}
        value={typed.reason}
        multiline
        minRows={2}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
      />
      <TextField
        label="Quién firma y su cargo"
        value={typed.signer}
        onChange={({ target }) => setTyped({ ...typed, signer: target.value })}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
      {reason !== '' && (
        <Typography
          component="blockquote"
          aria-label="El aviso que sale"
          sx={{ m: 0, pl: 2, borderLeft: 3, borderColor: 'divider', ...said }}
        >
          {composed.text}
        </Typography>
      )}
      <Alert severity="warning">
        Queda sellada como sale y no se deshace. Los recordatorios en espera no salen. Si la reunión
        se hace después, se convoca de nuevo con su propio plazo.
      </Alert>
    </FormDialog>
  );
}

function sayReach({ all, withMail }: ConvocationsAnswer['people'], canMail: boolean): string {
  if (!canMail)
    return 'Aquí no se puede enviar correo todavía: la cancelación queda sellada y hay que avisar a todos por otros medios.';
  const reach = `El aviso sale por correo a ${formatCount(withMail)} de ${formatCount(all)} ${all === 1 ? 'persona' : 'personas'}.`;
  const without = all - withMail;
  return without === 0
    ? reach
    : `${reach} A ${formatCount(without)} sin correo hay que avisarles por otro medio.`;
}

const said = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
