import { type ReportCell, sayReportCell } from '../../kernel/sheets/reportTable.ts';
import { capital } from '../../kernel/text/capital.ts';
import {
  type HoldingWords,
  holdingHeadings,
  sayBareWeight,
} from '../../kernel/weights/holdingWords.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import type { PresentedMeasure } from '../../polls/presented/presentedBar.ts';
import type { QuestionResult } from '../../polls/results/questionResult.ts';
import type { ActaBlock, ActaLine, FigureSource } from '../draft/actaDraft.ts';
import { figure, quote } from '../draft/actaPhrase.ts';
import { answersIn, type ToldAnswer } from '../reports/votesTables.ts';
import type { ActaRecord } from '../subject/actaRecord.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';

/** The answers in one measure of the rule, with their base under them. */
export function actaVotes(
  result: QuestionResult,
  measure: PresentedMeasure,
  isOfSeveral: boolean,
  { record }: ActaSubject,
): ActaBlock {
  const source: FigureSource = { kind: 'result', questionId: result.questionId };
  const { timeZone } = record.assembly;
  const words = holdingWordsOf(record.assembly);
  const headings = holdingHeadings(words);
  const answers = answersIn(result, measure).filter((one) => hasRow(one, record));
  const columns = [
    ['weight', headings.weight.name],
    ['units', headings.units.name],
    ['heads', capital(words.owners.noun)],
  ] as const;
  // Beside another table of the same vote each says its own measure: what one of them lacks, the other has.
  const told = columns.filter(([key]) => {
    const isTold = (answer: ToldAnswer) => answer[key] !== '';
    return isOfSeveral ? answers.every(isTold) : answers.some(isTold);
  });
  return {
    kind: 'table',
    caption: isOfSeveral ? `Votos: ${measure.name}` : 'Votos',
    columns: [
      { name: 'Respuesta' },
      ...told.map(([, name]) => ({ name, isFigure: true })),
      { name: 'De la base', isFigure: true },
    ],
    rows: answers.map((answer): readonly ActaLine[] => [
      [quote(answer.label)],
      ...[...told.map(([key]) => answer[key]), answer.share].map((cell) => [
        figure(sayCell(cell, timeZone, words), source),
      ]),
    ]),
  };
}

/** An amount, whole where the law counts whole things; what the rule does not count is a dash. */
function sayCell(cell: ReportCell, timeZone: string, words: HoldingWords): string {
  if (cell === '') return '—';
  return typeof cell === 'object' && cell !== null && 'weight' in cell
    ? sayBareWeight(cell.weight, words)
    : sayReportCell(cell, timeZone);
}

/** Options without votes have no line in the minutes, except an answer that decides and one that the law asks for. */
function hasRow({ role, isNone }: ToldAnswer, { assembly }: ActaRecord): boolean {
  if (!isNone || role === 'favour' || role === 'against' || role === 'candidate') return true;
  const asked = actaRulesOf(assembly.rulePack).items.map(({ itemId }) => itemId);
  return role === 'blank' && asked.includes('blank-votes');
}
