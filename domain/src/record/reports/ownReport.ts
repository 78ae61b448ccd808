import { numberOf, type QuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import { publicResult, type QuestionResult } from '../../polls/results/questionResult.ts';
import type { Deadline } from '../deadlines/actaDeadlines.ts';
import { milestonesOf } from './milestone.ts';
import { sayToldChoice } from './sayToldChoice.ts';
import { markOf, type SessionRecord } from './sessionRecord.ts';
import { type AttendedUnit, staysByUnit, votersReport } from './votersReport.ts';

/** `GET /api/reports/own?session=`: what a session that ended was for one person; null when none has. */
export interface OwnReportAnswer {
  readonly report: OwnReport | null;
}

export interface OwnReport {
  readonly assemblyName: string;
  readonly timeZone: string;
  readonly session: number;
  readonly readAt: number;
  /** The mark of the seal that the record had then; not said: nothing was sealed yet. */
  readonly sealMark?: string;
  /** When the session was declared open and when it ended, in milliseconds; null where the record does not say. */
  readonly openedAt: number | null;
  readonly closedAt: number | null;
  readonly name: string;
  /** The units that this person answered for, and those of theirs that others did. */
  readonly stays: readonly OwnStay[];
  /** Units of theirs for which nobody came. */
  readonly absent: readonly { readonly unit: string; readonly weight: number }[];
  readonly decisions: readonly OwnDecision[];
  /** Until when a decision may be challenged; soonest first. */
  readonly deadlines: readonly Deadline[];
}

export interface OwnStay
  extends Pick<
    AttendedUnit,
    | 'unit'
    | 'group'
    | 'weight'
    | 'capacity'
    | 'owner'
    | 'enteredAt'
    | 'leftAt'
    | 'tookOver'
    | 'handedOver'
  > {
  /** The person who answered for it; null: this person. */
  readonly holder: string | null;
}

export interface OwnDecision extends QuestionNumber {
  readonly questionId: string;
  readonly text: string;
  readonly isSecret: boolean;
  /** Null when it was not shown: the acta tells it. */
  readonly result: QuestionResult | null;
  /** One a unit; of a secret vote, those that took part. */
  readonly votes: readonly OwnVote[];
}

export interface OwnVote {
  readonly unitId: string;
  readonly unit: string;
  /** `A favor`; null when it is secret. */
  readonly choice: string | null;
  /** The person who cast it; null: this person. */
  readonly by: string | null;
  /** Null when it is secret: only the device of the voter has it. */
  readonly receipt: string | null;
}

export interface OwnReading {
  readonly personId: string;
  /** The session, with the units that this person owns or held in it, their events and their ballots. */
  readonly record: SessionRecord;
  /** Units that took part in a secret vote, by question. */
  readonly tookPart: ReadonlyMap<string, readonly string[]>;
  /** By question and unit (`question unit`), of named votes. */
  readonly receipts: ReadonlyMap<string, string>;
  readonly deadlines: readonly Deadline[];
}

/**
 * The voters' report of the whole session for one person, told to them: their own stays and those that others
 * made for their units. Of a unit that passed on to somebody else, an attorney is told nothing more.
 */
export function ownReport(reading: OwnReading): OwnReport {
  const { personId, record, deadlines } = reading;
  const { assembly, session, readAt } = record;
  const { voters, questions } = votersReport(record);
  const owned = new Set(
    record.units.filter(({ ownerIds }) => ownerIds.includes(personId)).map(({ unitId }) => unitId),
  );
  const told = staysByUnit(voters).filter(
    ({ stay, personId: by }) => by === personId || owned.has(stay.unitId),
  );
  const nameIfOther = (by: string, name: string) => (by === personId ? null : name);
  const came = new Set(told.map(({ stay }) => stay.unitId));
  const milestones = milestonesOf(record.events, session.call);
  const timeOf = (kind: 'session-installed' | 'session-closed') =>
    milestones.findLast((one) => one.kind === kind)?.at ?? null;
  const asked = record.questions.filter(({ state }) => state === 'closed' || state === 'annulled');
  return {
    assemblyName: assembly.name,
    timeZone: assembly.timeZone,
    session: session.session,
    readAt,
    ...markOf(record),
    deadlines,
    openedAt: timeOf('session-installed'),
    closedAt: timeOf('session-closed'),
    name: voters.find((voter) => voter.personId === personId)?.name ?? ownName(record, personId),
    stays: told.map(({ name, personId: by, stay }) => {
      const { unit, group, weight, capacity, owner } = stay;
      const { enteredAt, leftAt, tookOver, handedOver } = stay;
      return {
        unit,
        group,
        weight,
        capacity,
        owner,
        holder: nameIfOther(by, name),
        enteredAt,
        leftAt,
        tookOver,
        handedOver,
      };
    }),
    absent: record.units
      .filter(({ unitId }) => owned.has(unitId) && !came.has(unitId))
      .map(({ label: unit, weight }) => ({ unit, weight })),
    decisions: asked.map((question) => {
      const { questionId, text } = question;
      const place = questions.findIndex((one) => one.questionId === questionId);
      const voted = questions[place];
      const stored = record.results.find((one) => one.questionId === questionId);
      const named = told.flatMap(({ name, personId: by, stay }): readonly OwnVote[] => {
        const choice = sayToldChoice(question, stay.choices[place]);
        if (choice === null) return [];
        const { unitId, unit } = stay;
        const receipt = reading.receipts.get(`${questionId} ${unitId}`) ?? null;
        return [{ unitId, unit, choice, by: nameIfOther(by, name), receipt }];
      });
      const isSecret = voted?.isNamed === false;
      return {
        questionId,
        ...numberOf(question),
        text,
        isSecret,
        result: stored === undefined || stored.shownAt === null ? null : publicResult(stored),
        votes: isSecret ? secretVotes(reading, questionId) : named,
      };
    }),
  };
}

function secretVotes({ record, tookPart }: OwnReading, questionId: string): readonly OwnVote[] {
  const labels = new Map(record.units.map(({ unitId, label }) => [unitId, label]));
  return (tookPart.get(questionId) ?? []).map((unitId) => ({
    unitId,
    unit: labels.get(unitId) ?? unitId,
    choice: null,
    by: null,
    receipt: null,
  }));
}

function ownName({ units }: SessionRecord, personId: string): string {
  for (const { ownerIds, ownerNames } of units) {
    const place = ownerIds.indexOf(personId);
    if (place >= 0) return ownerNames[place] ?? '';
  }
  return '';
}
