import { citeSource } from '../../kernel/bylaws/source.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { sayShare } from '../../laws/rules/sayRequirement.ts';
import type { Vocabulary } from '../../laws/rules/vocabulary.ts';
import { sayNeeded } from '../../laws/verdicts/saySentence.ts';
import type { Verdict } from '../../laws/verdicts/verdict.ts';

/**
 * The same verdict without the figures that would tell how somebody voted: what was required and
 * whether it was reached. Without quorum nothing of it comes from the votes, so it stays whole.
 */
export function withholdFigures(
  { opposition: _opposition, ...verdict }: Verdict,
  { unless }: Pick<Rule, 'unless'>,
  vocabulary: Vocabulary,
): Verdict {
  const { kind, finding, source } = verdict;
  if (kind === 'no-quorum' || kind === 'ineffective' || kind === 'annulled' || finding === null)
    return verdict;
  const asked = `${sayNeeded(finding, vocabulary)} (${citeSource(source)})`;
  const undoing =
    unless === undefined
      ? ''
      : ` No vale si se opone ${sayShare(unless.requirement, vocabulary)} (${citeSource(unless.source)}).`;
  return {
    ...verdict,
    finding: null,
    sentence: `${sayReached(kind, unless !== undefined)}; ${asked}.${undoing}`,
  };
}

/** Which of two things failed would tell more of the votes than that one of them did. */
function sayReached(kind: Verdict['kind'], mayBeUndone: boolean): string {
  if (kind === 'approved') return 'Aprobado: los votos a favor alcanzaron la mayoría';
  const missed = 'Rechazado: los votos a favor no alcanzaron la mayoría';
  return mayBeUndone ? `${missed}, o los votos en contra bastaron para impedirlo` : missed;
}
