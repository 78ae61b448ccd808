import type { AssemblySession, Question } from '@asamblea/domain';
import TogetherIcon from '@mui/icons-material/PlaylistPlay';
import { Button } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import { useSwitches } from '../../../../firebase/session/useSwitches.ts';
import type { TogetherDialogProps } from './TogetherDialog.tsx';

const TogetherDialog = comesLater(
  async () => (await import('./TogetherDialog.tsx')).TogetherDialog,
);

interface OpenTogetherProps
  extends Pick<TogetherDialogProps, 'cot' | 'law' | 'outsideOf' | 'onOpened'> {
  readonly meeting: AssemblySession;
  readonly questions: readonly Question[];
}

/** Several drafts as one ballot: they open and close at the same time, each with its own rule. */
export function OpenTogether({ meeting, questions, ...props }: OpenTogetherProps) {
  /** Null until it is asked for. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [isTried, setTried] = useState(false);
  const { hasOperation } = useSwitches();
  const drafts = questions.filter(({ state }) => state === 'draft');
  if (!hasOperation('openTogether')) return null;
  if (meeting.state !== 'open' || meeting.openQuestionIds.length > 0 || drafts.length < 2)
    return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TogetherIcon />}
        onClick={() => {
          setTried(false);
          setOpen(true);
        }}
      >
        Abrir juntas…
      </Button>
      {isOpen !== null && (
        <TogetherDialog
          {...{ ...props, meeting, drafts, isTried }}
          open={isOpen}
          onTry={() => setTried(true)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
