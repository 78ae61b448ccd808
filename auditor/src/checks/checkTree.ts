import type { EventRecord } from '../read/event.ts';
import type { Data } from '../read/readData.ts';
import type { ResultRecord } from '../read/result.ts';
import type { Fields } from '../read/shape.ts';
import type { Notes } from '../report/report.ts';
import { isShare, readFigure } from '../text/figure.ts';
import { sayWeight } from '../text/say.ts';
import { type Amounts, amountsOfAnswer, amountsOfResult } from './actaAmounts.ts';

interface Run {
  readonly kind: string;
  readonly text: string;
  readonly source: Fields;
}

type Line = readonly Run[];

/** How many figures of votes and of readings the text has; those that the record does not have are told. */
export function checkTree(data: Data, acta: string, tree: Fields, notes: Notes): number {
  const results = new Map(data.results.map((result) => [result.questionId, result]));
  const events = new Map(data.events.map((event) => [event.eventId, event]));
  const known = { results, events, acta, notes };
  let many = 0;
  for (const block of listOf(tree.blocks)) {
    const { kind, caption, line, items, rows } = block as Fields;
    if (kind === 'table' && isOfFigures(caption)) {
      for (const row of listOf(rows)) many += checkRow(listOf(row).map(lineOf), known);
    }
    for (const each of kind === 'list' ? listOf(items) : [line]) {
      many += checkLine(lineOf(each), known);
    }
  }
  return many;
}

/** The tables whose every row is an answer or a reading; others repeat what the lines say. */
function isOfFigures(caption: unknown): boolean {
  return /^(?:Votos(?:: .*)?|Verificaciones del quórum)$/u.test(`${caption}`);
}

interface Known {
  readonly results: ReadonlyMap<string, ResultRecord>;
  readonly events: ReadonlyMap<string, EventRecord>;
  readonly acta: string;
  readonly notes: Notes;
}

/** A row of a table of votes has the amounts of its answer; one of readings, those of its event. */
function checkRow(cells: readonly Line[], { results, events, acta, notes }: Known): number {
  const figures = cells.flat().filter(({ kind }) => kind === 'figure');
  const source = figures.find(
    ({ source }) => source.kind === 'result' || source.kind === 'event',
  )?.source;
  if (source?.kind === 'result') {
    const result = results.get(`${source.questionId}`);
    const label = cells[0]?.map(({ text }) => text).join('') ?? '';
    const amounts = result === undefined ? undefined : amountsOfAnswer(result, label);
    return amounts === undefined ? 0 : checkFigures(figures, amounts, `${acta}, «${label}»`, notes);
  }
  const reading = source?.kind === 'event' ? events.get(`${source.eventId}`)?.quorum : undefined;
  if (reading === undefined) return 0;
  const { present, total } = reading;
  const amounts = {
    weights: [present.weight, total.weight],
    counts: [present.units, total.units],
    shares: [[present.weight, total.weight] as const],
  };
  return checkFigures(figures, amounts, `${acta}, verificaciones del quórum`, notes);
}

/** A line of a vote: its base, its quorum and its decision. */
function checkLine(line: Line, { results, acta, notes }: Known): number {
  const figures = line.filter(({ kind, source }) => kind === 'figure' && source.kind === 'result');
  const [first] = figures;
  const result = first === undefined ? undefined : results.get(`${first.source.questionId}`);
  if (result === undefined) return 0;
  const said = line.map(({ text }) => text).join('');
  if (said.startsWith('Decisión: ')) return checkDecision(said, result, acta, notes);
  if (!said.includes('Base de la votación: ')) return 0;
  return checkFigures(figures, amountsOfResult(result), `${acta}, base de «${result.text}»`, notes);
}

function checkDecision(said: string, result: ResultRecord, acta: string, notes: Notes): number {
  const { sentence } = result.verdict;
  if (result.fields.annulment !== undefined || said.includes(sentence)) return 1;
  notes.mismatch('acta-cifra', `${acta}, decisión de «${result.text}»`, sentence, said);
  return 1;
}

function checkFigures(
  figures: Line,
  { weights, counts, shares }: Amounts,
  where: string,
  notes: Notes,
): number {
  let many = 0;
  for (const { text } of figures) {
    const figure = readFigure(text);
    if (figure === null) continue;
    many += 1;
    const { millionths, isPercent } = figure;
    const isWeight = weights.some((weight) => BigInt(weight) === millionths);
    const isCount = !isPercent && counts.some((count) => BigInt(count) * 1_000_000n === millionths);
    const isPart =
      isPercent && shares.some(([part, base]) => isShare(millionths, BigInt(part), BigInt(base)));
    if (!isWeight && !isCount && !isPart) {
      notes.mismatch('acta-cifra', where, sayAmounts({ weights, counts, shares }), text);
    }
  }
  return many;
}

function sayAmounts({ weights, counts }: Amounts): string {
  return `${[...new Set(weights)].map(sayWeight).join(' o ')} de peso; ${[...new Set(counts)].join(' o ')} de unidades o propietarios; o su parte de la base`;
}

function lineOf(value: unknown): Line {
  return listOf(value).map((run) => {
    const { kind, text, source } = run as Fields;
    const isKnown = typeof source === 'object' && source !== null;
    return { kind: `${kind}`, text: `${text}`, source: isKnown ? (source as Fields) : {} };
  });
}

function listOf(value: unknown): readonly object[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}
