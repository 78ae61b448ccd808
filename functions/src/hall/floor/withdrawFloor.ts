import { accept, type FloorAnswer, type Outcome, turnOf, withdrawTurn } from '@asamblea/domain';
import { changeFloor, type FloorAction } from './changeFloor.ts';

export interface WithdrawingFloor extends FloorAction {
  readonly turnId: string;
  /** Only theirs; null: the chair takes out anybody's. */
  readonly personId: string | null;
}

/** Takes a turn out of the queue. One that is out, or of somebody else, is left as it is. */
export async function withdrawFloor(asked: WithdrawingFloor): Promise<Outcome<FloorAnswer>> {
  const { turnId, personId } = asked;
  const from = personId === null ? 'chair' : 'phone';
  const changed = await changeFloor({ ...asked, from, needsOpen: false }, (_tx, { floor }) => {
    const isTheirs = personId === null || turnOf(floor, personId)?.turnId === turnId;
    return accept(isTheirs ? withdrawTurn(floor, turnId) : { floor, events: [] });
  });
  return changed.ok ? accept({ turnId: null }) : changed;
}
