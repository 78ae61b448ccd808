/** The meaning of a number of a sheet. `signed` has a percent sign written behind it that multiplies nothing. */
export type CellFormat = 'plain' | 'percent' | 'signed' | 'date' | 'time';

/** The formats that books name by a number alone. */
function builtIn(id: number): CellFormat {
  if (id === 9 || id === 10) return 'percent';
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time';
  const isDate =
    (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return isDate ? 'date' : 'plain';
}

/** The meaning of a format, by its number and, where the book writes it out, its code: `0.00%`, `dd/mm/yyyy`. */
export function cellFormatOf(id: number, code: string | undefined): CellFormat {
  if (code === undefined) return builtIn(id);
  const [first = ''] = code.split(';');
  // Colours, currencies and conditions; what is written as it is; room and filling.
  const bare = first
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, '')
    .replace(/"[^"]*"|\\.|_.|\*./gu, '');
  if (bare.includes('%')) return 'percent';
  // Days, months and hours stand by themselves: what is within a word, as in `Standard`, is none.
  const parts = (bare.match(/[a-z]+/giu) ?? [])
    .filter((word) => /^[dmyhs]+$/iu.test(word))
    .join('');
  if (/[dy]/iu.test(parts)) return 'date';
  if (/[hs]/iu.test(parts)) return 'time';
  if (parts !== '') return 'date';
  return /"[^"]*%[^"]*"|\\%/u.test(first) ? 'signed' : 'plain';
}
