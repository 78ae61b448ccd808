import {
  type ComposedConvocation,
  type ConvocationsAnswer,
  convocationEndpoints,
  convocationKindNames,
  formatCount,
  sayPeople,
  textDigest,
  type WrittenKind,
} from '@asamblea/domain';
import { Alert, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';

interface SendDialogProps {
  readonly composed: ComposedConvocation;
  readonly kind: WrittenKind;
  readonly session: number;
  readonly people: ConvocationsAnswer['people'];
  readonly canMail: boolean;
  readonly annexes: number;
  /** Keeps what is written; when it was saved, or null. */
  readonly save: () => Promise<number | null>;
  readonly saveFailure: ApiFailure | null;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/**
 * The consequences of sending, and the reason in spite of serious problems. Its id is kept: a retry sends one
 * notice.
 */
export function SendDialog(props: SendDialogProps) {
  const { composed, kind, session, people, canMail, annexes, save, onClose, onSent } = props;
  const { failure, ask } = useAct();
  const { add } = useToasts();
  const [convocationId] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const serious = composed.problems.filter((problem) => problem.serious);
  const needsReason = !composed.ok && reason.trim() === '';

  async function send() {
    setTried(true);
    if (needsReason) return;
    const savedAt = await save();
    if (savedAt === null) return;
    const sent = await ask(convocationEndpoints.sendConvocation, {
      convocationId,
      session,
      kind,
      savedAt,
      seen: textDigest(composed),
      reason: composed.ok ? '' : reason.trim(),
    });
    if (sent === null) return;
    const summary = `${convocationKindNames[kind]} n.º ${sent.number}: salió`;
    add({ severity: 'success', summary, life: 5000 });
    onSent();
  }

  return (
    <FormDialog
      title={kind === 'correction' ? 'Enviar la corrección' : 'Enviar la convocatoria'}
      failure={failure ?? props.saveFailure}
      does={[composed.ok ? 'Enviar a todos' : 'Enviar de todos modos', send]}
      isGrave={!composed.ok}
      isSpaced
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{composed.subject}</Typography>
      <Typography>{sayReach(people, canMail)}</Typography>
      {annexes > 0 && <Typography>Anexos: {annexes}, en su versión de ahora.</Typography>}
      <Typography>
        Queda sellada como sale: después nadie la cambia. Lo que deba corregirse va en otro aviso,
        con su propio plazo.
      </Typography>
      {!composed.ok && (
        <>
          {serious.map(({ text, cited }) => (
            <Alert key={text} severity="error">
              {text} {cited !== '' && <small>{cited}.</small>}
            </Alert>
          ))}
          <TextField
            label="Por qué se envía así"
            helperText={
              isTried && needsReason
                ? 'Escriba la razón, o cierre y corrija el aviso.'
                : 'Queda anotado con el aviso.'
            }
            error={isTried && needsReason}
            value={reason}
            multiline
            minRows={2}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </>
      )}
    </FormDialog>
  );
}

function sayReach({ all, withMail }: SendDialogProps['people'], canMail: boolean): string {
  if (!canMail)
    return 'Aquí no se puede enviar correo todavía: la convocatoria queda sellada y hay que avisar a todos por otros medios. Si más tarde se puede, se la envía por correo desde esta página.';
  const without = all - withMail;
  const reach = `Sale por correo a ${formatCount(withMail)} de ${sayPeople(all)}.`;
  if (without === 0) return reach;
  return `${reach} A ${formatCount(without)} sin correo hay que avisarles por otro medio.`;
}
