import {
  buildSeatBook,
  type KnownAddresses,
  type ProxyRecord,
  paths,
  type SeatBook,
} from '@asamblea/domain';
import { useMemo } from 'react';
import { usePeople, useReadable } from '../../../firebase/useReadable.ts';
import { type RosterRows, useUnits } from '../../../firebase/useRoster.ts';
import { useSeats } from '../../../firebase/useSeats.ts';

export interface CallBook {
  /** Null while it comes. */
  readonly book: SeatBook | null;
  readonly addresses: KnownAddresses;
  readonly progress: readonly RosterRows<unknown>['progress'][];
  readonly offline: boolean;
}

interface CallPlace {
  readonly assemblyId: string;
  readonly version: string;
  readonly session: number;
  readonly country: string;
}

/** Roster, proxies, seats and how the roster says to reach people, live, to compare a report with. */
export function useCallBook({ assemblyId, version, session, country }: CallPlace): CallBook {
  const place = { assemblyId, version };
  const units = useUnits(place);
  const people = usePeople(place);
  const proxies = useReadable<ProxyRecord>('proxies', paths.proxies(assemblyId), place);
  const seats = useSeats(assemblyId, session);
  const all = [units, people, proxies, seats];
  const isIn = all.every(({ status }) => status === 'success');
  const book = useMemo(
    () =>
      isIn
        ? buildSeatBook({
            ...{ units: units.rows, people: people.rows, proxies: proxies.rows },
            ...{ attendance: seats.rows, country },
          })
        : null,
    [isIn, units.rows, people.rows, proxies.rows, seats.rows, country],
  );
  const addresses = useMemo(() => {
    const known = new Map<string, readonly string[]>();
    const know = (personId: string, text: string | null | undefined) => {
      const said = (text ?? '').split(/[;,\s]+/u).filter((part) => part.includes('@'));
      if (said.length > 0) known.set(personId, [...(known.get(personId) ?? []), ...said]);
    };
    for (const { personId, email } of people.rows) know(personId, email);
    for (const { attorneyId, attorneyEmail } of proxies.rows) know(attorneyId, attorneyEmail);
    return known;
  }, [people.rows, proxies.rows]);
  const offline = all.some((one) => one.offline);
  return { book, addresses, progress: [units.progress], offline };
}
