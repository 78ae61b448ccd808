import {
  type Attendance,
  type Ballot,
  beginConsent,
  closeQuestion,
  hashBallots,
  type Question,
  receiptsOf,
  sealResult,
  type Unit,
} from '@asamblea/domain';
import type { Counted } from './recount.ts';

export interface NamedLine {
  readonly question: Question;
  readonly call: number;
  readonly closedAt: number;
  readonly timeZone: string;
  readonly units: readonly Unit[];
  readonly attendance: readonly Attendance[];
  readonly ballots: readonly Ballot[];
}

/** Counts the ballots of a named question, seals the result over them and opens its wait for the absent. */
export function countNamed(line: NamedLine): Counted {
  const { ballots } = line;
  const over = {
    of: 'ballots',
    count: ballots.length,
    salt: '',
    hash: hashBallots(ballots),
  } as const;
  const result = closeQuestion(line);
  const consent = beginConsent(line, result);
  const said = consent === null ? result : { ...result, presumed: consent.presumed };
  return { result: sealResult(said, over), receipts: receiptsOf(ballots), consent };
}
