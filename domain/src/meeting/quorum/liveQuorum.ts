import type { AssemblyBrand } from '../../kernel/assemblies/publicAssembly.ts';
import type { Projected } from '../../kernel/calendars/instant.ts';
import type { AssemblySession, Verification } from '../../kernel/sessions/assemblySession.ts';
import type { HeldSession } from '../../kernel/sessions/heldSession.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';

/** A step of the quorum curve. */
export interface QuorumPoint {
  readonly at: number;
  readonly weight: number;
}

/** `public/{cot}/live/quorum` */
export interface LiveQuorum extends Projected {
  readonly quorum: Quorum;
  readonly call: AssemblySession['call'];
  readonly sessionState: AssemblySession['state'];
  /** When the call begins; not said: nobody gave it an hour. */
  readonly startsAt?: number;
  /** The meeting was called off before it began; absent: it was not. */
  readonly isCalledOff?: true;
  /** When a suspended session goes on, if it was said. */
  readonly resumesAt?: number | null;
  readonly verified?: Verification | null;
  /** Null: it was not declared open. */
  readonly held?: HeldSession | null;
  /** Since when an open session is without quorum in the room, in milliseconds; null: it has it. */
  readonly lostSince?: number | null;
  readonly curve: readonly QuorumPoint[];
}

/** The state that `page` hands to the browser with the HTML of a server-rendered public page. */
export interface PublicPageState {
  readonly path: string;
  readonly cot: string;
  readonly assembly: AssemblyBrand | null;
  /** There was an assembly with that code, and it has another one now. */
  readonly isReplaced?: boolean;
  readonly quorum: LiveQuorum | null;
  readonly serverNow: number;
}
