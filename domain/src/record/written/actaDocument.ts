import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { ActaDetails } from '../acta/actaRecord.ts';
import type { ActaNote } from './actaNote.ts';

/** The steps of the life of the minutes that this product keeps. Each law has some of them. */
export const actaStates = ['draft', 'review', 'approved'] as const;
export type ActaState = (typeof actaStates)[number];

export const actaStateNames: Readonly<Record<ActaState, string>> = {
  draft: 'Borrador',
  review: 'En revisión',
  approved: 'Aprobada',
};

/** Everything that people typed for the minutes. */
export interface ActaWords {
  /** Null: nobody typed any of it, and it begins as the record says it. */
  readonly details: ActaDetails | null;
  readonly notes: readonly ActaNote[];
}

/** Who writes now, and until when (milliseconds) if they save nothing more. */
export interface ActaPen {
  readonly memberId: string;
  readonly name: string;
  readonly until: number;
}

/** Who approved the minutes, in the words of who says so, and on which day. */
export interface ActaApproval {
  readonly approver: string;
  readonly on: LocalDate;
}

/** A step of the life of the minutes. `at` is in milliseconds by the server's clock. */
export interface ActaStep {
  readonly state: ActaState;
  readonly at: number;
  readonly by: string;
  readonly name: string;
  /** Of an approval: who gave it, and when. */
  readonly approval?: ActaApproval;
}

/** `actas/{session}-{call}`: the minutes of a call. Figures are not here: they come from the record. */
export interface ActaDocument extends ActaWords {
  readonly session: number;
  readonly call: number;
  readonly state: ActaState;
  /** Grows by one with each change of words or state: who changes them says which one they read. */
  readonly revision: number;
  readonly pen: ActaPen | null;
  readonly steps: readonly ActaStep[];
  /** The request of the last change: the same one again is a repetition. */
  readonly lastRequest?: string;
}

/** The minutes of a call before anybody writes in them. */
export function beginActa(session: number, call: number): ActaDocument {
  return {
    ...{ session, call, state: 'draft', revision: 0, details: null },
    ...{ notes: [], pen: null, steps: [] },
  };
}

/** Of the last approval; null while the minutes are not approved. */
export function approvalOf({
  state,
  steps,
}: Pick<ActaDocument, 'state' | 'steps'>): ActaApproval | null {
  if (state !== 'approved') return null;
  return steps.findLast((step) => step.state === 'approved')?.approval ?? null;
}
