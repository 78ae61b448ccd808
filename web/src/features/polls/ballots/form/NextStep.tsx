import type { ReactNode } from 'react';
import { useBarRoom } from '../../../../ui/device/useBarRoom.ts';
import { classes } from '../../../../ui/widgets/classes.ts';

interface NextStepProps {
  /** Before, it stands where the page ends, and the answers have the room. */
  readonly isInSight: boolean;
  readonly children: ReactNode;
}

/** The button that goes on with a vote, with what is said of it. */
export function NextStep({ isInSight, children }: NextStepProps) {
  const room = useBarRoom('bottom', isInSight);
  return (
    <div ref={room} className={classes('next-step', !isInSight && 'next-step-waiting')}>
      {children}
    </div>
  );
}
