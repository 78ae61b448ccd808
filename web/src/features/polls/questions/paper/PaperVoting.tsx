import { isSecret, sessionMay } from '@asamblea/domain';
import PaperIcon from '@mui/icons-material/DescriptionOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import { useSession } from '../../../../firebase/session/session.tsx';
import type { PaperDialogProps } from './PaperDialog.tsx';

const PaperDialog = comesLater(async () => (await import('./PaperDialog.tsx')).PaperDialog);

/** A draft that the hall voted on paper while there was no network is written down with its hours. */
export function PaperVoting(props: Omit<PaperDialogProps, 'onClose'>) {
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (isSecret(props.question) || !sessionMay(session, 'recordPaper')) return null;
  return (
    <>
      <Button startIcon={<PaperIcon />} onClick={() => setOpen(true)}>
        Se votó en papel durante un corte
      </Button>
      {isOpen && <PaperDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
