import { decideLoss, type Outcome, type PlateAnswer, type PlateRequest } from '@asamblea/domain';
import { changePlate } from './changePlate.ts';
import type { AskedPlates } from './createPlates.ts';

/** Nobody may use that card any more. */
export function losePlate(asked: AskedPlates<PlateRequest>): Promise<Outcome<PlateAnswer>> {
  return changePlate(asked, { kind: 'plate-lost', decide: decideLoss });
}
