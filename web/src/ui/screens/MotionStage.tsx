import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { playMotion } from './playMotion.ts';

interface MotionStageProps<Shown> {
  readonly shown: Shown;
  /** The change from one look to the next, in the words that the parts inside are marked with. */
  readonly motionOf: (before: Shown | null, after: Shown) => string | null;
  readonly children: ReactNode;
}

/**
 * Marks with one calm movement what happens while somebody looks. It moves nothing by itself: the page is
 * whole without it, so that a screen that comes late, or is loaded again, shows how things stand.
 */
export function MotionStage<Shown>({ shown, motionOf, children }: MotionStageProps<Shown>) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<Shown | null>(null);
  useLayoutEffect(() => {
    const motion = motionOf(before.current, shown);
    before.current = shown;
    if (motion !== null && ref.current !== null) playMotion(ref.current, motion);
  }, [shown, motionOf]);
  return (
    <div ref={ref} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
