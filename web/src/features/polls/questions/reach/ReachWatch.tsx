import {
  type Assembly,
  type AssemblySession,
  type Attendance,
  paths,
  type Question,
  type Unit,
} from '@asamblea/domain';
import { useEffect } from 'react';
import { useDocument } from '../../../../firebase/listening/useDocument.ts';
import { useUnits } from '../../../../firebase/records/useRoster.ts';
import { useSeats } from '../../../../firebase/records/useSeats.ts';
import { useSession } from '../../../../firebase/session/session.tsx';
import type { ReachTold } from './reachContext.ts';
import { useReaches } from './useReaches.ts';

interface ReachWatchProps {
  readonly meeting: AssemblySession;
  readonly questions: readonly Question[];
  readonly onTold: (told: ReachTold) => void;
}

/** Draws nothing: it tells what it finds, again as people come and go. */
export function ReachWatch(props: ReachWatchProps) {
  const assemblyId = useSession().session.assembly ?? '';
  const { value: assembly } = useDocument<Assembly>(paths.assembly(assemblyId));
  if (assembly === null || assembly.activeRoster === null) return null;
  return <WatchedHall {...props} {...{ assembly, assemblyId }} version={assembly.activeRoster} />;
}

interface WatchedHallProps extends ReachWatchProps {
  readonly assembly: Assembly;
  readonly assemblyId: string;
  readonly version: string;
}

function WatchedHall({ assemblyId, version, ...props }: WatchedHallProps) {
  const units = useUnits({ assemblyId, version });
  const seats = useSeats(assemblyId, props.meeting.session);
  if (units.status !== 'success' || seats.status !== 'success') return null;
  return <JudgedHall {...props} units={units.rows} attendance={seats.rows} />;
}

interface JudgedHallProps extends Omit<WatchedHallProps, 'assemblyId' | 'version'> {
  readonly units: readonly Unit[];
  readonly attendance: readonly Attendance[];
}

function JudgedHall({ onTold, ...hall }: JudgedHallProps) {
  const told = useReaches(hall);
  useEffect(() => onTold(told), [told, onTold]);
  return null;
}
