import type { Question } from '@asamblea/domain';
import { Box, Popover } from '@mui/material';
import type { Acting } from '../../../../firebase/useAct.ts';
import { AnnulVoting } from '../closed/AnnulVoting.tsx';
import { DraftTools } from '../draft/DraftTools.tsx';
import type { Writing } from '../useWriting.ts';

export interface ActsPanelProps {
  readonly question: Question;
  readonly acts: {
    /** Numbers of the drafts before and after it; null at either end. */
    readonly before: number | null;
    readonly after: number | null;
    readonly writing: Writing;
    readonly act: Acting['act'];
  };
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A draft is corrected, moved, copied or taken away; what was opened is annulled. One press closes it. */
export function ActsPanel({ question, acts, anchor, open, onClose }: ActsPanelProps) {
  const { questionId, text, state } = question;
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      // What was asked from here goes on once this is closed.
      keepMounted
      slotProps={{ paper: { role: 'dialog', 'aria-label': `Más acciones de «${text}»` } }}
    >
      <Box onClick={onClose} sx={list}>
        {state === 'draft' ? (
          <DraftTools {...{ question, ...acts }} />
        ) : (
          <AnnulVoting questionId={questionId} act={acts.act} />
        )}
      </Box>
    </Popover>
  );
}

const list = {
  display: 'grid',
  p: 1,
  '& .MuiButton-root': { justifyContent: 'flex-start', minHeight: 44, px: 2 },
} as const;
