import { isSecret } from '@asamblea/domain';
import { SecretVote } from './SecretVote.tsx';
import { type KeptVoteProps, VotedUnits } from './VotedUnits.tsx';

interface EitherKeptProps extends KeptVoteProps {
  /** The receipts of secret votes that this device was given, by unit. */
  readonly codes: Readonly<Record<string, string>>;
  /** Where my vote may be changed until closing. */
  readonly onChange: (() => void) | null;
}

/** What was kept of a question: of a secret vote, without what it says. */
export function KeptVote({ codes, onChange, ...rest }: EitherKeptProps) {
  return isSecret(rest.question) ? (
    <SecretVote {...rest} codes={codes} />
  ) : (
    <VotedUnits {...rest} onChange={onChange} />
  );
}
