import {
  amendedFrom,
  amendQuestionRequest,
  at,
  nominationEndpoints,
  type Question,
} from '@asamblea/domain';
import AmendIcon from '@mui/icons-material/DriveFileRenameOutline';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { AskDialog } from '../../../../ui/dialogs/AskDialog.tsx';

export interface AmendDialogProps {
  readonly question: Question;
  readonly act: Acting['act'];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How a question is left by the meeting, beside what was proposed. */
export function AmendDialog({ question, act, open, onClose }: AmendDialogProps) {
  const [text, setText] = useState(question.text);
  const [isTried, setTried] = useState(false);
  const asked = amendQuestionRequest.safeParse({ text });
  const isWrong = isTried && !asked.success;

  async function accept() {
    setTried(true);
    if (!asked.success) return;
    // The answer is shown beside the question.
    await act(
      at(nominationEndpoints.amendQuestion, { questionId: question.questionId }),
      asked.data,
    );
    onClose();
  }

  return (
    <AskDialog
      open={open}
      header="Enmendar la pregunta"
      icon={<AmendIcon color="primary" />}
      acceptLabel="Dejarla así"
      onAccept={accept}
      onCancel={onClose}
    >
      <Typography>
        El informe y el acta dirán lo propuesto y cómo quedó. Propuesta: «
        {amendedFrom(question) ?? question.text}»
      </Typography>
      <TextField
        label="Cómo queda"
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isWrong}
        helperText={isWrong ? 'Escriba la pregunta completa, de 5 a 600 letras.' : undefined}
        slotProps={{ htmlInput: { maxLength: 600 } }}
        multiline
        minRows={3}
        fullWidth
        margin="normal"
      />
    </AskDialog>
  );
}
