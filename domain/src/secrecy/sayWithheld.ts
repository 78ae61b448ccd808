import { sayAmount, sayFigure, sayShare } from '../rules/sayRequirement.ts';
import { citeSource } from '../rules/source.ts';
import type { Vocabulary } from '../rules/vocabulary.ts';
import type { Finding } from '../verdicts/assess.ts';
import type { Verdict } from '../verdicts/verdict.ts';

/**
 * The same verdict without the figures that would tell how somebody voted: what was required and
 * whether it was reached. Without quorum nothing of it comes from the votes, so it stays whole.
 */
export function withholdFigures(verdict: Verdict, vocabulary: Vocabulary): Verdict {
  const { kind, finding, source } = verdict;
  if (kind === 'no-quorum' || kind === 'annulled' || finding === null) return verdict;
  const reached = finding.met
    ? 'los votos a favor llegaron a esa mayoría: aprobado'
    : 'los votos a favor no llegaron a esa mayoría: rechazado';
  const sentence = `Se requería ${sayPublicly(finding, vocabulary)}; ${reached}, ${citeSource(source)}.`;
  return { ...verdict, finding: null, sentence };
}

/** The bases that everybody knows keep their figure; those that depend on the votes lose it. */
function sayPublicly(finding: Finding, vocabulary: Vocabulary): string {
  switch (finding.kind) {
    case 'share': {
      const { base, scope } = finding.requirement;
      const said = sayShare(finding.requirement, vocabulary);
      const isKnown = base === 'all' || base === 'allMinusExcluded' || base === 'present';
      return isKnown ? `${said} (${sayFigure(finding.base, scope)})` : said;
    }
    case 'count': {
      const { least, scope } = finding.requirement;
      return `al menos ${sayAmount(least, scope, vocabulary)}`;
    }
    case 'allOf':
      return finding.of.map((part) => sayPublicly(part, vocabulary)).join(' y ');
    case 'anyOf':
      return finding.of.map((part) => sayPublicly(part, vocabulary)).join(' o ');
  }
}
