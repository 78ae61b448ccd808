import { Button, type ButtonProps } from '@mui/material';
import { useRef, useState } from 'react';

type BusyButtonProps = Omit<ButtonProps, 'onClick' | 'type' | 'loading'> & {
  /** While what it returns is pending the button is busy; its failures are the caller's. */
  readonly onPress: () => Promise<unknown> | undefined;
  /** Busy for a reason of the caller's. */
  readonly busy?: boolean;
};

/** A button that never sends twice: a second press while the first is pending does nothing. */
export function BusyButton({ onPress, busy = false, ...props }: BusyButtonProps) {
  const pressed = useRef(false);
  const [pending, setPending] = useState(false);

  async function press() {
    if (pressed.current || busy) return;
    pressed.current = true;
    setPending(true);
    try {
      await onPress();
    } finally {
      pressed.current = false;
      setPending(false);
    }
  }

  return (
    <Button
      {...props}
      type="button"
      loading={busy || pending}
      loadingPosition={props.startIcon === undefined ? 'center' : 'start'}
      onClick={() => void press()}
    />
  );
}
