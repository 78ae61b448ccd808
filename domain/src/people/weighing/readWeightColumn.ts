import { type ColumnSign, columnSign, isDoubtful } from '../../kernel/weights/decimalSign.ts';
import {
  type Exact,
  type Figure,
  figureBody,
  inMillionths,
  readFigure,
} from '../../kernel/weights/readFigure.ts';
import { wholeWeight } from '../../kernel/weights/weight.ts';
import {
  hasWhole,
  isOfShares,
  type WeightMeasure,
  weightMeasureNames,
} from '../../kernel/weights/weightMeasure.ts';
import {
  type FoundProblem,
  found,
  problemText,
  type RosterProblemCode,
} from '../rosters/rosterProblem.ts';
import { judgeMarks, type MarkVerdict } from './judgeMarks.ts';
import { isVoiceOnly } from './readVote.ts';
import { roundColumn } from './roundColumn.ts';
import { sayCells } from './sayCells.ts';
import { formatInMeasure } from './sumProof.ts';
import type {
  ColumnProblem,
  ReadWeightColumn,
  WeightCell,
  WeightColumnReading,
} from './weightColumn.ts';

/**
 * Reads a whole column of weights in one measure, exactly. The measures that its cells state must agree; more
 * decimals than are kept are rounded by a stated rule; a count has no parts.
 */
export function readWeightColumn(
  cells: readonly WeightCell[],
  reading: WeightColumnReading,
): ReadWeightColumn {
  const { measure, decimal } = reading;
  const sign = columnSign(
    cells.map(({ text }) => figureBody(text)),
    decimal,
    isOfShares(measure),
  );
  const read = cells.map(({ text }) => readFigure(isVoiceOnly(text) ? '0' : text, sign.sign));
  const figures = read.map((figure) => (figure.ok ? figure : null));
  const verdict = judgeMarks(
    figures.map((figure, place) => (cells[place]?.repeats === undefined ? figure : null)),
    reading,
  );
  const exact = figures.map((figure) => figure && inMillionths(figure, measure));
  const { weights, wrong, problems } = roundColumn(cells, exact, reading);
  const apart = new Set(isError(verdict) ? verdict.places : []);
  return {
    cells: cells.map(({ text, repeats }, place) => {
      const first = repeats === undefined ? undefined : (weights[repeats] ?? null);
      if (text === '' && first !== undefined) return { weight: first, problems: [] };
      const figure = read[place];
      const told: FoundProblem[] = [];
      const tell = (code: RosterProblemCode, more = '') =>
        told.push(found(code, text, more, 'weight'));
      if (figure === undefined || !figure.ok) tell(figure?.problem ?? 'weight-empty');
      else {
        const isDoubt = sign.isDoubtful || isBeyond(exact[place], measure);
        for (const code of codesOf(figure, text, isDoubt)) tell(code);
        if (apart.has(place)) tell(...sayApart(verdict, figure, measure));
      }
      const unkept = wrong.get(place);
      if (unkept !== undefined) told.push(unkept);
      const isSame = first !== undefined && isEqual(exact[place], exact[repeats ?? -1]);
      const weight = isSame ? first : (weights[place] ?? null);
      return { weight: told.some(stops) ? null : weight, problems: told };
    }),
    problems: [...toldOnce(verdict, cells), ...problems, ...toldOfSign(sign)],
  };
}

/** More than the whole, as a number is whose decimals were taken for thousands. */
function isBeyond(value: Exact | null | undefined, measure: WeightMeasure): boolean {
  if (!value || !hasWhole(measure)) return false;
  return value.numerator > BigInt(wholeWeight) * value.denominator;
}

function codesOf(figure: Figure, text: string, isDoubt: boolean): readonly RosterProblemCode[] {
  const isZero = figure.numerator === 0n;
  return [
    ...(isDoubt && isDoubtful(figureBody(text)) ? (['weight-doubtful'] as const) : []),
    ...(figure.otherSign ? (['weight-other-sign'] as const) : []),
    ...(isZero ? ([isVoiceOnly(text) ? 'voice-only' : 'weight-zero'] as const) : []),
  ];
}

function isError(
  verdict: MarkVerdict,
): verdict is Extract<MarkVerdict, { kind: 'contradicted' | 'mixed' }> {
  return verdict.kind === 'contradicted' || verdict.kind === 'mixed';
}

/** Why a cell cannot be read in the measure of its column, and how the others would write it. */
function sayApart(
  verdict: MarkVerdict,
  figure: Figure,
  measure: WeightMeasure,
): [code: RosterProblemCode, more: string] {
  if (verdict.kind !== 'mixed') {
    return ['weight-other-measure', `La medida elegida es «${weightMeasureNames[measure]}».`];
  }
  if (verdict.rest === null) return ['weight-mixed', ''];
  const { numerator, denominator } = inMillionths(figure, verdict.own ?? measure);
  if (numerator % denominator !== 0n) return ['weight-mixed', ''];
  const same = formatInMeasure(Number(numerator / denominator), verdict.rest);
  return ['weight-mixed', `Como las demás sería ${same}.`];
}

function toldOnce(verdict: MarkVerdict, cells: readonly WeightCell[]): readonly ColumnProblem[] {
  if (verdict.kind !== 'agreed') return [];
  const marked = verdict.places.flatMap((place) => cells[place] ?? []);
  if (verdict.mark === 'percent') return [sayCells('weight-percent-sign', marked)];
  return verdict.isPartial ? [sayCells('weight-some-marked', marked)] : [];
}

function toldOfSign({ isThousands, isUnsure }: ColumnSign): readonly ColumnProblem[] {
  const codes = [
    ...(isThousands ? (['shares-in-thousands'] as const) : []),
    ...(isUnsure ? (['decimal-unsure'] as const) : []),
  ];
  return codes.map((code) => ({ row: null, problem: found(code, '', '', 'weight') }));
}

function isEqual(one: Exact | null | undefined, other: Exact | null | undefined): boolean {
  if (!one || !other) return false;
  return one.numerator * other.denominator === other.numerator * one.denominator;
}

function stops({ code }: FoundProblem): boolean {
  return problemText(code)[0] === 'error';
}
