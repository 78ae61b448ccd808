import { assess } from '../../laws/findings/assess.ts';
import { choicesOf, figuresFor } from './choiceCounts.ts';
import type { CandidateVotes, Election } from './election.ts';
import { type Ranked, rank } from './settlePlaces.ts';

/**
 * The votes of each candidate in the scope that ranks, from the most voted down. With `rest`, the rule is
 * held against each of them, the votes for the others being `against` or `other`.
 */
export function candidateVotesOf(
  { options, counts, scope, rule, quorum }: Election,
  rest: 'against' | 'other' | null,
): readonly CandidateVotes[] {
  const votes = choicesOf(counts, scope).options;
  const running = options.map(({ optionId }) => ({ optionId, score: votes[optionId] ?? 0 }));
  return rank(running).map(({ optionId, score }) => ({
    optionId,
    votes: score,
    finding:
      rest === null
        ? null
        : assess(rule.requirement, figuresFor(optionId, counts, rest), quorum.call),
  }));
}

/** Those who got something: nobody is elected, nor goes to a second round, without a vote. */
export function voted(standings: readonly CandidateVotes[]): readonly Ranked[] {
  return standings
    .filter(({ votes }) => votes > 0)
    .map(({ optionId, votes }) => ({ optionId, score: votes }));
}
