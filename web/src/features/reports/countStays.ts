import type { AttendedUnit, Count, VotersReport } from '@asamblea/domain';

/** Each unit once, with whoever answered for it last. */
export function lastStays({ voters }: Pick<VotersReport, 'voters'>): readonly AttendedUnit[] {
  const last = new Map<string, AttendedUnit>();
  for (const stay of voters.flatMap(({ stays }) => stays)) {
    const known = last.get(stay.unitId);
    if (known === undefined || known.enteredAt <= stay.enteredAt) last.set(stay.unitId, stay);
  }
  return [...last.values()];
}

export function countStays(stays: readonly AttendedUnit[]): Count {
  return { units: stays.length, weight: stays.reduce((sum, { weight }) => sum + weight, 0) };
}
