import type { QuestionRecord } from '../read/question.ts';
import type { Data } from '../read/readData.ts';
import type { ResultRecord } from '../read/result.ts';
import type { Requirement } from '../read/rule.ts';
import type { BallotRecord } from '../read/votes.ts';
import type { Hall } from './decide.ts';
import { isKnownScope, scopesIn } from './figures.ts';
import { instantOf, millisOf, movementsOf, presentAt, presentAtLine, unitsAt } from './presence.ts';
import { rollOf } from './roll.ts';

/** Events that bring a whole roster, which replaces everything before. */
const wholeRosters = ['roster-imported', 'roster-restored', 'arrears-updated'];

/** The hall of a question at its line, worked out from the entries and exits, the roster and the ballots. */
export function hallOf(
  data: Data,
  question: QuestionRecord,
  result: ResultRecord,
  ballots: readonly BallotRecord[],
): Hall {
  const line = lineOf(data, question, result);
  const movements = movementsOf(data.events, question.session);
  const session = data.sessions.find((one) => one.session === question.session);
  const units = unitsAt(data.units, data.mended, line);
  const { installedAsOf } = session ?? {};
  return {
    roll: rollOf(question, units, presentAtLine(movements, line), ballots),
    call: result.quorum.call,
    installed: installedAsOf === undefined ? undefined : presentAt(movements, installedAsOf),
  };
}

/**
 * The instant whose hall decides: the hour of a question on the clock, or the commit that drew its line where that came
 * first.
 */
export function lineOf(
  { closings }: Data,
  { questionId, closesAt }: QuestionRecord,
  { closedAt }: ResultRecord,
): string {
  const line = closings.find((one) => one.questionId === questionId)?.line ?? null;
  if (line === null) return instantOf(closedAt);
  return closesAt !== undefined && closesAt <= millisOf(line) ? instantOf(closesAt) : line;
}

/** Whether the roster of an instant is no more in the file: another came whole since. */
export function isOtherRoster({ events }: Data, at: string): boolean {
  return events.some(({ kind, committed }) => wholeRosters.includes(kind) && committed > at);
}

/** Why a decision is not worked out; nothing when it is. */
export function whyNot(
  data: Data,
  question: QuestionRecord,
  result: ResultRecord,
): string | undefined {
  const { rule, named, isInPerson } = question;
  if (data.manifest.questionId !== undefined && data.units.length === 0) {
    return 'el expediente de una decisión no trae el padrón';
  }
  if (isOtherRoster(data, lineOf(data, question, result))) {
    return 'después de cerrarse la pregunta se cargó otro padrón, y el de entonces no está en el expediente';
  }
  if (isInPerson)
    return 'en ella no votan los apoderados, y quién tenía cada unidad en ese instante no se deduce';
  if (named.conflict.length > 0 && rule.conflictReach === 'represented') {
    return 'el conflicto de interés alcanza a lo que se representa, y quién tenía cada unidad en ese instante no se deduce';
  }
  const asked: readonly (Requirement | null | undefined)[] = [
    ...[
      rule.requirement,
      rule.turnout,
      rule.unless,
      rule.classVote?.requirement,
      rule.classVote?.firstCall,
    ],
    ...rule.quorum.map(({ requirement }) => requirement),
  ];
  const other = asked.flatMap(scopesIn).find((scope) => !isKnownScope(scope));
  if (other === undefined) return undefined;
  return `la regla cuenta por «${other}», y qué unidades son de ese uso no se deduce`;
}
