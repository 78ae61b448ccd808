import type { UserSession } from '../access/userSession.ts';
import type { AssemblyLook } from '../brand/assemblyLook.ts';
import type { HoldingWords } from '../weights/holdingWords.ts';

/** An assembly that the browser is signed in at. */
export interface OpenAssembly {
  readonly assemblyId: string;
  readonly name: string;
}

/** Where an account has a place, and whether this browser has it open. */
export interface OwnAssembly extends OpenAssembly {
  readonly isOpen: boolean;
}

/** `GET /api/auth/assemblies`. */
export interface OwnAssembliesAnswer {
  readonly assemblies: readonly OwnAssembly[];
}

/** `GET /api/auth/session`. */
export interface SessionAnswer {
  readonly session: UserSession;
  /** The name under which records show them: the same for every way in. Null for a stranger. */
  readonly actor: string | null;
  /** The assembly's public key, for links to its public pages. */
  readonly cot: string | null;
  readonly assemblyName: string | null;
  readonly timeZone: string | null;
  /** Of the assembly (ISO 3166): documents are read by its usage. */
  readonly country?: string;
  /** In what it says what somebody holds; not said: nobody is in one. */
  readonly words?: HoldingWords;
  /** How that assembly looks; not said: as ours. */
  readonly look?: AssemblyLook;
  /** The assembly is only read. */
  readonly isArchived?: boolean;
  /** Of a rehearsal, the assembly that is rehearsed. */
  readonly rehearsalOf?: string;
  /** Given to the member, and not open as things are: switched off, the meeting is in one room, the organisation is of others. */
  readonly routesWithheld?: readonly string[];
  /** The others that this browser is signed in at, in the order in which they were entered. */
  readonly openElsewhere: readonly OpenAssembly[];
  readonly serverNow: number;
}

/** `POST /api/auth/firestore`. */
export interface FirestoreAnswer {
  /** Signs the browser's in-memory Firestore in; carries the same `sid` as the cookie. */
  readonly token: string;
}
