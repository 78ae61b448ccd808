import type { Unit } from '../../people/rosters/unit.ts';
import type { Attendance, RosterCapacity } from '../../people/seats/attendance.ts';
import { type SeatBook, type SeatPerson, unitsToHold } from '../attendance/seatBook.ts';
import type { CallMatch, CallSign } from './matchCall.ts';
import type { CallGuest } from './readCallReport.ts';

/** The choice of a person for each guest, by the key of the guest: somebody, or nobody of the assembly. */
export type CallChoices = ReadonlyMap<string, SeatPerson | 'nobody'>;

/** Somebody who was in the call, with all the guests that they are. */
interface InCall {
  readonly person: SeatPerson;
  readonly guests: readonly CallGuest[];
  /** The evidence in the report for the person; empty where somebody chose it. */
  readonly signs: readonly CallSign[];
  readonly isChosen: boolean;
  readonly held: readonly Attendance[];
}

export interface NotRegistered extends InCall {
  /** The accreditations that the desk may ask for them now. */
  readonly asks: readonly { readonly capacity: RosterCapacity; readonly units: readonly Unit[] }[];
  /** Units that they may not take, and their holders or attorneys. */
  readonly taken: readonly {
    readonly unit: Unit;
    readonly by: string;
    readonly how: 'held' | 'represented';
  }[];
  /** The guests had been registered, and left. */
  readonly leftAt: number | null;
}

export interface CallComparison {
  readonly registered: readonly InCall[];
  readonly notRegistered: readonly NotRegistered[];
  /** Registered online now, and nobody in the call is them. */
  readonly notInCall: readonly {
    readonly person: SeatPerson;
    readonly held: readonly Attendance[];
  }[];
  readonly open: readonly {
    readonly guest: CallGuest;
    readonly match: Extract<CallMatch, { kind: 'open' }>;
  }[];
  /** Said to be nobody of the assembly. */
  readonly strangers: readonly CallGuest[];
}

/**
 * Compares the people in the call with those registered now. It registers nobody: each guest is in exactly
 * one place.
 */
export function compareCall(
  matches: readonly { readonly guest: CallGuest; readonly match: CallMatch }[],
  choices: CallChoices,
  book: SeatBook,
): CallComparison {
  const open: { guest: CallGuest; match: Extract<CallMatch, { kind: 'open' }> }[] = [];
  const strangers: CallGuest[] = [];
  const found = new Map<string, ReturnType<typeof newFound>>();
  const join = (person: SeatPerson, guest: CallGuest, signs: readonly CallSign[] | null) => {
    const one = found.get(person.personId) ?? newFound(person);
    found.set(person.personId, one);
    one.guests.push(guest);
    one.isChosen ||= signs === null;
    for (const sign of signs ?? []) one.signs.add(sign);
  };
  for (const { guest, match } of matches) {
    const choice = choices.get(guest.key);
    if (choice === 'nobody') strangers.push(guest);
    else if (choice !== undefined) join(choice, guest, null);
    else if (match.kind === 'open') open.push({ guest, match });
    else join(match.person, guest, match.signs);
  }
  const seats = [...book.held.values()].sort((a, b) => a.order - b.order);
  const present = seats.filter((seat) => seat.present);
  const inCall = [...found.values()]
    .map(
      ({ signs, ...one }): InCall => ({
        ...one,
        signs: [...signs],
        held: present.filter(({ personId }) => personId === one.person.personId),
      }),
    )
    .sort((a, b) => a.person.name.localeCompare(b.person.name, 'es'));
  const away = new Map<string, Attendance[]>();
  for (const seat of present) {
    if (seat.channel !== 'online' || found.has(seat.personId)) continue;
    away.set(seat.personId, [...(away.get(seat.personId) ?? []), seat]);
  }
  return {
    open,
    strangers,
    registered: inCall.filter(({ held }) => held.length > 0),
    notRegistered: inCall
      .filter(({ held }) => held.length === 0)
      .map((one) => ({ ...one, ...askingOf(one.person, book) })),
    notInCall: [...away].map(([personId, held]) => ({
      person: { personId, name: held[0]?.personName ?? '' },
      held,
    })),
  };
}

function newFound(person: SeatPerson) {
  const guests: CallGuest[] = [];
  return { person, guests, signs: new Set<CallSign>(), isChosen: false };
}

/** The accreditations that the desk may ask for a person who holds nothing, and the reasons against the rest. */
function askingOf(
  { personId }: SeatPerson,
  book: SeatBook,
): Pick<NotRegistered, 'asks' | 'taken' | 'leftAt'> {
  const may = unitsToHold(personId, book);
  const holderOf = ({ unitId }: Unit) => {
    const seat = book.held.get(unitId);
    return seat?.present === true ? seat.personName : null;
  };
  const free = (units: readonly Unit[]) => units.filter((unit) => holderOf(unit) === null);
  const asks = (['owner', 'proxy'] as const)
    .map((capacity) => ({ capacity, units: free(may[capacity]) }))
    .filter(({ units }) => units.length > 0);
  const owned = (book.ownedBy.get(personId) ?? []).filter((unit) => !may.owner.includes(unit));
  const taken = [
    ...[...may.owner, ...may.proxy, ...owned].flatMap((unit) => {
      const by = holderOf(unit);
      return by === null ? [] : [{ unit, by, how: 'held' as const }];
    }),
    ...owned.flatMap((unit) => {
      const [attorney] = book.attorneysOf.get(unit.unitId) ?? [];
      return holderOf(unit) !== null || attorney === undefined
        ? []
        : [{ unit, by: attorney.name, how: 'represented' as const }];
    }),
  ];
  const left = [...book.held.values()].filter((seat) => seat.personId === personId);
  const leftAt = left.length === 0 ? null : Math.max(...left.map(({ since }) => since));
  return { asks, taken, leftAt };
}
