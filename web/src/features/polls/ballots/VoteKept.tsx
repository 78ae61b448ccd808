import { type Holding, isSecret } from '@asamblea/domain';
import type { AskedQuestion } from './BallotHeader.tsx';
import { SecretVote } from './SecretVote.tsx';
import { VotedUnits } from './VotedUnits.tsx';

interface VoteKeptProps {
  readonly cot: string;
  readonly question: AskedQuestion;
  readonly holdings: readonly Holding[];
  /** The receipts of secret votes that this device was given, by unit. */
  readonly codes: Readonly<Record<string, string>>;
  /** Where votes may be changed until closing. */
  readonly onChange: (() => void) | null;
}

/** What was kept of my vote: all of it with name, that I took part when it is secret. */
export function VoteKept({ cot, question, holdings, codes, onChange }: VoteKeptProps) {
  return isSecret(question) ? (
    <SecretVote {...{ cot, question, holdings, codes }} />
  ) : (
    <VotedUnits {...{ cot, question, holdings, onChange }} />
  );
}
