import {
  type AskedBallot,
  ballotKindOf,
  type CastAnswer,
  type CastRequest,
  choosable,
  type Holding,
  isSecret,
  joinNames,
  markedAs,
  readBallot,
  takesSeveral,
  takesVotes,
} from '@asamblea/domain';
import { unitGroups } from './unitGroups.ts';

type Asked = AskedBallot['question'];

/** The marked and unconfirmed options of each unit. */
export type BallotDraft = Readonly<Record<string, readonly string[]>>;

/** My units with the votes that the server has just answered that it keeps. */
export function withAnswer(
  holdings: readonly Holding[],
  answer: CastAnswer | null,
): readonly Holding[] {
  if (answer === null) return holdings;
  return holdings.map((holding) => {
    const row = answer.results.find(({ unitId }) => unitId === holding.unitId);
    if (row === undefined || row.status === 'refused') return holding;
    const { optionIds, receipt } = row;
    // The receipt is read for a vote with name; for a secret one, only that there is one.
    const kept = optionIds === null ? null : receipt;
    return { ...holding, ballot: { optionIds, receipt: kept, castAt: null } };
  });
}

/** Of my units without a vote, those that may have one. */
export function mayVote(units: readonly Holding[]): readonly Holding[] {
  return units.filter(({ refusal }) => refusal === undefined);
}

/** Units whose vote may be changed until closing. */
export function changeable({ question, holdings }: AskedBallot): readonly Holding[] {
  if (question.mayChange !== true || !takesVotes(question)) return [];
  return holdings.filter(({ ballot }) => ballot !== null && ballot.receipt !== null);
}

/** The vote of each unit, to begin a change from. */
export function draftOf(units: readonly Holding[]): BallotDraft {
  return Object.fromEntries(units.map(({ unitId, ballot }) => [unitId, ballot?.optionIds ?? []]));
}

/** Those that would say something new: a vote that stays as it was is not sent again. */
export function withNews(draft: BallotDraft, units: readonly Holding[]): readonly Holding[] {
  const before = draftOf(units);
  return units.filter(
    ({ unitId, ballot }) =>
      ballot === null || (draft[unitId] ?? []).join() !== (before[unitId] ?? []).join(),
  );
}

/** The options that the proxies ask for. Those who vote together and are asked different things choose. */
export function instructedDraft(units: readonly Holding[]): BallotDraft {
  const drafts = unitGroups(units).map((group) => {
    const asked = new Set(group.flatMap(({ instruction }) => instruction?.optionId ?? []));
    return asked.size === 1 ? markAll(group, [...asked]) : {};
  });
  return Object.assign({}, ...drafts);
}

export function markAll(units: readonly Holding[], marks: readonly string[]): BallotDraft {
  return Object.fromEntries(units.map((unit) => [unit.unitId, marks]));
}

/** The marks that all the units share, if they do. */
export function sharedMarks(draft: BallotDraft, units: readonly Holding[]): readonly string[] {
  const [first = [], ...rest] = units.map((unit) => draft[unit.unitId] ?? []);
  return rest.every((marks) => marks.join() === first.join()) ? first : [];
}

/** Marks with one more or one less, the new one last where their order says something. Blank and abstention stand alone; so does anything asked alone. */
export function toggleMark(
  question: Asked,
  marks: readonly string[],
  optionId: string,
): readonly string[] {
  const several = choosable(question).map((option) => option.optionId);
  if (!several.includes(optionId)) return marks.includes(optionId) ? [] : [optionId];
  const kept = marks.filter((mark) => several.includes(mark));
  const wanted = kept.includes(optionId)
    ? kept.filter((mark) => mark !== optionId)
    : [...kept, optionId];
  if (ballotKindOf(question).isOrdered) return wanted;
  return several.filter((mark) => wanted.includes(mark));
}

function isMarked(question: Asked, marks: readonly string[]): boolean {
  return readBallot(question, marks).ok;
}

/**
 * Only the units given: one that left or voted elsewhere is not sent. One that has voted says which
 * vote it changes.
 */
export function toRequest(
  question: Asked,
  draft: BallotDraft,
  units: readonly Holding[],
  requestId: string,
): CastRequest {
  const choices = units.flatMap(({ unitId, ballot }) => {
    const marks = draft[unitId] ?? [];
    const receipt = ballot?.receipt ?? null;
    const change = receipt === null ? {} : { replaces: receipt };
    return isMarked(question, marks) ? [{ unitId, ...markedAs(question, marks), ...change }] : [];
  });
  const request = { questionId: question.questionId, requestId, choices };
  return isSecret(question) ? { ...request, pad: padFor(question, choices) } : request;
}

/** The operator of the hall's network sees how long a submission is: every choice takes the same length. */
export function padFor(question: Asked, choices: CastRequest['choices']): string {
  const lengthOf = (sent: unknown) => JSON.stringify(sent).length;
  const byLength = question.options
    .map(({ optionId }) => optionId)
    .sort((a, b) => b.length - a.length);
  const most = Math.max(1, question.election?.marks.max ?? 1);
  const longest = lengthOf(markedAs(question, byLength.slice(0, most)));
  const missing = choices.map(({ unitId: _unitId, ...sent }) => longest - lengthOf(sent));
  return '0'.repeat(missing.reduce((sum, each) => sum + each, 0));
}

const namedAtMost = 3;

/** Why a vote cannot be reviewed yet, in one sentence; null when it can. */
export function whatIsMissing(
  question: Asked,
  units: readonly Holding[],
  draft: BallotDraft,
): string | null {
  const groups = unitGroups(units).map((group) => ({
    labels: group.map(({ label }) => label),
    marks: sharedMarks(draft, group),
  }));
  const pending = groups.filter(({ marks }) => !readBallot(question, marks).ok);
  if (pending.length === 0) {
    return withNews(draft, units).length > 0
      ? null
      : 'Su voto sigue igual: para cambiarlo, marque otra respuesta.';
  }
  const least = question.election?.marks.min ?? 1;
  const [first] = pending;
  const isSame = new Set(groups.map(({ marks }) => marks.join())).size === 1;
  if (first !== undefined && first.marks.length > 0) {
    const whose = isSame ? '' : ` en ${listed(first.labels)}`;
    return `Marque al menos ${least}${whose}: lleva ${first.marks.length}.`;
  }
  if (pending.length < groups.length) {
    return `Falta responder por ${listed(pending.flatMap(({ labels }) => labels))}.`;
  }
  return takesSeveral(question) && least > 1
    ? `Marque al menos ${least} respuestas para revisar su voto.`
    : 'Marque una respuesta para revisar su voto.';
}

function listed(labels: readonly string[]): string {
  const named = labels.slice(0, namedAtMost);
  const more = labels.length - named.length;
  return more > 0 ? `${named.join(', ')} y ${more} más` : joinNames(named);
}

/** A question, and its present marks. */
export interface Begun {
  readonly question: Pick<Asked, 'number'>;
  readonly draft: BallotDraft;
  /** The part missing to send it; null when complete. */
  readonly missing: string | null;
}

/** Whether anything of it is marked. */
export function isBegun({ draft }: Pick<Begun, 'draft'>): boolean {
  return Object.values(draft).some((marks) => marks.length > 0);
}

/** The missing part of the only question; among several, of the first that was begun. */
export function sayBegun(rows: readonly Begun[], isAlone: boolean): string | null {
  if (isAlone) return rows[0]?.missing ?? null;
  const begun = rows.find(isBegun);
  return begun === undefined
    ? 'Marque una respuesta en alguna pregunta para revisar.'
    : `Pregunta ${begun.question.number}: ${begun.missing}`;
}
