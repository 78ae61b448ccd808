import { useEffect, useMemo, useRef, useState } from 'react';
import { useConnection } from '../../../firebase/listening/connection.ts';
import { onLeaving } from '../../../firebase/tab/leaving.ts';
import { type DeskBasis, type DeskBook, type DeskHall, openKeptDesk } from './offline/keptDesk.ts';

/** Writing the hall down at each arrival would keep the device busy at the busiest hour. */
const keepEveryMs = 3_000;

/**
 * The data of the desk: from the server, and until it comes the copy kept on the device. New data is kept as
 * it comes, until the desk signs out.
 */
export function useDeskBasis(assemblyId: string) {
  const kept = useMemo(() => openKeptDesk(assemblyId), [assemblyId]);
  const [old, setOld] = useState<DeskBasis | null>(null);
  const [book, setBook] = useState<DeskBook | null>(null);
  const [hall, setHall] = useState<DeskHall | null>(null);
  const [heardCut, setCut] = useState<boolean | null>(null);
  const connection = useConnection();
  const isCut = heardCut ?? connection !== 'up';
  const mayKeep = useRef(true);

  useEffect(() => {
    let wanted = true;
    void kept.read().then((found) => {
      if (wanted) setOld(found);
    });
    const stay = onLeaving(async () => {
      mayKeep.current = false;
    });
    return () => {
      wanted = false;
      stay();
    };
  }, [kept]);

  useEffect(() => {
    if (book !== null && mayKeep.current) void kept.keepBook(book);
  }, [kept, book]);

  const newest = useRef(hall);
  newest.current = hall;
  const isHallIn = hall !== null && heardCut === false;
  useEffect(() => {
    if (!isHallIn) return;
    let last: DeskHall | null = null;
    const keep = () => {
      if (newest.current === null || newest.current === last || !mayKeep.current) return;
      last = newest.current;
      void kept.keepHall(last);
    };
    keep();
    const timer = setInterval(keep, keepEveryMs);
    return () => clearInterval(timer);
  }, [kept, isHallIn]);

  const basis = useMemo<DeskBasis | null>(
    () => (book === null || hall === null ? old : { ...book, ...hall, keptAt: null }),
    [book, hall, old],
  );
  return { basis, isCut, setBook, setHall, setCut };
}
