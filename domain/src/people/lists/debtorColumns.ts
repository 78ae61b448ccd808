import { cellText } from '../../kernel/tables/cellText.ts';
import { findTitles, titlesAt } from '../../kernel/tables/findTitles.ts';
import { matchTitles } from '../../kernel/tables/matchTitles.ts';
import { bodyOf } from '../../kernel/tables/repeatsTitles.ts';
import type { TableReading } from '../../kernel/tables/tableReading.ts';
import { namesField, type TableColumns, type TableRows } from '../../kernel/tables/tableShape.ts';
import { titleKey } from '../../kernel/tables/titleKey.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import { bulkShape } from './bulkShape.ts';
import type { DebtChoice } from './debtChoice.ts';
import { debtorShape, owedKeys, partWords, totalKeys } from './debtorShape.ts';
import { saysBalances, someFigures, someUnderstood } from './readBalance.ts';

/** A column as a person chooses it: from 0, with its title, which may be empty. */
export interface TitledColumn {
  readonly column: number;
  readonly title: string;
}

/** Where a list of debtors says what. */
export interface DebtorColumns extends TableReading<RosterField> {
  readonly columns: TableColumns<RosterField>;
  /** Columns that may be the balance, the one that is used among them. */
  readonly options: readonly TitledColumn[];
  /** Columns that nothing else is read from, which may say what is contested. */
  readonly others: readonly TitledColumn[];
  readonly contested: readonly number[];
  /** Several may be the balance, or none surely is: a person has to say. */
  readonly asks: boolean;
}

/**
 * The columns of the unit, the balance and the contested part. A total goes before a balance, a balance before a possible
 * one, and figures before words. The desk is asked where two columns are as good, or where only a guess is left beside
 * others.
 */
export function debtorColumns(
  rows: TableRows,
  { column: chosen, contested: chosenContested }: DebtChoice,
  keepsContested: boolean,
): DebtorColumns {
  const { headerRow, titles, columns, body } = readTitles(rows);
  const width = Math.max(titles.length, ...body.map((cells) => cells.length));
  const { arrears: _, ...rest } = columns;
  const taken = new Set(Object.values(rest));
  const titled = Array.from({ length: width }, (__, column) => ({
    column,
    title: cellText(titles[column] ?? ''),
  }));
  const disputes = titled.filter(({ title }) => isContest(titleKey(title)));
  const contested = keepsContested ? (chosenContested ?? disputes.map(({ column }) => column)) : [];
  const ranked = titled
    .filter(({ column }) => !taken.has(column) && !contested.includes(column))
    .map((one) => ({ ...one, rank: rankOf(titleKey(one.title), cellsOf(body, one.column)) }));
  const options = ranked.filter(({ rank }) => rank !== null);
  const { used, asks } = chosen === undefined ? pick(options, headerRow >= 0) : byChoice(chosen);
  const isChosen = used !== null;
  const kept = Object.fromEntries(Object.entries(rest).filter(([, column]) => column !== used));
  const doubtful = chosen === undefined && options.find(({ column }) => column === used);
  return {
    headerRow,
    columns: { ...kept, ...(isChosen ? { arrears: used } : {}) },
    doubtful: doubtful && (doubtful.rank ?? 0) < 1 ? ['arrears'] : [],
    alsoUsed: contested,
    options: titled.filter(
      ({ column }) => column === used || options.some((one) => one.column === column),
    ),
    others: titled.filter(({ column }) => !taken.has(column) && column !== used),
    contested,
    asks,
  };
}

function byChoice(column: number | null) {
  return { used: column, asks: false };
}

interface Ranked extends TitledColumn {
  readonly rank: number | null;
}

/** The best of the columns that may be the balance, if it is the best alone. */
function pick(options: readonly Ranked[], hasTitles: boolean) {
  const asking = { used: null, asks: true };
  const best = Math.max(...options.map(({ rank }) => rank ?? 0), -2);
  if (best === -2) return { used: null, asks: false };
  const tops = options.filter(({ rank }) => rank === best);
  const [first] = tops;
  if (first === undefined || tops.length > 1) return asking;
  // A guess is sure only where nothing else has figures.
  const rivals = options.filter(({ rank }) => rank !== null && rank >= 0 && rank < best);
  const isGuess = best < ranks.owed && best !== ranks.words;
  if (isGuess && rivals.some(({ rank }) => rank !== ranks.words)) return asking;
  return best > ranks.figures || (best === ranks.figures && !hasTitles)
    ? { used: first.column, asks: false }
    : asking;
}

/** A part of a debt, or an unclear column, is only ever offered; figures under an unknown title are asked about. */
const ranks = { part: -1, figures: 0, words: 1, maybe: 2, owed: 3, total: 4 } as const;

const field = debtorShape.fields.find(({ key }) => key === 'arrears');

function rankOf(key: string, cells: readonly string[]): number | null {
  const isSure =
    field !== undefined &&
    (['whole', 'beginning'] as const).some((fits) =>
      namesField(field, key, fits, debtorShape.others),
    );
  const mayBe = isSure || field?.mayBe?.includes(key) === true;
  const isBalance = saysBalances(cells);
  const hasFigures = someFigures(cells);
  const isPart = !owedKeys.has(key) && key.split(' ').some((word) => partWords.includes(word));
  if (isPart) return isBalance ? ranks.part : null;
  if (totalKeys.has(key) && hasFigures) return ranks.total;
  const isOwed = owedKeys.has(key) || [...owedKeys].some((owed) => key.startsWith(`${owed} `));
  if (isOwed && hasFigures) return ranks.owed;
  if (mayBe && hasFigures) return ranks.maybe;
  if (isBalance) return mayBe ? ranks.words : ranks.figures;
  const isSomething = hasFigures || someUnderstood(cells);
  if (isSure && isSomething) return ranks.words;
  // A column to be filled in by hand, or with remarks, says nothing about debts.
  return mayBe || isSomething ? ranks.part : null;
}

function isContest(key: string): boolean {
  return key.split(' ').some((word) => /^(?:impugna|consigna(?!tari)|recurrid)/u.test(word));
}

function cellsOf(body: TableRows, column: number): readonly string[] {
  return body.map((cells) => cellText(cells[column] ?? ''));
}

interface ReadTitles {
  readonly headerRow: number;
  readonly titles: readonly string[];
  readonly columns: TableColumns<RosterField>;
  /** Rows that show what each column says. */
  readonly body: TableRows;
}

/** A list of one column has a whole title or none; without titles the first column is the unit. */
function readTitles(rows: TableRows): ReadTitles {
  const headerRow = findTitles(rows, debtorShape);
  if (headerRow >= 0) {
    const titles = titlesAt(rows, headerRow, debtorShape);
    const body = bodyOf(rows, headerRow, debtorShape);
    return { headerRow, titles, body, columns: matchTitles(titles, debtorShape, body).columns };
  }
  const single = findTitles(rows, bulkShape);
  if (single >= 0) {
    const titles = rows[single] ?? [];
    const { unit = 0 } = matchTitles(titles, bulkShape).columns;
    return { headerRow: single, titles, columns: { unit }, body: rows.slice(single + 1) };
  }
  return { headerRow: -1, titles: [], columns: { unit: 0 }, body: rows };
}
