import { filledCells } from './filledCells.ts';
import { countMayBe, matchTitles } from './matchTitles.ts';
import { namesField, type TableRows, type TableShape } from './tableShape.ts';
import { titleKey } from './titleKey.ts';

/** Rows above the titles that a real file may carry (name of the building, date, blanks). */
const titleRowsAtMost = 20;

/** The row of the titles, the lower one of two; -1 in a table without them. */
export function findTitles<F extends string>(rows: TableRows, shape: TableShape<F>): number {
  let best = -1;
  let most = 0;
  rows.slice(0, titleRowsAtMost).forEach((row, index) => {
    if (!mayBeTitles(row)) return;
    const titles = titlesAt(rows, index, shape);
    const score = scoreOf(titles, shape);
    // Of two rows that say the same together, the lower one ends the titles.
    const isPair = titles !== row && best === index - 1;
    if (isPair ? score < most || score === 0 : score <= most) return;
    best = index;
    most = score;
  });
  return best;
}

/** The titles whose lower row is this one: where two rows of them stand one above the other, of both. */
export function titlesAt<F extends string>(
  rows: TableRows,
  headerRow: number,
  shape: TableShape<F>,
): readonly string[] {
  const lower = rows[headerRow] ?? [];
  const upper = rows[headerRow - 1] ?? [];
  if (headerRow < 1 || !mayBeTitles(lower) || !mayBeTitles(upper)) return lower;
  const isForeign = upper.some((title) => isOfOthers(title, shape));
  if (filledCells(lower) < 2 || (filledCells(upper) < 2 && !isForeign)) return lower;
  const joined = joinTitles(upper, lower, shape);
  if (joined === null) return lower;
  const score = scoreOf(joined.titles, shape);
  const others = Math.max(scoreOf(lower, shape), scoreOf(upper, shape));
  const isPair = isForeign || score > others || (joined.isWhole && score === others);
  return isPair ? joined.titles : lower;
}

/** How well titles name a table of this kind; what their cells would decide counts for less. */
function scoreOf<F extends string>(titles: readonly string[], shape: TableShape<F>): number {
  const matched = matchTitles(titles, shape);
  const score = shape.score(matched.columns);
  const open = countMayBe(titles, matched, shape);
  if (score > 0) return score + open / 2;
  // One field by its title and one that its cells must tell are titles too.
  return Object.keys(matched.columns).length > 0 && open > 0 ? 1 : 0;
}

/** Titles are words: a row with an address of mail or mostly numbers is data. */
function mayBeTitles(row: readonly string[]): boolean {
  const filled = row.map((text) => text.trim()).filter((text) => text !== '');
  // `31-60` titles the debts of so many days.
  const numbers = filled.filter(
    (text) => /^[$(-]*\d[\d.,\s%)-]*$/u.test(text) && !/^\d{1,3} ?- ?\d{2,3}$/u.test(text),
  ).length;
  return (
    filled.length > 0 && numbers * 2 < filled.length && !filled.some((text) => /\S@\S/u.test(text))
  );
}

/** Each title of the lower row with the one above it, which may stand over several; null if they are no pair. */
function joinTitles<F extends string>(
  upper: readonly string[],
  lower: readonly string[],
  shape: TableShape<F>,
): { readonly titles: readonly string[]; readonly isWhole: boolean } | null {
  if (lower.some((text) => /^\s*\d/u.test(text))) return null;
  const titles: string[] = [];
  let above = '';
  let named = 0;
  let strange = 0;
  let sure = 0;
  for (let column = 0; column < Math.max(upper.length, lower.length); column += 1) {
    const direct = (upper[column] ?? '').trim();
    const own = (lower[column] ?? '').trim();
    if (direct !== '') above = direct;
    else if (own === '') above = '';
    const next = column + 1;
    const spans =
      direct === ''
        ? above !== ''
        : (upper[next] ?? '').trim() === '' && (lower[next] ?? '').trim() !== '';
    const isNamed = own !== '' && isKnown(own, shape);
    if (own === '' || above === '') {
      titles.push(own === '' ? direct : own);
      if (isNamed) named += 1;
      continue;
    }
    const isMeasure =
      own.length <= 8 && /^[^\p{L}]*\p{L}{0,4}\d?[^\p{L}]*$/u.test(own) && /[%(‰]/u.test(own);
    const both = [`${own} ${above}`, `${above} ${own}`].find((title) => isWholeTitle(title, shape));
    if (isNamed || isMeasure || both !== undefined) named += 1;
    else if (!spans) strange += 1;
    const isSure = isNamed && isKnown(own, shape, 'surely');
    if (isSure || isMeasure || both !== undefined) sure += 1;
    if (!isSure && both !== undefined) titles.push(both);
    else if (isAmount(above, shape)) titles.push(`${above} ${own}`);
    else if (isNamed && !isSure && !spans && isWholeTitle(above, shape)) titles.push(above);
    else if (isOfOthers(above, shape)) titles.push(`${own} ${above}`);
    else titles.push(isMeasure ? `${above} ${own}` : own);
  }
  return named > 1 && strange <= named ? { titles, isWhole: strange === 0 && sure > 1 } : null;
}

function isWholeTitle<F extends string>(title: string, { fields }: TableShape<F>): boolean {
  const key = titleKey(title);
  return fields.some((field) => namesField(field, key, 'whole', []));
}

function isKnown<F extends string>(
  title: string,
  shape: TableShape<F>,
  how: 'surely' | 'perhaps' = 'perhaps',
): boolean {
  const key = titleKey(title);
  return shape.fields.some(
    (field) =>
      namesField(field, key, 'whole', []) ||
      namesField(field, key, 'beginning', []) ||
      (how === 'perhaps' && field.mayBe?.includes(key) === true),
  );
}

function isAmount<F extends string>(title: string, { fields, amount }: TableShape<F>): boolean {
  const field = fields.find(({ key }) => key === amount);
  return field !== undefined && namesField(field, titleKey(title), 'whole', []);
}

function isOfOthers<F extends string>(title: string, { others, fields }: TableShape<F>): boolean {
  const key = titleKey(title);
  if (fields.some((field) => namesField(field, key, 'whole', []))) return false;
  return key.split(' ').some((word) => others.includes(word));
}
