import type { DeskOutbox } from './deskOutbox.ts';
import { openDeskOutbox, openedOutbox } from './openDeskOutbox.ts';

/** What a person did at the desk and the server has not answered. */
export interface DeskWork {
  readonly units: number;
  /** Whether it stays on this device when the page goes. */
  readonly stays: boolean;
}

/** Long enough for what was just pressed to arrive, short enough for somebody who leaves. */
const patience = 2_000;

/** Sends what waits, for a moment, and says what is left of it; null when nothing is. */
export async function settleDeskWork(
  assemblyId: string,
  userId: string,
  millis = patience,
): Promise<DeskWork | null> {
  const open = openedOutbox(assemblyId, userId);
  const outbox = open ?? openDeskOutbox(assemblyId, userId);
  try {
    await Promise.race([outbox.wake(), new Promise((resolve) => setTimeout(resolve, millis))]);
    const units = waitingUnits(outbox);
    return units === 0 ? null : { units, stays: outbox.stays() };
  } finally {
    if (open === undefined) outbox.stop();
  }
}

function waitingUnits(outbox: DeskOutbox): number {
  return outbox.state().waiting.reduce((sum, { unitIds }) => sum + unitIds.length, 0);
}
