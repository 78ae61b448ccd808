import { Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

interface EndProxyDialogProps {
  readonly header: string;
  readonly message: string;
  readonly acceptLabel: string;
  /** `release`: it was confirmed that the units accredited through the proxy leave. */
  readonly send: (release: boolean) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before a proxy ends. If somebody is already in the meeting with it, asks again saying who has
 * what: they leave only if that is confirmed.
 */
export function EndProxyDialog(props: EndProxyDialogProps) {
  const { header, message, acceptLabel, send, onDone, onClose } = props;
  const [held, setHeld] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function accept() {
    setFailure(null);
    try {
      await send(held !== null);
    } catch (error) {
      const problem = ApiFailure.of(error);
      if (problem.code === 'proxy-held') setHeld(problem.message);
      else setFailure(problem);
      return;
    }
    onDone();
    onClose();
  }

  return (
    <AskDialog
      open
      header={held === null ? header : 'El apoderado ya está en la reunión'}
      enter="rejects"
      acceptLabel={held === null ? acceptLabel : 'Seguir y retirar las unidades'}
      onAccept={accept}
      onCancel={onClose}
    >
      <Typography role={held === null ? undefined : 'alert'}>
        {held === null
          ? message
          : `${held} Quedan ausentes hasta que se acrediten de nuevo; los votos ya emitidos se mantienen.`}
      </Typography>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </AskDialog>
  );
}
