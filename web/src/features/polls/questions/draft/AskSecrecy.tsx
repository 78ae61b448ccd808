import type { SecrecyWish } from '@asamblea/domain';
import NamesIcon from '@mui/icons-material/ListAlt';
import SecretIcon from '@mui/icons-material/VisibilityOff';
import { Button } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import type { AskSecrecyDialogProps } from './AskSecrecyDialog.tsx';

const AskSecrecyDialog = comesLater(
  async () => (await import('./AskSecrecyDialog.tsx')).AskSecrecyDialog,
);

/** Somebody asks in the meeting how a question is voted. */
export function AskSecrecy(props: Pick<AskSecrecyDialogProps, 'question' | 'act'>) {
  const [wish, setWish] = useState<SecrecyWish>('secret');
  const [isOpen, setOpen] = useState(false);
  /** Each time it begins with nobody chosen. */
  const [turn, setTurn] = useState(0);
  const ask = (asked: SecrecyWish) => {
    setWish(asked);
    setTurn(turn + 1);
    setOpen(true);
  };
  return (
    <>
      <Button startIcon={<SecretIcon />} onClick={() => ask('secret')}>
        Piden voto secreto
      </Button>
      <Button startIcon={<NamesIcon />} onClick={() => ask('names')}>
        Piden que consten los nombres
      </Button>
      {turn > 0 && (
        <AskSecrecyDialog
          key={turn}
          {...props}
          wish={wish}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
