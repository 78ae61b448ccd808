import { decideReturn, type Outcome, type PlateAnswer, type PlateRequest } from '@asamblea/domain';
import { changePlate } from './changePlate.ts';
import type { AskedPlates } from './createPlates.ts';

/** The card is back, whenever that is. */
export function returnPlate(asked: AskedPlates<PlateRequest>): Promise<Outcome<PlateAnswer>> {
  return changePlate(asked, { kind: 'plate-returned', decide: decideReturn });
}
