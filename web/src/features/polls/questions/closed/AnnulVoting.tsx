import AnnulIcon from '@mui/icons-material/Block';
import { Button } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import { useMay } from '../../../../firebase/session/useMay.ts';
import type { AnnulDialogProps } from './AnnulDialog.tsx';

const AnnulDialog = comesLater(async () => (await import('./AnnulDialog.tsx')).AnnulDialog);

/** Takes a vote back with its reason and, unless it is unticked, leaves the same question to vote again. */
export function AnnulVoting(props: Pick<AnnulDialogProps, 'questionId' | 'act'>) {
  const [repeatAs, setRepeatAs] = useState<string | null>(null);
  /** Null until it is asked for. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const mayAnnul = useMay('annulQuestion');
  if (!mayAnnul) return null;
  return (
    <>
      <Button
        size="large"
        startIcon={<AnnulIcon />}
        onClick={() => {
          setRepeatAs(crypto.randomUUID());
          setOpen(true);
        }}
      >
        Anular…
      </Button>
      {isOpen !== null && (
        <AnnulDialog
          {...props}
          open={isOpen}
          repeatAs={repeatAs}
          onRepeat={setRepeatAs}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
