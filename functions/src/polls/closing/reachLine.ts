import {
  type AwaitedDesk,
  accept,
  type ClosingDrain,
  type Outcome,
  type Question,
} from '@asamblea/domain';
import { type Clock, systemClock } from '../../kernel/platform/clock.ts';
import type { BallotAction } from '../questions/questionAction.ts';
import { beginClosing } from './beginClosing.ts';
import { closingDrain } from './closingDrain.ts';
import { drawLine } from './drawLine.ts';

/** Which desks may still send what they had written by an hour, in milliseconds, asked at `now`. */
export type FindAwaited = (
  assemblyId: string,
  hour: number,
  now: number,
) => Promise<readonly AwaitedDesk[]>;

/** How the line is waited for, and after it the desks; a test gives its own. */
export interface LineWait {
  readonly clock: Pick<Clock, 'wait'>;
  readonly drain: ClosingDrain;
  /** Not said: no desk is waited for. */
  readonly findAwaited: FindAwaited;
}

/**
 * The first two steps of closing and the wait between them. A process that finds it in any state goes on from
 * there.
 */
export async function reachLine(
  asked: BallotAction,
  { clock = systemClock, drain = closingDrain() }: Partial<LineWait> = {},
): Promise<Outcome<readonly Question[]>> {
  const begun = await beginClosing(asked);
  if (!begun.ok) return begun;
  for (;;) {
    const drawn = await drawLine(asked, drain);
    if (!drawn.ok) return drawn;
    const { questions, leftMillis } = drawn.value;
    if (leftMillis <= 0) return accept(questions);
    await clock.wait(leftMillis);
  }
}
