import { decideTransfer, type TransferRequest } from '@asamblea/domain';
import type { DeskAsker, DeskResults } from './atDesk.ts';
import { takeUnits } from './takeUnits.ts';

export interface Transferring extends DeskAsker {
  readonly request: TransferRequest;
}

/** Passes units to another person at once: at no instant are they out of the quorum. */
export function transfer(asked: Transferring): Promise<DeskResults> {
  const { fromId } = asked.request;
  return takeUnits(asked, (unit) => decideTransfer(unit, fromId));
}
