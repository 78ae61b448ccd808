import { isSecret } from '@asamblea/domain';
import { OwnSecretVote } from './OwnSecretVote.tsx';
import { type KeptVoteProps, OwnVotedUnits } from './OwnVotedUnits.tsx';

interface EitherKeptProps extends KeptVoteProps {
  /** The receipts of secret votes that this device was given, by unit. */
  readonly codes: Readonly<Record<string, string>>;
  /** Where my vote may be changed until closing. */
  readonly onChange: (() => void) | null;
}

/** The kept vote of a question: for a secret one, without its content. */
export function OwnKeptVote({ codes, onChange, ...rest }: EitherKeptProps) {
  return isSecret(rest.question) ? (
    <OwnSecretVote {...rest} codes={codes} />
  ) : (
    <OwnVotedUnits {...rest} onChange={onChange} />
  );
}
