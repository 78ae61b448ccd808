import { type ActaObjectionView, objectionAtMost, toldEndpoints } from '@asamblea/domain';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface AnswerDialogProps {
  readonly session: number;
  readonly call: number;
  readonly objection: ActaObjectionView;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The answer to an objector: once, and they read it. */
export function AnswerDialog({ session, call, objection, onDone, onClose }: AnswerDialogProps) {
  const [text, setText] = useState('');
  const { failure, attempt } = useAttempt();
  const { objectionId, name } = objection;

  async function send() {
    if (text.trim() === '') return;
    await attempt(async () => {
      const asked = { objectionId, session, call, text: text.trim() };
      await askApi(toldEndpoints.answerActaObjection, asked);
      onDone();
      onClose();
    });
  }

  return (
    <FormDialog
      title={`Responder a ${name}`}
      failure={failure}
      does={['Responder', send]}
      isSpaced
      onClose={onClose}
    >
      <Typography>La lee quien se opuso. No se cambia después.</Typography>
      <TextField
        label="Respuesta"
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: objectionAtMost } }}
        multiline
        minRows={3}
        required
      />
    </FormDialog>
  );
}
