import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { ActaNote } from './actaNote.ts';
import type { ActaDetails } from './actaRecord.ts';

/** The states between which the minutes are moved while their words may change. Each law has some of them. */
export const openStates = ['draft', 'review', 'approved'] as const;
export type OpenState = (typeof openStates)[number];

/** The steps of the life of the minutes. From `fixed` on there is a version that does not change. */
const actaStates = [...openStates, 'fixed', 'signed', 'communicated'] as const;
export type ActaState = (typeof actaStates)[number];

export const actaStateNames: Readonly<Record<ActaState, string>> = {
  draft: 'Borrador',
  review: 'En revisión',
  approved: 'Aprobada',
  fixed: 'Para la firma',
  signed: 'Firmada',
  communicated: 'Comunicada',
};

/** Everything that people typed for the minutes. */
export interface ActaWords {
  /** Null: nobody typed any of it, and it begins as the record says it. */
  readonly details: ActaDetails | null;
  readonly notes: readonly ActaNote[];
}

/** The present writer, and until when (milliseconds) if they save nothing more. */
interface ActaPen {
  readonly memberId: string;
  readonly name: string;
  readonly until: number;
}

/** The approver of the minutes, in the words of the person who says so, and the day. */
export interface ActaApproval {
  readonly approver: string;
  readonly on: LocalDate;
}

/** A step of the life of the minutes. `at` is in milliseconds by the server's clock. */
interface ActaStep {
  readonly state: ActaState;
  readonly at: number;
  readonly by: string;
  readonly name: string;
  /** Of an approval: who gave it, and when. */
  readonly approval?: ActaApproval;
  /** Of one that is fixed, signed or communicated: which version. */
  readonly version?: number;
  /** Of one that is opened again after it was fixed: why. */
  readonly reason?: string;
}

/** `actas/{session}-{call}`: the minutes of a call. Figures are not here: they come from the record. */
export interface ActaDocument extends ActaWords {
  readonly session: number;
  readonly call: number;
  readonly state: ActaState;
  /** Grows by one with each change of words or state: who changes them says which one they read. */
  readonly revision: number;
  readonly pen: ActaPen | null;
  /** The number of the last version that was fixed; 0 before the first. */
  readonly version: number;
  /** Why there will be another version; empty where none is under way. */
  readonly reason: string;
  readonly steps: readonly ActaStep[];
  /** The request of the last change: the same one again is a repetition. */
  readonly lastRequest?: string;
}

/** The minutes of a call before anybody writes in them. */
export function beginActa(session: number, call: number): ActaDocument {
  return {
    ...{ session, call, state: 'draft', revision: 0, details: null },
    ...{ notes: [], pen: null, version: 0, reason: '', steps: [] },
  };
}

/** Whether there is a version to be signed, or that was signed: neither words nor figures change any more. */
export function isFixed({ state }: Pick<ActaDocument, 'state'>): boolean {
  return !openStates.some((one) => one === state);
}

/** Of the last approval; null while the minutes are not approved, or where their law approves none. */
export function approvalOf({
  state,
  steps,
}: Pick<ActaDocument, 'state' | 'steps'>): ActaApproval | null {
  if (state === 'draft' || state === 'review') return null;
  const sinceDraft = steps.slice(steps.findLastIndex((step) => step.state === 'draft') + 1);
  return sinceDraft.findLast((step) => step.state === 'approved')?.approval ?? null;
}
