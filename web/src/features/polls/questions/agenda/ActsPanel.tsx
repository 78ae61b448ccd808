import { type AgendaWarning, type Question, sayQuestionNumber } from '@asamblea/domain';
import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { AnnulVoting } from '../closed/AnnulVoting.tsx';
import { HallRecounting } from '../closed/HallRecounting.tsx';
import { DraftTools } from '../draft/DraftTools.tsx';
import type { Writing } from '../useWriting.ts';

export interface ActsPanelProps {
  readonly question: Question;
  readonly acts: {
    /** Numbers of the drafts before and after it; null at either end. */
    readonly before: number | null;
    readonly after: number | null;
    readonly writing: Writing;
    /** The law on voting it, where it was not announced, and its warnings. */
    readonly outside: AgendaWarning | null;
    readonly warnings: readonly string[];
    readonly act: Acting['act'];
  };
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A draft is corrected, moved, copied or taken away; an opened question is annulled, and a closed one counted again. One press closes it. */
export function ActsPanel({ question, acts, open, onClose }: ActsPanelProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
      // A dialog opened from here goes on once this is closed.
      keepMounted
    >
      <DialogTitle id={id}>Más acciones · pregunta {sayQuestionNumber(question)}</DialogTitle>
      <DialogContent onClick={onClose} sx={list}>
        {question.state === 'draft' ? (
          <DraftTools {...{ question, ...acts }} />
        ) : (
          <>
            {question.state === 'closed' && <HallRecounting question={question} act={acts.act} />}
            <AnnulVoting questionId={question.questionId} act={acts.act} />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

const list = {
  display: 'grid',
  '& .MuiButton-root': { justifyContent: 'flex-start', textAlign: 'start', minHeight: 48, px: 1.5 },
} as const;
