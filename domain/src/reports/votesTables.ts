import { sayUnits } from '../results/presentResult.ts';
import type { ReportCell, ReportTable } from '../sheets/reportTable.ts';
import { verdictWord } from '../verdicts/verdict.ts';
import { formatPercent, formatWeight } from '../weights/formatWeight.ts';
import type { DecidedQuestion, VotesReport } from './votesReport.ts';

/** A row a question: what was asked and what was decided. */
export function decisionsTable({ questions }: Pick<VotesReport, 'questions'>): ReportTable {
  return {
    name: 'Decisiones',
    columns: [
      { name: 'N.º', isFigure: true },
      ...[{ name: 'Pregunta' }, { name: 'Veredicto' }, { name: 'Regla' }, { name: 'Se requería' }],
      ...[{ name: 'Norma' }, { name: 'Base' }, { name: 'Coeficiente de la base', isFigure: true }],
      ...[
        { name: 'Unidades de la base', isFigure: true },
        { name: 'Abierta' },
        { name: 'Cerrada' },
      ],
      ...[{ name: 'Quórum al cerrar', isFigure: true }, { name: 'Explicación' }],
    ],
    rows: questions.map(({ result, rule, needed, article, openedAt }) => [
      { count: result.number },
      ...[result.text, verdictWord(result.verdict.kind), rule, needed, article, result.baseName],
      { weight: result.base.weight },
      { count: result.base.units },
      { at: openedAt },
      { at: result.closedAt },
      { part: result.quorum.present.weight, of: result.quorum.total.weight },
      result.verdict.sentence,
    ]),
  };
}

/** A row an answer, with both counts. */
export function answersTable({ questions }: Pick<VotesReport, 'questions'>): ReportTable {
  return {
    name: 'Votos por respuesta',
    columns: [
      ...[{ name: 'N.º', isFigure: true }, { name: 'Pregunta' }, { name: 'Respuesta' }],
      ...[
        { name: 'Coeficiente', isFigure: true },
        { name: 'De la base', isFigure: true },
        { name: 'Unidades', isFigure: true },
      ],
      ...[{ name: 'Base' }, { name: 'Norma' }, { name: 'Veredicto' }],
    ],
    rows: questions.flatMap(({ result, article }) =>
      answersOf(result).map(({ label, weight, units }): readonly ReportCell[] => [
        { count: result.number },
        ...[result.text, label, { weight }],
        { part: weight, of: result.base.weight },
        { count: units },
        ...[result.baseName, article, verdictWord(result.verdict.kind)],
      ]),
    ),
  };
}

/** Every answer and who did not vote: together they are the base. */
export function answersOf({ options, didNotVote }: DecidedQuestion['result']) {
  return [
    ...options.map(({ label, weight, units }) => ({ label, weight, units })),
    { label: 'No votó', ...didNotVote },
  ];
}

/** `Base: coeficiente presente 71,2345 · 40 unidades. Quórum al cerrar: 75,0000 (75,00 %).` */
export function sayBase({ base, baseName, quorum }: DecidedQuestion['result']): string {
  const { present, total } = quorum;
  return `Base: ${baseName} ${formatWeight(base.weight)} · ${sayUnits(base.units)}. Quórum al cerrar: ${formatWeight(present.weight)} (${formatPercent(present.weight, total.weight)}).`;
}
