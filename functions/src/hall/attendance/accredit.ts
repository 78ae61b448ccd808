import { decideAccreditation } from '@asamblea/domain';
import type { DeskResults } from './atDesk.ts';
import { type Taking, takeUnits } from './takeUnits.ts';

/** Accredits units to one person; what another has stays with them. */
export function accredit(asked: Taking): Promise<DeskResults> {
  return takeUnits(asked, decideAccreditation);
}
