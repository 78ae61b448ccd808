import {
  type AssemblySession,
  type Attendance,
  type Person,
  type ProxyGrant,
  paths,
  takesArrivals,
  type Unit,
} from '@asamblea/domain';
import { useMemo } from 'react';
import { useCollection } from '../../firebase/useCollection.ts';
import { useDocument } from '../../firebase/useDocument.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Desk } from './Desk.tsx';
import { buildDeskIndex } from './deskIndex.ts';

interface LiveDeskProps {
  readonly assemblyId: string;
  readonly version: string;
  readonly session: number;
}

/** Listens to everything the desk needs, so that two desks see each other at once. */
export function LiveDesk({ assemblyId, version, session }: LiveDeskProps) {
  const units = useCollection<Unit>(paths.units(assemblyId, version));
  const people = useCollection<Person>(paths.people(assemblyId, version));
  const proxies = useCollection<ProxyGrant>(paths.proxies(assemblyId));
  const attendance = useCollection<Attendance>(paths.attendance(assemblyId, session));
  const meeting = useDocument<AssemblySession>(paths.session(assemblyId, session));
  const index = useMemo(
    () => buildDeskIndex(units.rows, people.rows, proxies.rows),
    [units.rows, people.rows, proxies.rows],
  );
  const held = useMemo(
    () => new Map(attendance.rows.map((one) => [one.unitId, one])),
    [attendance.rows],
  );
  const all = [units, people, proxies, attendance, meeting];
  if (all.some(({ status }) => status === 'loading')) return <Loading shape="list" />;
  return (
    <Desk
      index={index}
      attendance={held}
      isOpen={takesArrivals(meeting.value ?? undefined)}
      isOffline={attendance.offline}
    />
  );
}
