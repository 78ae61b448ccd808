import type { Role } from '../../kernel/access/role.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { EventKind } from '../../kernel/events/eventKinds.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import {
  type ActaApproval,
  type ActaDocument,
  isFixed,
  type OpenState,
} from '../subject/actaDocument.ts';
import { noDetails } from '../subject/actaRecord.ts';
import type { ActaLife } from './actaLife.ts';
import { type ActaWriter, penOfOther, sayWriter } from './actaPen.ts';
import { requireDetails } from './requireDetails.ts';

/** The next state of the minutes, and its message. */
export interface ActaMove {
  readonly requestId: string;
  readonly revision: number;
  readonly state: OpenState;
  /** The approver and the day; required for an approval alone. */
  readonly approval?: ActaApproval | undefined;
}

/** The facts that the move depends on besides the minutes. */
export interface ActaMoving {
  readonly life: ActaLife;
  readonly role: Role;
  /** Whether the call is over: its session was closed, or it failed. */
  readonly isOver: boolean;
  /** The civil days of the meeting and of the move, where the assembly is: an approval is between them. */
  readonly heldOn: LocalDate;
  readonly today: LocalDate;
}

/** The moves of the minutes, as the record tells them. */
export const actaMoveKinds = {
  draft: 'acta-returned',
  review: 'acta-reviewed',
  approved: 'acta-approved',
} as const satisfies Record<OpenState, EventKind>;

/** From where each state is reached. */
const before: Readonly<Record<OpenState, readonly OpenState[]>> = {
  draft: ['review', 'approved'],
  review: ['draft'],
  approved: ['review'],
};

/**
 * Takes the minutes to another state. The same request again changes nothing. Refuses `acta-pen-taken` while
 * somebody else writes, `acta-changed` when who moves them read another revision, `acta-fixed` once a version is, `acta-move-refused` when
 * their law has no such step from here, `acta-meeting-open` before the end of the call, `acta-approval-day` for an
 * approval before the meeting or still to come, `acta-incomplete` with what is missing, and `not-allowed` when somebody who does not administer returns what was approved.
 */
export function moveActa(
  document: ActaDocument,
  move: ActaMove,
  writer: ActaWriter,
  { life, role, isOver, heldOn, today }: ActaMoving,
): Outcome<ActaDocument> {
  if (document.lastRequest === move.requestId) return accept(document);
  const other = penOfOther(document, writer);
  if (other !== null) return refuse('acta-pen-taken', sayWriter(other.name));
  if (document.revision !== move.revision) return refuse('acta-changed');
  if (isFixed(document)) return refuse('acta-fixed');
  const { state, approval } = move;
  const isStep =
    life.steps.includes(state) && before[state].some((from) => from === document.state);
  if (!isStep || (state === 'approved') !== (approval !== undefined)) {
    return refuse('acta-move-refused');
  }
  if (document.state === 'approved' && role !== 'admin') return refuse('not-allowed');
  if (state !== 'draft' && !isOver) return refuse('acta-meeting-open');
  if (approval !== undefined && (approval.on < heldOn || approval.on > today)) {
    return refuse('acta-approval-day');
  }
  if (state === 'approved') {
    const whole = requireDetails(document.details ?? noDetails);
    if (!whole.ok) return whole;
  }
  const { memberId: by, name, now: at } = writer;
  const step = { state, at, by, name, ...(approval === undefined ? {} : { approval }) };
  return accept({
    ...document,
    state,
    pen: null,
    steps: [...document.steps, step],
    revision: document.revision + 1,
    lastRequest: move.requestId,
  });
}
