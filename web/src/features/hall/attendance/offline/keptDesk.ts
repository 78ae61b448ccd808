import type { Attendance, Clearance, DoorPerson, Person, ProxyGrant, Unit } from '@asamblea/domain';
import { type KeptRecord, keptRecord, safeRecord } from '../../../../firebase/tab/keptRecord.ts';
import { keptRosterDatabase } from '../../../../firebase/tab/keptSession.ts';

/** The roster as the desk needs it; it changes a few times in a meeting. */
export interface DeskBook {
  readonly version: string;
  readonly units: readonly Unit[];
  readonly people: readonly Person[];
  readonly proxies: readonly ProxyGrant[];
  /** The people who are not in the roster. */
  readonly doors: readonly DoorPerson[];
}

/** The people in the hall, by the last answer of the server. */
export interface DeskHall {
  readonly session: number;
  readonly isOpen: boolean;
  /** The effect of a debt paid at the door now. */
  readonly clearance: Clearance;
  readonly attendance: readonly Attendance[];
}

/** The data of the desk; `keptAt` is null while it comes live from the server. */
export interface DeskBasis extends DeskBook, DeskHall {
  readonly keptAt: number | null;
}

export interface KeptDesk {
  read(): Promise<DeskBasis | null>;
  keepBook(book: DeskBook): Promise<void>;
  keepHall(hall: DeskHall): Promise<void>;
}

/** The data with which the desk of an assembly goes on when the network fails, for as long as it is signed in. */
export function openKeptDesk(assemblyId: string): KeptDesk {
  const record = (part: string) => safeRecord(keptRecord(keptRosterDatabase(assemblyId), part));
  return keptDeskIn(record('book'), record('hall'), Date.now);
}

/** Moves when what is kept changes its shape: what another version kept is not read. */
const shape = 2;
type Kept<T> = T & { readonly shape: typeof shape };

function keptDeskIn(book: KeptRecord, hall: KeptRecord, now: () => number): KeptDesk {
  return {
    async read() {
      const [roster, inside] = await Promise.all([book.read(), hall.read()]);
      if (!isKept<DeskBook>(roster)) return null;
      if (!isKept<DeskHall & { readonly keptAt: number }>(inside)) return null;
      return { ...roster, ...inside };
    },
    async keepBook({ version, units, people, proxies, doors }) {
      // Neither addresses nor instructions are of any use at the door.
      const kept: Kept<DeskBook> = {
        shape,
        version,
        units,
        people: people.map((person) => ({ ...person, email: null, phone: null })),
        proxies: proxies.map((proxy) => ({ ...proxy, votes: {}, instructions: '' })),
        doors: doors.map((door) => ({ ...door, email: null })),
      };
      await book.change(() => kept);
    },
    async keepHall(next) {
      const kept: Kept<DeskHall & { readonly keptAt: number }> = { ...next, shape, keptAt: now() };
      await hall.change(() => kept);
    },
  };
}

/** Nobody but us writes there, so its shape is enough to trust the rest. */
function isKept<T>(found: unknown): found is Kept<T> {
  return typeof found === 'object' && found !== null && 'shape' in found && found.shape === shape;
}
