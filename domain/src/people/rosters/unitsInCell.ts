/**
 * The units that a cell seems to name together: `101, 102`, `103 y 104`, `105/106`, `T1-101; T1-102`; null
 * when it names one. A range («201 a 204») is not spelled out here: nobody knows which numbers there are.
 */
export function unitsInCell(text: string): readonly string[] | null {
  if (!/[;+&,/]|\sy\s/iu.test(text)) return null;
  const parts = text
    .split(/\s*[;+&]\s*|\s*,\s+|\s+y\s+|\s+\/\s+/iu)
    .flatMap((part) => splitTight(part))
    .map((part) => part.trim());
  if (parts.length < 2 || parts.some((part) => !isName(part))) return null;
  return new Set(parts).size === parts.length ? parts : null;
}

/** The texts between signs and words that may separate units. */
export function partsOfCell(text: string): readonly string[] {
  const parts = text.split(/\s*[;+&,/]\s*|\s+y\s+/iu).map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** `101,102` and `105/106`: only between numbers of the same length, so that `1,5` and `A/1` stay whole. */
function splitTight(part: string): readonly string[] {
  const parts = part.trim().split(/[,/]/u);
  const [first = ''] = parts;
  const isList =
    parts.length > 1 && parts.every((one) => /^\d{2,}$/u.test(one) && one.length === first.length);
  return isList ? parts : [part];
}

/** Short, and with a number: what a unit is called when several are written together. */
function isName(part: string): boolean {
  return /^\p{L}{0,12}[\s.-]?\p{L}?[\s-]?\d{1,6}(?:[\s-]?\d{1,5})?\s?\p{L}?$/u.test(part);
}

/** «201 a 204», «201 al 204»: a range of units in one cell. */
export function isUnitRange(text: string): boolean {
  return /^\D{0,12}\d{1,5}\s+(?:al?|hasta)\s+\D{0,12}\d{1,5}$/iu.test(text.trim());
}
