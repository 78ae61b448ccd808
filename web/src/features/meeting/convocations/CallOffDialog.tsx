import {
  type Convocation,
  type ConvocationsAnswer,
  callOffRequest,
  composeCancellation,
  convocationEndpoints,
  convocationKindNames,
  formatCount,
  localDateOf,
  sayPeople,
  textDigest,
} from '@asamblea/domain';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
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

const written = callOffRequest.pick({ reason: true, signer: true });

/** Why the meeting is not held, and what everybody is going to read. Its id is kept: a retry sends one notice. */
export function CallOffDialog(props: CallOffDialogProps) {
  const { answer, last, now, onClose, onCalledOff } = props;
  const { facts, people, canMail } = answer;
  const { failure, ask } = useAct();
  const { add } = useToasts();
  const [convocationId] = useState(() => crypto.randomUUID());
  const draft = useDraft({ schema: written, begin: () => ({ reason: '', signer: '' }) });
  const reason = draft.typed.reason.trim();
  const signer = draft.typed.signer.trim();
  const today = localDateOf(now, last.timeZone);
  const composed = composeCancellation({ facts, today, last, reason, signer });

  async function callOff(): Promise<void> {
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
      does={['Cancelar y avisar a todos', () => draft.submit(callOff)]}
      cancels="Volver"
      isGrave
      isSpaced
      onClose={onClose}
    >
      <Typography>{sayReach(people, canMail)}</Typography>
      <DraftField
        {...{ draft, name: 'reason', label: 'Por qué se cancela', margin: 'none' }}
        hint="Lo lee todo el que fue citado."
        fault="Escriba el motivo."
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
      />
      <DraftField
        {...{ draft, name: 'signer', label: 'Quién firma y su cargo', margin: 'none' }}
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
  const reach = `El aviso sale por correo a ${formatCount(withMail)} de ${sayPeople(all)}.`;
  const without = all - withMail;
  return without === 0
    ? reach
    : `${reach} A ${formatCount(without)} sin correo hay que avisarles por otro medio.`;
}

const said = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
