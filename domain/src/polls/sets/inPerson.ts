import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import { formatWeight } from '../../kernel/weights/formatWeight.ts';
import { sayUnits } from '../../kernel/weights/sayUnits.ts';
import type { Count } from '../../kernel/weights/weight.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';
import { type Attendance, isByProxy } from '../../people/seats/attendance.ts';
import { interestOf, type Naming } from './interestOf.ts';

/** A question as far as attorneys may not vote it. */
export interface InPerson {
  readonly inPerson?: Source;
}

/** What a question keeps when it opens, where the bylaws want its matter voted in person. Practice decides nothing. */
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

/** Whether whoever holds a unit may not vote this question with it, for holding it under a proxy. */
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

/** Units whose attorney came and could not vote, and the article. */
export interface Represented extends Count {
  readonly cited: string;
}

/** Nothing where nobody was represented in vain. A unit that its owner voted before is not among them. */
export function representedIn(
  { inPerson }: InPerson,
  roll: readonly RollUnit[],
): { readonly represented?: Represented } {
  const out = roll.filter(({ isRepresented, vote }) => isRepresented === true && vote === null);
  if (inPerson === undefined || out.length === 0) return {};
  const weight = out.reduce((sum, { weights: { main = 0 } }) => sum + main, 0);
  return { represented: { units: out.length, weight, cited: citeSource(inPerson) } };
}

/** `No se contaron como presentes 2 unidades (10,0000) que vinieron por poder: … (los estatutos, artículo 12)`. */
export function sayRepresented({
  represented,
}: {
  readonly represented?: Represented;
}): string | null {
  if (represented === undefined) return null;
  const { units, weight, cited } = represented;
  const [counted, came] =
    units === 1
      ? ['No votó ni se contó', 'que vino']
      : ['No votaron ni se contaron', 'que vinieron'];
  return `${counted} como presente${units === 1 ? '' : 's'} ${sayUnits(units)} (${formatWeight(weight)}) ${came} por poder: este asunto se vota en persona (${cited})`;
}

/** `los estatutos, artículo 12.`, after what was refused. */
export function citeInPerson({ inPerson }: InPerson): string {
  return inPerson === undefined ? '' : `${citeSource(inPerson)}.`;
}
