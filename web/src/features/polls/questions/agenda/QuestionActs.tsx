import MoreIcon from '@mui/icons-material/MoreVert';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import type { ActsPanelProps } from './ActsPanel.tsx';

const ActsPanel = comesLater(async () => (await import('./ActsPanel.tsx')).ActsPanel);

/** The other actions on a question, a press away. */
export function QuestionActs(props: Pick<ActsPanelProps, 'question' | 'acts'>) {
  /** Null until it is asked for; then it stays: what is asked from it has its place there. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button
        aria-label="Más acciones"
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        startIcon={<MoreIcon />}
        onClick={() => setOpen(true)}
        sx={{
          flexShrink: 0,
          minWidth: 48,
          px: { xs: 0, sm: 1.5 },
          '& .MuiButton-startIcon': { mx: 0 },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 0.5 }}>
          Más acciones
        </Box>
      </Button>
      {isOpen !== null && <ActsPanel {...props} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
