import {
  accept,
  type ExtendFloorRequest,
  endTurn,
  extendTurn,
  type Floor,
  type FloorRules,
  type GiveFloorRequest,
  giveFloor,
  type Outcome,
  setFloorRules,
} from '@asamblea/domain';
import { changeFloor, type FloorAction } from './changeFloor.ts';

/** The moves of the conductor of the meeting on the floor. */
export type FloorMove =
  | { readonly kind: 'give'; readonly request: GiveFloorRequest }
  | { readonly kind: 'extend'; readonly request: ExtendFloorRequest }
  | { readonly kind: 'end'; readonly request: { readonly turnId: string } }
  | { readonly kind: 'rules'; readonly request: FloorRules };

/** Gives the floor, gives more time, ends a turn or says how turns are given. The same again changes nothing. */
export function moveFloor(
  action: FloorAction & { readonly move: FloorMove },
): Promise<Outcome<Floor>> {
  const { move, now } = action;
  const needsOpen = move.kind === 'give' || move.kind === 'extend';
  return changeFloor({ ...action, from: 'chair', needsOpen }, (_tx, { floor, session }) => {
    switch (move.kind) {
      case 'give':
        return giveFloor(floor, move.request, { now, point: session.point ?? null });
      case 'extend':
        return extendTurn(floor, move.request, now);
      case 'end':
        return accept(endTurn(floor, move.request.turnId));
      case 'rules':
        return accept(setFloorRules(floor, move.request));
    }
  });
}
