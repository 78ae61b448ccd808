import { isStricter } from '../../kernel/weights/threshold.ts';
import type { Requirement } from './requirement.ts';
import { allOf } from './requirements.ts';

/** Everything that an attendance asks at once; nothing where any attendance is enough. */
export function attendanceParts(requirement: Requirement | null): readonly Requirement[] {
  if (requirement === null) return [];
  return requirement.kind === 'allOf' ? requirement.of : [requirement];
}

/** Both at once: of two that measure the same the harder one stays, itself; null where neither asks anything. */
export function joinAttendance(
  one: Requirement | null,
  other: Requirement | null,
): Requirement | null {
  const joined: Requirement[] = [];
  for (const part of [...attendanceParts(one), ...attendanceParts(other)]) {
    const place = joined.findIndex((known) => measuresSame(known, part));
    const known = joined[place];
    if (known === undefined) joined.push(part);
    else if (isHarder(part, known)) joined[place] = part;
  }
  const [only = null, ...more] = joined;
  return more.length === 0 ? only : allOf(...joined);
}

/** Two shares of the same whole, or two numbers of the same things. */
export function measuresSame(a: Requirement, b: Requirement): boolean {
  if (a.kind === 'share' && b.kind === 'share') return a.scope === b.scope && a.base === b.base;
  return a.kind === 'count' && b.kind === 'count' && a.scope === b.scope;
}

/** Of two that measure the same, whether the first asks for more. */
export function isHarder(a: Requirement, b: Requirement): boolean {
  if (a.kind === 'share' && b.kind === 'share') return isStricter(a.threshold, b.threshold);
  return a.kind === 'count' && b.kind === 'count' && a.least > b.least;
}
