import {
  type AssemblySession,
  type Attendance,
  type Person,
  type ProxyGrant,
  paths,
  takesArrivals,
  type Unit,
} from '@asamblea/domain';
import { useEffect, useMemo } from 'react';
import { useCollection } from '../../firebase/useCollection.ts';
import { useDocument } from '../../firebase/useDocument.ts';
import type { DeskBook, DeskHall } from './keptDesk.ts';

interface DeskFeedProps {
  readonly assemblyId: string;
  readonly version: string;
  readonly session: number;
  readonly onBook: (book: DeskBook) => void;
  readonly onHall: (hall: DeskHall) => void;
  /** Whether what was told has stopped being the last. */
  readonly onCut: (isCut: boolean) => void;
}

/** Listens to everything the desk needs, so that two desks see each other at once. It shows nothing. */
export function DeskFeed({ assemblyId, version, session, onBook, onHall, onCut }: DeskFeedProps) {
  const units = useCollection<Unit>(paths.units(assemblyId, version));
  const people = useCollection<Person>(paths.people(assemblyId, version));
  const proxies = useCollection<ProxyGrant>(paths.proxies(assemblyId));
  const attendance = useCollection<Attendance>(paths.attendance(assemblyId, session));
  const meeting = useDocument<AssemblySession>(paths.session(assemblyId, session));
  const isBookIn = [units, people, proxies].every(({ status }) => status === 'success');
  const isHallIn = attendance.status === 'success' && meeting.status === 'success';
  const isOpen = takesArrivals(meeting.value ?? undefined);

  const book = useMemo(
    () => ({ version, units: units.rows, people: people.rows, proxies: proxies.rows }),
    [version, units.rows, people.rows, proxies.rows],
  );
  useEffect(() => {
    if (isBookIn) onBook(book);
  }, [book, isBookIn, onBook]);

  const hall = useMemo(
    () => ({ session, isOpen, attendance: attendance.rows }),
    [session, isOpen, attendance.rows],
  );
  useEffect(() => {
    if (isHallIn) onHall(hall);
  }, [hall, isHallIn, onHall]);
  useEffect(() => {
    if (isHallIn) onCut(attendance.offline);
  }, [attendance.offline, isHallIn, onCut]);
  return null;
}
