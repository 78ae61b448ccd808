import {
  citeSource,
  type Rule,
  type Source,
  sayDate,
  sayRequirement,
  type Vocabulary,
} from '@asamblea/domain';
import { sayMeasures } from './sayMeasures.ts';
import { sayRoom } from './sayRoom.ts';
import { nameText, type Quote, sayQuote } from './words/quote.ts';
import { ruleWords } from './words/ruleWords.ts';
import { withoutWords } from './words/withoutWords.ts';

/** Beside its law: article, words, majority, measure, base, what bylaws may change, what was read and when. */
export function renderRule(
  rule: Rule,
  vocabulary: Vocabulary,
  cite: (source: Source) => string,
): string {
  const { ruleId, title, source, requirement } = rule;
  const quotes = ruleWords[ruleId] ?? [];
  const { measures, bases } = sayMeasures(requirement, vocabulary);
  const lines = [
    `Artículo: ${[citeSource(source), source.note, source.doubt].filter((part) => part !== undefined).join('<br>')}`,
    ...quotes.map((quote) => `Palabras: ${sayQuote(quote)}`),
    ...(quotes.length === 0 ? [`Palabras: ${withoutWords.get(ruleId) ?? ''}`] : []),
    `Para aprobar: ${sayRequirement(requirement, vocabulary)}`,
    `Medida: ${measures}`,
    `Base: ${bases}`,
    ...sayRoom(rule, vocabulary, cite),
    `Leído: ${sayReading(source, quotes)}`,
  ];
  return `### ${title}\n\n\`${ruleId}\`\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

function sayReading({ verified }: Source, quotes: readonly Quote[]): string {
  if (quotes.length === 0) return 'sin verificar';
  const texts = [...new Set(quotes.map(({ text }) => text))]
    .map((text) => `${nameText(text)}, el ${sayDate(text.on)}`)
    .join('; ');
  return verified ? texts : `${texts}; lo demás, sin verificar`;
}
