import {
  type ArrearsBylaw,
  type AssemblySession,
  arrearsInForce,
  clearanceOf,
  type DoorPerson,
  type PackId,
  type ProxyGrant,
  packOf,
  paths,
  takesArrivals,
} from '@asamblea/domain';
import { useEffect, useMemo } from 'react';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import type { PackProgress } from '../../../firebase/records/readPack.ts';
import { useReadable } from '../../../firebase/records/useReadable.ts';
import { useRoster } from '../../../firebase/records/useRoster.ts';
import { useSeats } from '../../../firebase/records/useSeats.ts';
import type { DeskBook, DeskHall } from './offline/keptDesk.ts';

/** The units and their owners. */
export type DeskProgress = readonly (PackProgress | null)[];

interface DeskFeedProps {
  readonly assemblyId: string;
  readonly version: string;
  readonly session: number;
  readonly rulePack: PackId;
  /** The rights that the bylaws take from those in arrears. */
  readonly arrears?: ArrearsBylaw | undefined;
  /** How far the roster is, while it comes. */
  readonly onProgress: (progress: DeskProgress) => void;
  readonly onBook: (book: DeskBook) => void;
  readonly onHall: (hall: DeskHall) => void;
  /** Whether what was told has stopped being the last. */
  readonly onCut: (isCut: boolean) => void;
}

/** Listens to everything the desk needs, so that two desks see each other at once. It shows nothing. */
export function DeskFeed(props: DeskFeedProps) {
  const { assemblyId, version, session, rulePack, arrears, onProgress, onBook, onHall, onCut } =
    props;
  const roster = { assemblyId, version };
  const { units, owners } = useRoster(roster);
  const proxies = useReadable<ProxyGrant>('proxies', paths.proxies(assemblyId), roster);
  const doors = useReadable<DoorPerson>('doorPeople', paths.doorPeople(assemblyId), roster);
  const attendance = useSeats(assemblyId, session);
  const meeting = useDocument<AssemblySession>(paths.session(assemblyId, session));
  const isBookIn = [units, owners, proxies, doors].every(({ status }) => status === 'success');
  const isHallIn = attendance.status === 'success' && meeting.status === 'success';
  const isOpen = takesArrivals(meeting.value ?? undefined);
  const installedAt = meeting.value?.installedAt ?? null;
  const taken = arrearsInForce(
    arrears === undefined ? {} : { arrears },
    meeting.value ?? undefined,
  );
  const isTaken = taken !== null;

  const book = useMemo(
    () => ({
      version,
      units: units.rows,
      people: owners.rows,
      proxies: proxies.rows,
      doors: doors.rows,
    }),
    [version, units.rows, owners.rows, proxies.rows, doors.rows],
  );
  useEffect(() => {
    if (isBookIn) onBook(book);
  }, [book, isBookIn, onBook]);

  useEffect(
    () => onProgress([units.progress, owners.progress]),
    [units.progress, owners.progress, onProgress],
  );

  const hall = useMemo(() => {
    const clearance = clearanceOf(packOf(rulePack), { installedAt }, isTaken);
    return { session, isOpen, clearance, attendance: attendance.rows };
  }, [session, isOpen, rulePack, installedAt, isTaken, attendance.rows]);
  useEffect(() => {
    if (isHallIn) onHall(hall);
  }, [hall, isHallIn, onHall]);
  useEffect(() => {
    if (isHallIn) onCut(attendance.offline);
  }, [attendance.offline, isHallIn, onCut]);
  return null;
}
