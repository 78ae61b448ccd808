import RecountIcon from '@mui/icons-material/FactCheckOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import { useMay } from '../../../../firebase/session/useMay.ts';
import type { RecountDialogProps } from './RecountDialog.tsx';

const RecountDialog = comesLater(async () => (await import('./RecountDialog.tsx')).RecountDialog);

/** A closed vote is counted again before the hall, when somebody asks for it. */
export function HallRecounting(props: Pick<RecountDialogProps, 'question' | 'act'>) {
  /** Null until it is asked for; each time it is another recount. */
  const [recountId, setRecountId] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const mayRecount = useMay('recountInHall');
  if (!mayRecount) return null;
  return (
    <>
      <Button
        size="large"
        startIcon={<RecountIcon />}
        onClick={() => {
          setRecountId(crypto.randomUUID());
          setOpen(true);
        }}
      >
        Recuento en sala…
      </Button>
      {recountId !== null && (
        <RecountDialog
          key={recountId}
          {...props}
          recountId={recountId}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
