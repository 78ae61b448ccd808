import { formatLeft } from '../../../ui/time/CountdownClock.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { Button } from '../../../ui/widgets/Button.tsx';

interface SignInButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly waitUntil: number;
}

/** Sends the form. While one must wait it cannot be pressed, and says how long. */
export function SignInButton({ label, isBusy, waitUntil }: SignInButtonProps) {
  const now = useNow(250, waitUntil > 0);
  const left = Math.max(0, waitUntil - now);
  return (
    <Button
      type="submit"
      look="filled"
      size="large"
      isBusy={isBusy}
      disabled={left > 0}
      className={left > 0 ? 'entry-button-waiting' : undefined}
    >
      {left > 0 ? `Podrá probar en ${formatLeft(left)}` : label}
    </Button>
  );
}
