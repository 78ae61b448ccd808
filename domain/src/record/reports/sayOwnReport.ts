import { citeSource } from '../../kernel/bylaws/source.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import { sayInstant } from '../../kernel/sessions/saySession.ts';
import { joinNames } from '../../kernel/text/joinNames.ts';
import { endSentence, saying } from '../../kernel/text/sentence.ts';
import { type Deadline, sayOpenEnd } from '../deadlines/actaDeadlines.ts';
import type { OwnDecision, OwnReport, OwnStay, OwnVote } from './ownReport.ts';

/**
 * `Apto 101: usted asistió.` Of many units that came and went together, one sentence. The first word of each
 * is a unit: nothing is said of the gender of anybody.
 */
export function sayOwnPresence({ stays, absent, timeZone }: OwnReport): readonly string[] {
  const together = [...groupBy(stays, (one) => `${sayWho(one)}, ${sayWhen(one, timeZone)}`)].map(
    ([said, own]) => endSentence(`${joinNames(own.map(({ unit }) => unit))}: ${said}`),
  );
  if (absent.length === 0) return together;
  return [...together, `${joinNames(absent.map(({ unit }) => unit))}: nadie asistió.`];
}

function sayWho({ holder, capacity, owner }: OwnStay): string {
  if (holder === null)
    return capacity === 'proxy' ? `usted representó a ${owner}` : 'usted asistió';
  return capacity === 'proxy' ? `asistió en su nombre ${holder}` : `asistió ${holder}`;
}

function sayWhen({ enteredAt, leftAt }: OwnStay, timeZone: string): string {
  const from = `desde el ${sayInstant(enteredAt, timeZone)}`;
  return leftAt === null
    ? `${from} y hasta el final`
    : `${from} y hasta el ${sayInstant(leftAt, timeZone)}`;
}

/** The votes for one's units, in a sentence for each answer; `No votó.` where there is none. */
export function sayOwnVotes({ votes, isSecret, result }: OwnDecision): readonly string[] {
  if (result?.annulment !== undefined) return [];
  if (votes.length === 0) return ['No votó.'];
  return [...groupBy(votes, (vote) => sayVote(vote, isSecret))].map(([said, own]) =>
    endSentence(`${joinNames(own.map(({ unit }) => unit))}: ${said}`),
  );
}

function sayVote({ choice, by }: OwnVote, isSecret: boolean): string {
  if (isSecret || choice === null) return 'participó en el voto secreto';
  return by === null ? choice : `${choice}, por ${by}`;
}

/** `Impugnar una decisión: hasta el 21 de noviembre de 2026. Ley …, artículo 49.` */
export function sayOwnDeadline(deadline: Deadline): string {
  const { label, dueOn, source } = deadline;
  const until = dueOn === null ? sayOpenEnd(deadline) : `hasta el ${sayDate(dueOn)}`;
  return saying`${label}: ${until}. ${citeSource(source)}.`;
}
