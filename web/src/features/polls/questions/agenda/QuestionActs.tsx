import MoreIcon from '@mui/icons-material/MoreVert';
import { Button } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../../firebase/comesLater.tsx';
import type { ActsPanelProps } from './ActsPanel.tsx';

const ActsPanel = comesLater(async () => (await import('./ActsPanel.tsx')).ActsPanel);

/** What else can be done with a question, a press away. */
export function QuestionActs(props: Pick<ActsPanelProps, 'question' | 'acts'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** Once it was opened it stays: what is asked from it has its place there. */
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        startIcon={<MoreIcon />}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpen(true);
        }}
        sx={{ flexShrink: 0 }}
      >
        Más acciones
      </Button>
      {anchor !== null && (
        <ActsPanel {...props} anchor={anchor} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
