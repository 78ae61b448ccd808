import { sayPresumed } from '../consents/presumedTally.ts';
import { presentResult, sayVerdict } from '../results/presentResult.ts';
import { sayTelling } from '../results/presentSecret.ts';
import type { QuestionResult } from '../results/questionResult.ts';
import type { ReportCell, ReportTable } from '../sheets/reportTable.ts';
import { formatPercent, formatWeight } from '../weights/formatWeight.ts';
import { sayUnits } from '../weights/sayUnits.ts';
import type { VotesReport } from './votesReport.ts';

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
      ...[result.text, sayVerdict(result).word, rule, needed, article, result.baseName],
      { weight: result.base.weight },
      { count: result.base.units },
      { at: openedAt },
      { at: result.closedAt },
      { part: result.quorum.present.weight, of: result.quorum.total.weight },
      sayVerdict(result).sentence,
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
      answersOf(result).map(({ label, weight, share, units }): readonly ReportCell[] => [
        { count: result.number },
        ...[result.text, label, weight, share, units],
        ...[result.baseName, article, sayVerdict(result).word],
      ]),
    ),
  };
}

/** An answer as far as it may be told: a secret vote may keep figures, or round them. */
export interface ToldAnswer {
  readonly label: string;
  readonly weight: ReportCell;
  readonly share: ReportCell;
  readonly units: ReportCell;
}

/** Every answer and who did not vote: where nothing is withheld, together they are the base. */
export function answersOf(result: QuestionResult): readonly ToldAnswer[] {
  const { options, didNotVote, base, told } = result;
  if (told !== undefined && told.kind !== 'exact') {
    const bars = new Map(presentResult(result).bars.map((bar) => [bar.id, bar.percent]));
    return options.map(({ optionId, label }) => ({
      ...{ label, weight: '', share: bars.get(optionId) ?? 'No se publica', units: '' },
    }));
  }
  return [...options, { label: 'No votó', ...didNotVote }].map(({ label, weight, units }) => ({
    label,
    weight: weight === null ? '' : { weight },
    share: weight === null ? '' : { part: weight, of: base.weight },
    units: units === null ? '' : { count: units },
  }));
}

/** `Base: coeficiente presente 71,2345 · 40 unidades. Quórum al cerrar: 75,0000 (75,00 %).` */
export function sayBase(result: QuestionResult): string {
  const { base, baseName, quorum } = result;
  const { present, total } = quorum;
  const notes = [sayTelling(result), result.presumed && sayPresumed(result.presumed)];
  const said = `Base: ${baseName} ${formatWeight(base.weight)} · ${sayUnits(base.units)}. Quórum al cerrar: ${formatWeight(present.weight)} (${formatPercent(present.weight, total.weight)}).`;
  return [said, ...notes.flatMap((note) => (note ? [`${note}.`] : []))].join(' ');
}
