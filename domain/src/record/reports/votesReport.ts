import { citeSource } from '../../kernel/bylaws/source.ts';
import type { AgendaException } from '../../kernel/events/agendaException.ts';
import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import type { EventKind } from '../../kernel/events/eventKinds.ts';
import { modalities } from '../../kernel/meetings/meeting.ts';
import type { HeldSession } from '../../kernel/sessions/heldSession.ts';
import { channelWarnings, modesOf } from '../../laws/rules/channelWarnings.ts';
import { conflictLaw } from '../../laws/rules/rule.ts';
import { lawOutside } from '../../meeting/agenda/outsideAgenda.ts';
import type { LockedDocument } from '../../meeting/attachments/attachedDocument.ts';
import type { NamedOne } from '../../people/named/namedSet.ts';
import { appliedRule } from '../../polls/elections/appliedRule.ts';
import type { Nomination } from '../../polls/questions/nominated.ts';
import type { PaperHours, PaperVote } from '../../polls/questions/paperVote.ts';
import type { Question } from '../../polls/questions/question.ts';
import type { HallRecount } from '../../polls/recounts/hallRecount.ts';
import type { QuestionResult } from '../../polls/results/questionResult.ts';
import { heldByEvents, milestonesOf } from './milestone.ts';
import { type LeftQuestions, questionsLeft } from './questionsLeft.ts';
import { type ReportedAbsentee, reportedAbsentees } from './reportedAbsentees.ts';
import { type ReportedAgenda, reportedAgenda } from './reportedAgenda.ts';
import { type ReportedRequest, requestsOf, type SecrecyRequests } from './secrecyRequests.ts';
import { markOf, type SessionRecord } from './sessionRecord.ts';

/** A closed question with the rule that decided it. */
export interface DecidedQuestion extends SecrecyRequests {
  readonly result: QuestionResult;
  /** The agenda item of the question; null or absent: none. */
  readonly pointId?: string | null;
  readonly openedAt: number | null;
  /** The event with which it opened, and the one with which it closed. */
  readonly openingId: string | null;
  readonly closingId: string | null;
  /** When the chair declared that nobody had an interest of their own in it. */
  readonly noConflict: { readonly eventId: string; readonly at: number } | null;
  /** The people whom the chair named with an interest of their own when it opened; absent: nobody. */
  readonly interested?: Interested;
  /** The people affected and the class that voted apart, as the chair named them; absent: nobody. */
  readonly besides?: readonly (Interested & { readonly set: 'affected' | 'class' })[];
  /** The named people who did not agree, and when; absent: nobody. */
  readonly protests?: readonly Pick<ReportedRequest, 'eventId' | 'at' | 'name'>[];
  /** The question was opened outside the agenda: the exception that the chair stated, and the rule of the law. */
  readonly outside?: OpenedOutside;
  /** The warnings of the law, which the chair read before opening it. */
  readonly warned?: OpenedWarned;
  /** A notary had to attend. */
  readonly withNotary?: true;
  /** The nominees on the floor, and the outcome of each. */
  readonly nominations?: readonly Nomination[];
  /** The documents readable before voting it, as they were then. */
  readonly documents?: readonly LockedDocument[];
  /** The question was voted on paper: between which hours, who counted the sheets, and the event that says so. */
  readonly paper?: Pick<PaperVote, keyof PaperHours | 'tellers'> & { readonly eventId: string };
  /** Counted again before the hall, in their order; not said: never. */
  readonly recounts?: readonly HallRecount[];
  readonly shownAt: number | null;
  /** `Decisión ordinaria`. */
  readonly rule: string;
  /** `más del 50 % del coeficiente presente`. */
  readonly needed: string;
  readonly article: string;
  /** Of a decision that waits, or waited, for the absent. */
  readonly absentees?: readonly ReportedAbsentee[];
}

interface Interested {
  readonly eventId: string;
  readonly at: number;
  readonly of: readonly Pick<NamedOne, 'name' | 'reason'>[];
  /** How many units they had then. */
  readonly units: number;
  readonly cited: string;
}

interface OpenedOutside {
  readonly eventId: string;
  readonly at: number;
  readonly exception: AgendaException | null;
  readonly text: string;
  readonly cited: string;
}

interface OpenedWarned {
  readonly eventId: string;
  readonly at: number;
  /** Each with its article, without its full stop. */
  readonly warnings: readonly string[];
}

/** `GET /api/reports/votes`: every closed question with both counts, its base, its rule and its verdict. */
export interface VotesReport extends ReportedAgenda, LeftQuestions {
  readonly session: number;
  readonly readAt: number;
  /** The mark of the seal that the record had then; not said: nothing was sealed yet. */
  readonly sealMark?: string;
  /** When it was held and with how much present; not said: it was not declared open. */
  readonly held?: HeldSession;
  readonly questions: readonly DecidedQuestion[];
}

export function votesReport(record: SessionRecord): VotesReport {
  const { session, readAt, questions, results, events } = record;
  const held = heldByEvents(milestonesOf(events, session.call));
  const eventOf = (kind: EventKind, questionId: string) =>
    events.findLast((event) => event.kind === kind && event.questionId === questionId);
  return {
    session: session.session,
    readAt,
    ...markOf(record),
    ...(held === null ? {} : { held }),
    questions: questions.flatMap((question): readonly DecidedQuestion[] => {
      const { questionId, pointId = null, nominations, documents } = question;
      const applied = appliedRule(question);
      const stored = results.find((one) => one.questionId === questionId);
      if (stored === undefined) return [];
      const { shownAt, ...result } = stored;
      const opening = eventOf('question-opened', questionId);
      const declared = eventOf('no-conflict-declared', questionId);
      return [
        {
          result,
          shownAt,
          ...(stored.witnessed === undefined ? {} : { recounts: stored.witnessed }),
          rule: applied.title,
          ...(pointId === null ? {} : { pointId }),
          ...(nominations === undefined ? {} : { nominations: nominations.list }),
          ...(documents === undefined ? {} : { documents }),
          openedAt: opening?.at ?? question.openedAt,
          openingId: opening?.eventId ?? null,
          noConflict:
            declared === undefined ? null : { eventId: declared.eventId, at: declared.at },
          ...interestedIn(question, eventOf('conflict-named', questionId)),
          ...besidesIn(question, eventOf('besides-named', questionId)),
          ...paperOf(question, eventOf('paper-vote-recorded', questionId)),
          ...protestsOf(record, question),
          ...requestsOf(events, question),
          ...outsideOf(record, eventOf('outside-agenda', questionId)),
          ...warnedOf(question, eventOf('law-warned', questionId)),
          ...(question.rule.needsNotary ? { withNotary: true } : {}),
          closingId: eventOf('question-closed', questionId)?.eventId ?? null,
          needed: applied.needed,
          article: citeSource(applied.source),
          ...reportedAbsentees(record, questionId),
        },
      ];
    }),
    ...questionsLeft(record),
    ...reportedAgenda(record),
  };
}

function paperOf(
  { paper }: Question,
  event: DatedEvent | undefined,
): Pick<DecidedQuestion, 'paper'> {
  if (paper === undefined || event === undefined) return {};
  const { openedAt, closedAt, timeZone, tellers } = paper;
  return { paper: { openedAt, closedAt, timeZone, tellers, eventId: event.eventId } };
}

function interestedIn(
  { named, rule }: Question,
  event: DatedEvent | undefined,
): Pick<DecidedQuestion, 'interested'> {
  if (event === undefined || named?.conflict === undefined) return {};
  const { of, units } = named.conflict;
  const { eventId, at } = event;
  const cited = citeSource((conflictLaw(rule) ?? rule).source);
  const said = of.map(({ name, reason }) => ({ name, reason }));
  return { interested: { eventId, at, of: said, units, cited } };
}

function besidesIn(
  { named, rule }: Question,
  event: DatedEvent | undefined,
): Pick<DecidedQuestion, 'besides'> {
  if (event === undefined) return {};
  const { eventId, at } = event;
  const sets = [
    ['affected', named?.affected, rule.consentOf],
    ['class', named?.class, rule.classVote],
  ] as const;
  const besides = sets.flatMap(([set, people, law]) => {
    if (people === undefined || law === undefined) return [];
    const of = people.of.map(({ name, reason }) => ({ name, reason }));
    return [{ set, eventId, at, of, units: people.units, cited: citeSource(law.source) }];
  });
  return besides.length === 0 ? {} : { besides };
}

function protestsOf(
  { events }: SessionRecord,
  { questionId, protests = [] }: Question,
): Pick<DecidedQuestion, 'protests'> {
  const made = protests.flatMap(({ personId, name }) => {
    const event = events.findLast(
      (one) =>
        one.kind === 'conflict-protested' &&
        one.questionId === questionId &&
        one.personId === personId,
    );
    return event === undefined ? [] : [{ eventId: event.eventId, at: event.at, name }];
  });
  return made.length === 0 ? {} : { protests: made };
}

function outsideOf(
  { assembly, session }: SessionRecord,
  event: DatedEvent | undefined,
): Pick<DecidedQuestion, 'outside'> {
  if (event === undefined || session.called === undefined) return {};
  const { eventId, at, exception } = event;
  const { text, source } = lawOutside(assembly, session.called, exception);
  const cited = citeSource(source);
  return { outside: { eventId, at, exception: exception ?? null, text, cited } };
}

/** As the meeting was held when it opened, and under the rule that was locked then. */
function warnedOf(
  { rule }: Question,
  event: DatedEvent | undefined,
): Pick<DecidedQuestion, 'warned'> {
  const modality = modalities.find((one) => one === event?.mode);
  if (event === undefined || modality === undefined) return {};
  const { eventId, at, call = 1 } = event;
  return { warned: { eventId, at, warnings: channelWarnings(rule, modesOf(modality, call)) } };
}
