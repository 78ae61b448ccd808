import AmendIcon from '@mui/icons-material/DriveFileRenameOutline';
import { Button } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import type { AmendDialogProps } from './AmendDialog.tsx';

const AmendDialog = comesLater(async () => (await import('./AmendDialog.tsx')).AmendDialog);

/** Changes what is asked, in the meeting, and keeps what was proposed to be read beside it. */
export function AmendDraft(props: Pick<AmendDialogProps, 'question' | 'act'>) {
  const [isOpen, setOpen] = useState(false);
  /** Each time it begins with the question as it is. */
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Button
        startIcon={<AmendIcon />}
        onClick={() => {
          setTurn(turn + 1);
          setOpen(true);
        }}
      >
        Enmendar
      </Button>
      {turn > 0 && (
        <AmendDialog key={turn} {...props} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
