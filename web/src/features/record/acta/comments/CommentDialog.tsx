import { commentAtMost } from '@asamblea/domain';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';

interface CommentDialogProps {
  readonly title: string;
  /** The subject of the comment, or of the answer. */
  readonly about: string;
  readonly label: string;
  /** The id is the same for each time that it is sent. */
  readonly send: (id: string, text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Where a comment is written, or an answer to one. */
export function CommentDialog({ title, about, label, send, onClose }: CommentDialogProps) {
  const [text, setText] = useState('');
  const [id] = useState(() => crypto.randomUUID());
  const { failure, attempt } = useAttempt();

  async function write() {
    if (text.trim() === '') return;
    await attempt(async () => {
      await send(id, text.trim());
      onClose();
    });
  }

  return (
    <FormDialog title={title} failure={failure} does={[label, write]} isSpaced onClose={onClose}>
      <Typography color="textSecondary" sx={quoted}>
        {about}
      </Typography>
      <TextField
        label={label === 'Responder' ? 'Respuesta' : 'Comentario'}
        helperText="Lo leen quienes preparan el acta. No sale en el acta ni en su PDF."
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: commentAtMost } }}
        autoFocus
        multiline
        minRows={3}
        required
      />
    </FormDialog>
  );
}

const quoted = {
  borderLeft: 3,
  borderColor: 'divider',
  pl: 1.5,
  maxHeight: 160,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;
