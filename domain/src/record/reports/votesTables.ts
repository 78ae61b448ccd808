import { sayQuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import type { ReportCell, ReportTable } from '../../kernel/sheets/reportTable.ts';
import { sayPresence } from '../../laws/quorum/quorum.ts';
import { isWhole } from '../../laws/rules/scope.ts';
import { nameBases, presentBase, presentBases } from '../../polls/presented/presentBases.ts';
import type { PresentedBar, PresentedMeasure } from '../../polls/presented/presentedBar.ts';
import { presentMeasures } from '../../polls/presented/presentMeasures.ts';
import {
  presentResult,
  sayDecisionQuorum,
  sayVerdict,
} from '../../polls/presented/presentResult.ts';
import { roundRows } from '../../polls/presented/presentRounds.ts';
import { amendedFrom } from '../../polls/questions/amendment.ts';
import type { OptionResult, QuestionResult } from '../../polls/results/questionResult.ts';
import { baseCell, notTold, totalCell } from './baseCells.ts';
import { sayRequests } from './secrecyRequests.ts';
import type { VotesReport } from './votesReport.ts';

/** A row a question: its text and its decision. */
export function decisionsTable({ questions }: Pick<VotesReport, 'questions'>): ReportTable {
  return {
    name: 'Decisiones',
    columns: [
      { name: 'N.º', isFigure: true },
      ...[{ name: 'Pregunta' }, { name: 'Veredicto' }, { name: 'Regla' }, { name: 'Se requería' }],
      ...[{ name: 'Norma' }, { name: 'Base' }, { name: 'Coeficiente de la base', isFigure: true }],
      ...[
        { name: 'Unidades de la base', isFigure: true },
        { name: 'Propietarios de la base', isFigure: true },
      ],
      ...[{ name: 'Abierta' }, { name: 'Cerrada' }],
      ...[{ name: 'Quórum de la decisión', isFigure: true }, { name: 'Explicación' }],
    ],
    rows: questions.map(({ result, rule, needed, article, openedAt, requests }) => [
      numberCell(result),
      ...[
        [sayAsked(result), ...sayRequests(requests)].join(' '),
        sayVerdict(result).word,
        rule,
        needed,
        article,
        nameBases(result),
      ],
      ...(['weight', 'units', 'heads'] as const).map((key) => baseCell(result, key)),
      { at: openedAt },
      { at: result.closedAt },
      { percent: sayPresence(result.quorum) },
      sayVerdict(result).sentence,
    ]),
  };
}

/** The text voted and, when it was amended, the text proposed. */
function sayAsked(result: QuestionResult): string {
  const proposed = amendedFrom(result);
  return proposed === null ? result.text : `${result.text} Propuesta: «${proposed}»`;
}

/** A row an answer in each measure of its rule. */
export function answersTable({ questions }: Pick<VotesReport, 'questions'>): ReportTable {
  return {
    name: 'Votos por respuesta',
    columns: [
      ...[{ name: 'N.º', isFigure: true }, { name: 'Pregunta' }, { name: 'Respuesta' }],
      ...[
        { name: 'Coeficiente', isFigure: true },
        { name: 'Unidades', isFigure: true },
        { name: 'Propietarios', isFigure: true },
        { name: 'De la base', isFigure: true },
      ],
      ...[{ name: 'Base' }, { name: 'Total de la base', isFigure: true }],
      ...[{ name: 'Norma' }, { name: 'Veredicto' }],
    ],
    rows: questions.flatMap(({ result, article }) =>
      answersOf(result).map(
        ({ label, weight, units, heads, share, base, total }): readonly ReportCell[] => [
          numberCell(result),
          ...[result.text, sayAnswer(result, label), weight, units, heads, share],
          ...[base, total, article, sayVerdict(result).word],
        ],
      ),
    ),
  };
}

/** An answer as its figures count it: of an order of preference the sums are the first ones. */
function sayAnswer(result: QuestionResult, label: string): string {
  const isRanked = result.elected?.rounds !== undefined;
  const isOption = result.options.some((one) => one.role === 'candidate' && one.label === label);
  return isRanked && isOption ? `${label} (primera preferencia)` : label;
}

/** A row an option in each round of every order of preference; null where there was none. */
export function roundsTable({ questions }: Pick<VotesReport, 'questions'>): ReportTable | null {
  const rows = questions.flatMap(({ result }) => {
    const { scope = 'units', rounds = [] } = result.elected ?? {};
    return roundRows(result).flatMap(({ label, votes }) =>
      votes.flatMap((amount, at): readonly (readonly ReportCell[])[] => {
        if (amount === null) return [];
        const out = rounds[at]?.out.some((id) => labelOf(result, id) === label) === true;
        const counted = isWhole(scope) ? { count: amount } : { weight: amount };
        return [
          [numberCell(result), result.text, { count: at + 1 }, label, counted, out ? 'Sale' : ''],
        ];
      }),
    );
  });
  if (rows.length === 0) return null;
  return {
    name: 'Rondas',
    columns: [
      ...[{ name: 'N.º', isFigure: true }, { name: 'Pregunta' }, { name: 'Ronda', isFigure: true }],
      ...[{ name: 'Opción' }, { name: 'Preferencias', isFigure: true }, { name: 'Después' }],
    ],
    rows,
  };
}

function labelOf({ options }: QuestionResult, id: string): string {
  return options.find(({ optionId }) => optionId === id)?.label ?? id;
}

/** A figure that a workbook sorts, unless there is a word beside it. */
function numberCell(result: QuestionResult): ReportCell {
  const { number, repetition } = result;
  return repetition === undefined ? { count: number } : sayQuestionNumber(result);
}

/** An answer as far as it may be told: a secret vote may keep figures, or round them. */
export interface ToldAnswer {
  readonly label: string;
  /** The role of the answer; `elected`: a candidate that won; `none`: the part that did not vote. */
  readonly role: PresentedBar['tone'];
  /** Whether it is told that nobody gave it. */
  readonly isNone: boolean;
  readonly weight: ReportCell;
  readonly units: ReportCell;
  readonly heads: ReportCell;
  readonly share: ReportCell;
  /** The base of the decision, and its amount. */
  readonly base: string;
  readonly total: ReportCell;
}

/** Every answer and the missing votes, in each measure: the same rows as every screen draws. */
export function answersOf(result: QuestionResult): readonly ToldAnswer[] {
  return presentMeasures(result).flatMap((measure) => answersIn(result, measure));
}

/** The same in one of its measures. Figures that a secret vote rounds, or withholds, are under all its bases. */
export function answersIn(
  result: QuestionResult,
  { name, bars }: PresentedMeasure,
): readonly ToldAnswer[] {
  const { told, options } = result;
  const isExact = told === undefined || told.kind === 'exact';
  const { undoing, ofClass } = result;
  const known = [
    ...(undoing === undefined ? [] : [presentBase(undoing, result)]),
    ...(ofClass === undefined ? [] : [presentBase(ofClass.measure, ofClass)]),
  ];
  const bases = [...presentBases(result), ...known].filter(
    (base) => !isExact || base.name === name,
  );
  const over = { base: bases.map((base) => base.name).join('; '), total: totalCell(bases) };
  const answers = bars.length === 0 ? options.map(keptAnswer) : bars.map(barAnswer);
  return answers.map((answer) => {
    const share = told?.kind === 'rounded' ? `${answer.share} de ${name}` : answer.share;
    return { ...answer, ...over, share };
  });
}

type Answer = Omit<ToldAnswer, 'base' | 'total'>;

/** Of a secret vote that tells no figures. */
function keptAnswer({ label, role }: Pick<OptionResult, 'label' | 'role'>): Answer {
  return { label, role, isNone: false, weight: '', units: '', heads: '', share: notTold };
}

function barAnswer({ label, tone, counts, percent }: PresentedBar): Answer {
  const { weight, units, heads } = counts;
  const told = Object.values(counts);
  return {
    label,
    role: tone,
    isNone: told.length > 0 && told.every((amount) => amount === 0),
    weight: weight === undefined ? '' : { weight },
    units: units === undefined ? '' : { count: units },
    heads: heads === undefined ? '' : { count: heads },
    share: isRead(percent, counts) ? { percent } : percent,
  };
}

/** An exact figure has amounts beside it. */
function isRead(percent: string, counts: PresentedBar['counts']): boolean {
  return percent.endsWith(' %') && Object.keys(counts).length > 0;
}

/** `Base: coeficiente presente 71,2345 · 40 unidades. Quórum de la decisión: 75,0000 (75,00 %).` */
export function sayResultBase(result: QuestionResult): string {
  return `${presentResult(result).base}. ${sayDecisionQuorum(result)}.`;
}
