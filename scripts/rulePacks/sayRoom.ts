import {
  explainBylaws,
  type Rule,
  type Source,
  type Vocabulary,
  votedShares,
} from '@asamblea/domain';

/** The majorities that bylaws may ask of a rule, a line each. */
export function sayRoom(
  rule: Rule,
  vocabulary: Vocabulary,
  cite: (source: Source) => string,
): readonly string[] {
  const said = explainBylaws(rule, vocabulary, cite);
  return rule.bylaws?.fixed === undefined ? [sayDirection(rule), ...said] : said;
}

function sayDirection({ requirement, bylawsMayLower }: Rule): string {
  const shares = votedShares(requirement).map(({ share }) => share);
  if (bylawsMayLower) return 'Los estatutos o el reglamento pueden pedir más o menos.';
  const isHighest = shares.every(
    ({ base, threshold }) =>
      ['all', 'allMinusExcluded'].includes(base) && threshold.numerator === threshold.denominator,
  );
  if (isHighest) return 'Es la mayoría más alta que hay, y no puede pedirse menos.';
  const parts = shares.length > 1 ? ', cada parte por separado' : '';
  return `Los estatutos o el reglamento pueden pedir más, no menos${parts}.`;
}
