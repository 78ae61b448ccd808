import {
  type Assembly,
  type AssemblySession,
  type Attendance,
  type Question,
  reachOfEach,
  type Unit,
} from '@asamblea/domain';
import { useMemo } from 'react';
import { useLagging } from '../../../../ui/device/useLagging.ts';
import type { ReachTold } from './reachContext.ts';

/** As people come in it is looked at again, and not for each of them: of many units each look takes its time. */
const soonMillis = 400;
const laterMillis = 8_000;
const manyUnits = 3_000;

interface Looked {
  readonly assembly: Assembly;
  readonly meeting: AssemblySession;
  readonly questions: readonly Question[];
  readonly units: readonly Unit[];
  readonly attendance: readonly Attendance[];
}

/**
 * The drafts that can pass with the people present, counted in this browser from the roster and the seats
 * that it has.
 */
export function useReaches({
  assembly,
  meeting,
  questions,
  units,
  attendance,
}: Looked): ReachTold & { readonly hall: NonNullable<ReachTold['hall']> } {
  const now = useMemo(
    () => ({ assembly, session: meeting, units, attendance }),
    [assembly, meeting, units, attendance],
  );
  const hall = useLagging(now, units.length > manyUnits ? laterMillis : soonMillis);
  return useMemo(() => ({ reaches: reachOfEach(questions, hall), hall }), [questions, hall]);
}
