import type { AttendedUnit, Count, VotersReport } from '@asamblea/domain';

/** Each unit once, with the person who answered for it last. */
export function lastStays({ voters }: Pick<VotersReport, 'voters'>): readonly AttendedUnit[] {
  return voters.flatMap(({ stays }) => stays).filter(({ isLast }) => isLast);
}

/** How many units somebody answered for, however many people did. */
export function countUnits({ voters }: Pick<VotersReport, 'voters'>): number {
  return new Set(voters.flatMap(({ stays }) => stays.map(({ unitId }) => unitId))).size;
}

export function countStays(stays: readonly AttendedUnit[]): Count {
  return { units: stays.length, weight: stays.reduce((sum, { weight }) => sum + weight, 0) };
}
