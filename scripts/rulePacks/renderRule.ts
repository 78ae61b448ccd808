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
import type { Quote, ReadText } from './words/quote.ts';
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
    ...quotes.map(sayQuote),
    ...(quotes.length === 0 ? [`Palabras: ${withoutWords.get(ruleId) ?? ''}`] : []),
    `Para aprobar: ${sayRequirement(requirement, vocabulary)}`,
    `Medida: ${measures}`,
    `Base: ${bases}`,
    ...sayRoom(rule, vocabulary, cite),
    `Leído: ${sayReading(source, quotes)}`,
  ];
  return `### ${title}\n\n\`${ruleId}\`\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** `Palabras: «Por regla general…» (artículo 32)` */
function sayQuote({ article, words }: Quote): string {
  return `Palabras: «${words}» (artículo ${article})`;
}

function sayReading({ verified }: Source, quotes: readonly Quote[]): string {
  if (quotes.length === 0) {
    return verified ? 'el texto se leyó antes, sin copiar sus palabras' : 'sin verificar';
  }
  const texts = [...new Set(quotes.map(({ text }) => text))].map(sayText).join('; ');
  return verified ? texts : `${texts}; lo demás, sin verificar`;
}

/** `Código Sustantivo del Trabajo, texto de 1950, el 29 de noviembre de 2026` */
export function sayText({ law, of, on }: ReadText): string {
  return [law, of, `el ${sayDate(on)}`].filter((part) => part !== undefined).join(', ');
}
