import { endSentence } from '../../kernel/text/sentence.ts';
import type { DecidedQuestion } from '../reports/votesReport.ts';
import type { ActaBlock, FigureSource } from './actaDraft.ts';
import type { ActaSubject } from './actaOpening.ts';
import { atTime, lawful, paragraph, phrase } from './actaPhrase.ts';

/** What the law warned of, which the chair read before the vote was opened. */
export function actaWarnings(
  { warned }: DecidedQuestion,
  { record }: ActaSubject,
): readonly ActaBlock[] {
  if (warned === undefined || warned.warnings.length === 0) return [];
  const source: FigureSource = { kind: 'event', eventId: warned.eventId };
  const when = atTime(warned.at, record.assembly.timeZone, source, 'A');
  return [
    paragraph(
      phrase`${when} la presidencia tuvo a la vista, antes de abrir, lo que advierte la ley:`,
    ),
    { kind: 'list', items: warned.warnings.map((warning) => [lawful(endSentence(warning))]) },
  ];
}
