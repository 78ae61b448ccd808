import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { HandNotice } from './handNotice.ts';
import type { HandNoticeRequest } from './noticeRequests.ts';
import { needsProof } from './notifiedMeans.ts';

interface Writing {
  /** The notice already recorded under that id. */
  readonly known: HandNotice | null;
  readonly request: HandNoticeRequest;
  /** The day on which the convocatoria was sent, in the assembly's zone. */
  readonly sentOn: LocalDate;
  /** The server's day, in the same zone. */
  readonly today: LocalDate;
  readonly by: string;
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Writes down what was done by hand. The same again changes nothing; another content under the same id
 * is refused, and so is what no paper proves: only the link of WhatsApp leaves none.
 */
export function decideHandNotice(asked: Writing): Outcome<HandNotice> {
  const { known, request, sentOn, today, by, now } = asked;
  if (known !== null) return isSame(known, request) ? accept(known) : refuse('notice-exists');
  const { means, on, note, fileId, bylaw } = request;
  if (on < sentOn || on > today) return refuse('notice-date-wrong');
  if (means === 'bylaws-address' && bylaw === '') return refuse('notice-without-bylaw');
  if (needsProof(means) && fileId === null && note === '') return refuse('notice-without-proof');
  const personIds = [...new Set(request.personIds)];
  const rule = means === 'bylaws-address' ? bylaw : '';
  return accept({ ...request, personIds, bylaw: rule, by, at: now, undone: null });
}

function isSame(known: HandNotice, request: HandNoticeRequest): boolean {
  const { personIds, bylaw: _bylaw, ...asked } = request;
  const kept = new Set(known.personIds);
  return (
    (Object.keys(asked) as (keyof typeof asked)[]).every((key) => known[key] === asked[key]) &&
    new Set(personIds).size === kept.size &&
    personIds.every((personId) => kept.has(personId))
  );
}

/** Takes back what was written down by mistake: what it said stays, with the reason. */
export function decideUndoHandNotice(
  known: HandNotice | null,
  { reason, by, now }: { readonly reason: string; readonly by: string; readonly now: number },
): Outcome<HandNotice> {
  if (known === null) return refuse('notice-unknown');
  if (known.undone !== null) return accept(known);
  return accept({ ...known, undone: { reason, by, at: now } });
}
