import { Button } from '@mui/material';
import { formatLeft } from '../../../ui/CountdownClock.tsx';
import { useNow } from '../../../ui/useNow.ts';

interface EntryButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly waitUntil: number;
}

/** Sends the form. While one must wait it cannot be pressed, and says how long. */
export function EntryButton({ label, isBusy, waitUntil }: EntryButtonProps) {
  const now = useNow(250, waitUntil > 0);
  const left = Math.max(0, waitUntil - now);
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      loading={isBusy}
      disabled={left > 0}
      sx={left > 0 ? waiting : undefined}
    >
      {left > 0 ? `Podrá probar en ${formatLeft(left)}` : label}
    </Button>
  );
}

/** It cannot be pressed, and what it says is what matters. */
const waiting = { '&.Mui-disabled': { color: 'text.primary' } } as const;
