import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { type ConsentNotice, lastDayOf } from './consentNotice.ts';
import type { ConsentProcess } from './consentProcess.ts';
import type { NotifyRequest, ObjectionRequest, UndoRequest } from './consentRequests.ts';

interface Deciding {
  readonly process: Pick<ConsentProcess, 'state' | 'closedOn' | 'days'>;
  readonly one: ConsentNotice;
  readonly by: string;
  /** The server's clock, in milliseconds and as a day of the assembly. */
  readonly now: number;
  readonly today: LocalDate;
}

/**
 * Writes down that the decision reached an absent owner. An owner with a notice keeps it, so that marking
 * everybody again moves no date: to change it, it is taken back first.
 */
export function decideNotify(
  { process, one, by, now, today }: Deciding,
  { on, means, proof }: Pick<NotifyRequest, 'on' | 'means' | 'proof'>,
): Outcome<ConsentNotice> {
  if (one.notice !== null) return accept(one);
  const open = refuseUnlessOpen(process);
  if (!open.ok) return open;
  if (on < process.closedOn || on > today) return refuse('consent-date-wrong');
  return accept({ ...one, notice: { on, means, proof, by, at: now } });
}

/**
 * Writes down an objection, the first that stands. One that came late, or is written down once the
 * verdict is final, is kept and does not count.
 */
export function decideObjection(
  { process, one, by, now, today }: Deciding,
  { on, means, reason, fileId }: Omit<ObjectionRequest, 'noticeId'>,
): Outcome<ConsentNotice> {
  const asked = { on, means, reason, fileId };
  if (one.objection !== null) {
    const { by: _by, at: _at, afterSettling: _after, ...kept } = one.objection;
    const isSame = (Object.keys(asked) as (keyof typeof asked)[]).every(
      (key) => kept[key] === asked[key],
    );
    return isSame ? accept(one) : refuse('objection-exists');
  }
  if (process.state === 'annulled') return refuse('question-annulled');
  if (on < process.closedOn || on > today) return refuse('consent-date-wrong');
  const afterSettling = process.state === 'settled';
  return accept({ ...one, objection: { ...asked, by, at: now, afterSettling } });
}

/** An owner objects by themselves: today, while their days last. */
export function decideOwnObjection(
  deciding: Deciding,
  { reason }: Pick<ObjectionRequest, 'reason'>,
): Outcome<ConsentNotice> {
  const { process, one, today } = deciding;
  if (one.objection !== null) return accept(one);
  const open = refuseUnlessOpen(process);
  if (!open.ok) return open;
  const lastDay = lastDayOf(one, process.days);
  if (lastDay !== null && today > lastDay) {
    return refuse('objection-late', `Fue hasta el ${sayDate(lastDay)}.`);
  }
  return decideObjection(deciding, { on: today, means: 'app', reason, fileId: null });
}

/** Takes back what was written down by mistake; what it said stays, with the reason. */
export function decideUndo(
  { process, one, by, now }: Deciding,
  { what, on, reason }: Pick<UndoRequest, 'what' | 'on' | 'reason'>,
): Outcome<ConsentNotice> {
  const standing = one[what];
  if (standing === null || standing.on !== on) {
    const isDone = one.undone.some((undo) => undo.what === what && undo.on === on);
    return isDone && standing === null ? accept(one) : refuse('consent-nothing-to-undo');
  }
  const open = refuseUnlessOpen(process);
  if (!open.ok) return open;
  return accept({
    ...one,
    [what]: null,
    undone: [...one.undone, { what, on, reason, by, at: now }],
  });
}

function refuseUnlessOpen({ state }: Pick<ConsentProcess, 'state'>): Outcome<null> {
  if (state === 'annulled') return refuse('question-annulled');
  return state === 'settled' ? refuse('consent-settled') : accept(null);
}
