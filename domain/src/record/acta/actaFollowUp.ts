import { citeSource } from '../../kernel/bylaws/source.ts';
import { sayPeriod } from '../../kernel/calendars/period.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { calendarOf } from '../../kernel/calendars/workingDays.ts';
import { localDateOf } from '../../kernel/calendars/zone.ts';
import type { ActaItemId } from '../../laws/aspects/actaItemId.ts';
import type { ActaRules } from '../../laws/aspects/actaRules.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import { type Deadline, sayOpenEnd } from '../deadlines/actaDeadlines.ts';
import { meetingDeadlines } from '../deadlines/meetingDeadlines.ts';
import type { ActaBlock, ActaLine } from '../draft/actaDraft.ts';
import { heading, lawful, paragraph, phrase } from '../draft/actaPhrase.ts';
import type { Voter } from '../reports/votersReport.ts';
import type { ActaNote } from '../subject/actaNote.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import { attendeesOf, modalityOfVoters } from '../subject/callCourse.ts';
import { absenteeFacts } from './actaAbsentees.ts';
import { type ActaCheck, type ActaFacts, actaChecklist } from './actaChecklist.ts';

/** The items that the law asks of these minutes, and whether this draft already has them. */
export function actaChecksOf(subject: ActaSubject): readonly ActaCheck[] {
  const { record, course, details } = subject;
  const rules = actaRulesOf(record.assembly.rulePack);
  const attendees = attendeesOf(record, course);
  return actaChecklist(
    rules,
    {
      kind: details.kind ?? 'ordinary',
      channel: modalityOfVoters(attendees),
      someInArrears: record.debtors.length > 0,
      someAbsent: record.voters.absent.length > 0,
      namesMatter: record.voters.questions.length > 0,
    },
    factsOf(subject, attendees.length > 0),
  ).filter(({ itemId }) => course.installed !== null || !ofDeliberation.has(itemId));
}

/** The items that only a held meeting has: a call that failed decides nothing. */
const ofDeliberation: ReadonlySet<ActaItemId> = new Set([
  ...(['summary', 'matters', 'decisions', 'votes', 'vote-manner', 'blank-votes'] as const),
  ...(['voters-by-name', 'appointments', 'approval', 'quorum-continuity'] as const),
  ...(['absentee-notices', 'objections', 'notary-record'] as const),
]);

function factsOf(subject: ActaSubject, someCame: boolean): ActaFacts {
  const { record, course, details, notes = [], approval = null } = subject;
  const { questions } = record.votes;
  const begun = course.installed ?? course.failed;
  return {
    number: details.number,
    place: details.place,
    caller: details.caller,
    date: begun?.at ?? null,
    'start-time': begun?.at ?? null,
    'end-time': course.closed?.at ?? course.failed?.at ?? null,
    'meeting-kind': details.kind,
    call: course.call,
    'notice-form': details.noticeForm,
    'notice-advance': details.noticeDate,
    summary: notes.some(({ kind, place }) => kind === 'said' && place !== 'law'),
    statements: notes.some(({ kind }) => kind !== 'said'),
    approval: approval !== null,
    agenda:
      (record.votes.agenda ?? []).length + questions.length + record.votes.untouched.length > 0,
    attendees: someCame,
    'attendee-units': someCame,
    'attendee-weights': someCame,
    represented: someCame,
    'attendance-list': someCame,
    offices: details.chair !== '' && details.secretary !== '',
    appointments: questions.some(({ result }) => (result.elected?.seats.length ?? 0) > 0),
    'all-shares': record.quorum.quorum.total.weight > 0,
    matters: questions,
    decisions: questions,
    votes: questions,
    'blank-votes': questions,
    'vote-manner': questions,
    ...absenteeFacts(questions),
    'voters-by-name': record.voters.questions.some(({ isNamed }) => isNamed),
    debtors: true,
    'deprived-of-vote': true,
    'quorum-continuity': course.installed !== null,
    'identity-check': areIdentified(attendeesOf(record, course)),
    ...saidOfLaw(notes),
  };
}

/** Whether the record has how each of those who came from afar was identified. */
function areIdentified(attendees: readonly Voter[]): boolean {
  const online = attendees.filter(({ stays }) => stays.some(({ channel }) => channel === 'online'));
  return (
    online.length > 0 &&
    online.every(({ stays }) => stays.some(({ identified }) => identified !== undefined))
  );
}

/** The items of the law of which somebody wrote. */
function saidOfLaw(notes: readonly ActaNote[]): ActaFacts {
  const written = notes.filter(({ place, text }) => place === 'law' && text.trim() !== '');
  return Object.fromEntries(written.map(({ placeId }) => [placeId ?? '', true]));
}

/** Notes for the person who finishes the minutes: they are not part of them. */
export function actaFollowUp(subject: ActaSubject): readonly ActaBlock[] {
  const { record, course } = subject;
  const rules = actaRulesOf(record.assembly.rulePack);
  return [
    { kind: 'page-break' },
    heading('Guía para la secretaría'),
    paragraph(phrase`Esta hoja no forma parte del acta: retírela antes de firmar.`),
    {
      kind: 'checks',
      items: actaChecksOf(subject).map(({ label, done, source }) => ({
        done,
        line: phrase`${lawful(label)} (${lawful(citeSource(source))})`,
      })),
    },
    ...deadlinesTable(deadlinesOf(subject)),
    ...(record.holidays.length > 0 || course.installed === null
      ? []
      : [
          paragraph(
            phrase`No conocemos los festivos de este país: revise los plazos en días hábiles.`,
          ),
        ]),
    ...(rules.custody === null
      ? []
      : [
          paragraph(
            phrase`Custodia: ${lawful(sayCustody(rules.custody))} (${lawful(citeSource(rules.custody.source))}).`,
          ),
        ]),
  ];
}

/** The duties after the meeting and the last day to challenge a decision. */
export function deadlinesOf({ record, course }: ActaSubject): readonly Deadline[] {
  const { rulePack, timeZone } = record.assembly;
  const ended = course.closed ?? course.installed ?? course.failed;
  if (ended === null) return [];
  return meetingDeadlines({
    rulePack,
    heldOn: localDateOf(ended.at, timeZone),
    channel: modalityOfVoters(attendeesOf(record, course)),
    hasDecided: record.votes.questions.length > 0 && course.installed !== null,
    notifiedOn: record.toldOn ?? null,
    calendar: calendarOf(record.assembly, record.holidays),
  });
}

function deadlinesTable(deadlines: readonly Deadline[]): readonly ActaBlock[] {
  if (deadlines.length === 0) {
    return [
      paragraph(
        phrase`No conocemos un plazo de la ley para esta acta: siga los estatutos o el reglamento.`,
      ),
    ];
  }
  const columns = ['Qué', 'Hasta', 'Norma'].map((name) => ({ name }));
  return [{ kind: 'table', caption: 'Plazos', columns, rows: deadlines.map(deadlineRow) }];
}

function deadlineRow(deadline: Deadline): readonly ActaLine[] {
  const { label, dueOn, source } = deadline;
  return [
    [lawful(label)],
    [lawful(dueOn === null ? sayOpenEnd(deadline) : sayDate(dueOn))],
    [lawful(citeSource(source))],
  ];
}

/** The keeper of the book and for how long, without its full stop. */
export function sayCustody({ keeper, period }: NonNullable<ActaRules['custody']>): string {
  const kept = keeper.replace(/\.$/u, '');
  return period === null ? kept : `${kept} durante ${sayPeriod(period)}`;
}
