import {
  amendedFrom,
  amendQuestionRequest,
  at,
  nominationEndpoints,
  type Question,
} from '@asamblea/domain';
import AmendIcon from '@mui/icons-material/DriveFileRenameOutline';
import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { Acting } from '../../../firebase/useAct.ts';
import { AskDialog } from '../../../ui/AskDialog.tsx';

interface AmendDraftProps {
  readonly question: Question;
  readonly act: Acting['act'];
}

/** Changes what is asked, on the floor, and keeps what was proposed to be read beside it. */
export function AmendDraft({ question, act }: AmendDraftProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(question.text);
  const [isTried, setTried] = useState(false);
  const asked = amendQuestionRequest.safeParse({ text });
  const isWrong = isTried && !asked.success;

  async function accept() {
    setTried(true);
    if (!asked.success) return;
    // Whatever it answers is said beside the question.
    await act(
      at(nominationEndpoints.amendQuestion, { questionId: question.questionId }),
      asked.data,
    );
    setOpen(false);
  }

  return (
    <>
      <Button
        startIcon={<AmendIcon />}
        onClick={() => {
          setText(question.text);
          setTried(false);
          setOpen(true);
        }}
      >
        Enmendar
      </Button>
      <AskDialog
        open={isOpen}
        header="Enmendar la pregunta"
        icon={<AmendIcon color="primary" />}
        acceptLabel="Dejarla así"
        onAccept={accept}
        onCancel={() => setOpen(false)}
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
    </>
  );
}
