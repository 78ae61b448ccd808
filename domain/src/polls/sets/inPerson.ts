import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { type Attendance, isByProxy } from '../../people/seats/attendance.ts';
import { interestOf, type Naming } from './interestOf.ts';

/** A question as far as attorneys may not vote it. */
export interface InPerson {
  readonly inPerson?: Source;
}

/**
 * The rule that a question keeps when it opens, where the bylaws want its matter voted in person. Practice
 * decides nothing.
 */
export function inPersonIn(
  {
    matterId,
    rehearsal,
  }: { readonly matterId?: string | null | undefined; readonly rehearsal?: boolean },
  said: ProxyRules['inPerson'],
): InPerson {
  const isSaid = typeof matterId === 'string' && said?.matterIds.includes(matterId) === true;
  return isSaid && rehearsal !== true ? { inPerson: said.source } : {};
}

/** Whether the holder of a unit may not vote this question with it, because of holding it under a proxy. */
export function isBarredProxy(
  { inPerson }: InPerson,
  seat: Partial<Pick<Attendance, 'capacity' | 'byLaw'>>,
): boolean {
  return inPerson !== undefined && isByProxy(seat);
}

/** Whether the chair, or the bylaws, left an accredited unit without a vote in this question. */
export function isLeftOut(
  question: Naming & InPerson,
  seat: Pick<Attendance, 'unitId' | 'headId' | 'personId'> &
    Partial<Pick<Attendance, 'capacity' | 'byLaw'>>,
): boolean {
  return isBarredProxy(question, seat) || interestOf(question, seat) !== null;
}

/** `los estatutos, artículo 12.`, after what was refused. */
export function citeInPerson({ inPerson }: InPerson): string {
  return inPerson === undefined ? '' : `${citeSource(inPerson)}.`;
}
