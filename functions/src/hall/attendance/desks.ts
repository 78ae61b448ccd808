import {
  type AttendanceAnswer,
  accept,
  type Entitlement,
  type Outcome,
  type Plan,
} from '@asamblea/domain';
import { batchRequests } from '../../kernel/concurrency/batching.ts';
import { busy, ordinaryPatience, reportGivenUp } from '../../kernel/concurrency/keepTrying.ts';
import { transactOnce } from '../../kernel/database/firestore.ts';
import { type Clock, systemClock } from '../../kernel/platform/clock.ts';
import { type DeskOutcome, type DeskWork, type Left, pressTogether } from './atDesk.ts';
import type { OpenDesk } from './hallFrame.ts';
import { type AskedLeaving, lookAtSeats, planLeavingHere, type SeenSeats } from './leave.ts';
import { readEntitlements } from './readEntitlements.ts';
import { type AskedTaking, applyingOf, planTakingHere, type Transferring } from './takeUnits.ts';

/** The work of all the desks of an instance on the units of people. */
export interface Desks {
  /** Accredits units to one person; what another has stays with them. */
  accredit(asked: AskedTaking): Promise<DeskOutcome>;
  /** Passes units to another person at once: at no instant are they out of the quorum. */
  transfer(asked: Transferring): Promise<DeskOutcome>;
  /** Records that units left the session. Votes they cast stand. */
  leave(asked: AskedLeaving): Promise<DeskOutcome>;
}

type Move =
  | (AskedTaking & { readonly move: 'take' })
  | (Transferring & { readonly move: 'take' })
  | (AskedLeaving & { readonly move: 'leave' });

/** A press by itself waits for no other; who comes while one works goes with the next. */
const gatherMillis = { idle: 4, working: { least: 4, most: 50 } };
/** As many as a transaction holds without keeping other instances waiting. */
const unitsABatch = 100;

/**
 * The one door for the desks of an instance. Requests pressed together share a transaction, one at a time and
 * in order: of two desks on one unit the second is answered with the result of the first. A request that ends
 * proxies goes alone.
 */
export function openDesks(clock: Clock): Desks {
  /** Answered already, of a batch that is tried again. */
  const answered = new WeakMap<Move, DeskOutcome>();
  const press = batchRequests<Move, DeskOutcome>({
    ...{ clock, gatherMillis, patience: ordinaryPatience, lanes: 1, limit: unitsABatch },
    dissolves: false,
    random: Math.random,
    overdue: { ok: false, refusal: busy },
    report: reportGivenUp,
    sizeOf: (move) => (endsProxies(move) ? unitsABatch + 1 : move.request.unitIds.length),
    // Two of one unit go together: nothing else of this instance is under way.
    subjectsOf: () => [],
    async run(_line, moves) {
      for (;;) {
        const waiting = moves.filter((move) => !answered.has(move));
        if (waiting.length === 0) return moves.flatMap((move) => answered.get(move) ?? []);
        const answers = await transactOnce((tx) => pressTogether(tx, waiting, moving));
        for (const [i, move] of waiting.entries()) {
          const answer = answers[i];
          if (answer != null) answered.set(move, answer);
        }
      }
    },
  });
  const pressed = (move: Move) => press(`${move.assemblyId}/${move.request.session}`, move);
  return {
    accredit: (asked) => pressed({ ...asked, move: 'take' }),
    transfer: (asked) => pressed({ ...asked, move: 'take' }),
    leave: (asked) => pressed({ ...asked, move: 'leave' }),
  };
}

/** Of this process, which is one instance. */
export const ownDesks = openDesks(systemClock);
export const { accredit, transfer, leave } = ownDesks;

function endsProxies(move: Move): boolean {
  return move.move === 'take' && move.request.revokesProxies === true;
}

type Found =
  | { readonly move: 'take'; readonly entitlement: Entitlement | null }
  | { readonly move: 'leave'; readonly seats: SeenSeats };

const moving: DeskWork<Move, Found> = {
  async read(tx, hall, moves) {
    const assemblyId = moves[0]?.assemblyId ?? '';
    const place = { assemblyId, session: hall.assembly.activeSession };
    const taking = moves.filter((one) => one.move === 'take');
    const going = moves.filter((one) => one.move === 'leave');
    const [entitlements, seats] = await Promise.all([
      taking.length === 0 ? [] : readEntitlements(tx, assemblyId, hall, taking.map(applyingOf)),
      lookAtSeats(
        place,
        going.map(({ request }) => request.unitIds),
      ),
    ]);
    const found = new Map<Move, Found>([
      ...taking.map(
        (one, i) => [one, { move: 'take', entitlement: entitlements[i] ?? null }] as const,
      ),
      ...going.map((one, i) => [one, { move: 'leave', seats: seats[i] ?? [] }] as const),
    ]);
    return moves.flatMap((move) => found.get(move) ?? []);
  },
  decide: decideMove,
};

function decideMove(
  move: Move,
  open: OpenDesk,
  found: Found,
  left: Left,
): Outcome<Plan<readonly AttendanceAnswer[]>> {
  if (move.move === 'take' && found.move === 'take') {
    return planTakingHere(move, open, found.entitlement, left);
  }
  if (move.move === 'leave' && found.move === 'leave') {
    return accept(planLeavingHere({ ...move, open, from: 'desk' }, found.seats, left));
  }
  throw new Error('A move was read as another.');
}
