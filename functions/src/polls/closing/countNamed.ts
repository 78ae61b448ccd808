import {
  type Attendance,
  type Ballot,
  beginConsent,
  decideResult,
  hashBallots,
  isInForce,
  type Question,
  receiptsOf,
  sealResult,
  type Unit,
} from '@asamblea/domain';
import type { Counted } from './counted.ts';

export interface NamedLine {
  readonly question: Question;
  readonly call: number;
  readonly closedAt: number;
  /** The units present when the meeting was installed. */
  readonly installed?: ReadonlySet<string>;
  readonly timeZone: string;
  readonly units: readonly Unit[];
  readonly attendance: readonly Attendance[];
  readonly ballots: readonly Ballot[];
}

/** Counts the ballots of a named question, seals the result over them and opens its wait for the absent. */
export function countNamed(line: NamedLine): Omit<Counted, 'written'> {
  const ballots = line.ballots.filter(isInForce);
  const over = {
    of: 'ballots',
    count: ballots.length,
    salt: '',
    // Revoked ballots are part of the history.
    hash: hashBallots(line.question, line.ballots),
  } as const;
  const closing = { ...line, ballots };
  const result = decideResult(closing);
  const consent = beginConsent(closing, result);
  const said = consent === null ? result : { ...result, presumed: consent.presumed };
  return { result: sealResult(said, over), receipts: receiptsOf(ballots), consent };
}
