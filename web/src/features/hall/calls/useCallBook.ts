import {
  buildSeatBook,
  emailsOf,
  type KnownAddresses,
  type ProxyRecord,
  paths,
  type SeatBook,
} from '@asamblea/domain';
import { useMemo } from 'react';
import { useReadable } from '../../../firebase/records/useReadable.ts';
import { type RosterRows, useRosterWithContacts } from '../../../firebase/records/useRoster.ts';
import { useSeats } from '../../../firebase/records/useSeats.ts';

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
  const { isIn: isRosterIn, progress, units, people } = useRosterWithContacts(place);
  const proxies = useReadable<ProxyRecord>('proxies', paths.proxies(assemblyId), place);
  const seats = useSeats(assemblyId, session);
  const all = [proxies, seats];
  const isIn = isRosterIn && all.every(({ status }) => status === 'success');
  const book = useMemo(
    () =>
      isIn
        ? buildSeatBook({
            ...{ units, people, proxies: proxies.rows },
            ...{ attendance: seats.rows, country },
          })
        : null,
    [isIn, units, people, proxies.rows, seats.rows, country],
  );
  const addresses = useMemo(() => {
    const known = new Map<string, readonly string[]>();
    const know = (personId: string, said: readonly string[]) => {
      if (said.length > 0) known.set(personId, [...(known.get(personId) ?? []), ...said]);
    };
    for (const person of people) know(person.personId, emailsOf(person));
    for (const { attorneyId, attorneyEmail } of proxies.rows) {
      know(attorneyId, typeof attorneyEmail === 'string' ? [attorneyEmail] : []);
    }
    return known;
  }, [people, proxies.rows]);
  const offline = all.some((one) => one.offline);
  return { book, addresses, progress, offline };
}
