import type { MeetingChannel } from '../convocations/meeting.ts';
import type { PackId } from '../rulePacks/packId.ts';

/** `assemblies/{id}`: the organisation and where its meeting stands. */
export interface Assembly {
  readonly name: string;
  readonly kind: string;
  readonly country: string;
  readonly rulePack: PackId;
  /** IANA name: `America/Bogota`. */
  readonly timeZone: string;
  /** Public key in addresses; can be replaced. Never an authorisation. */
  readonly cot: string;
  /** Roster version in force; null before the first import. One move of this undoes an import. */
  readonly activeRoster: string | null;
  readonly activeSession: number;
  /** Where it meets; mixed unless it says otherwise. */
  readonly modality?: MeetingChannel;
}
