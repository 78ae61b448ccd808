import { citeSource } from '../../kernel/bylaws/source.ts';
import type { Vocabulary } from '../../laws/rules/vocabulary.ts';
import { sayNeeded } from '../../laws/verdicts/saySentence.ts';
import type { Verdict } from '../../laws/verdicts/verdict.ts';

/**
 * The same verdict without the figures that would tell how somebody voted: what was required and
 * whether it was reached. Without quorum nothing of it comes from the votes, so it stays whole.
 */
export function withholdFigures(verdict: Verdict, vocabulary: Vocabulary): Verdict {
  const { kind, finding, source } = verdict;
  if (kind === 'no-quorum' || kind === 'ineffective' || kind === 'annulled' || finding === null)
    return verdict;
  const needed = sayNeeded(finding, vocabulary);
  const reached = finding.met
    ? 'Aprobado: los votos a favor alcanzaron la mayoría'
    : 'Rechazado: los votos a favor no alcanzaron la mayoría';
  const sentence = `${reached}; ${needed} (${citeSource(source)}).`;
  return { ...verdict, finding: null, sentence };
}
