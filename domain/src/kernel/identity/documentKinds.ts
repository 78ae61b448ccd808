/** The kind of document that a number was given as. */
export type DocumentKind =
  | 'CC'
  | 'TI'
  | 'RC'
  | 'CE'
  | 'NIT'
  | 'PEP'
  | 'PPT'
  | 'PAS'
  | 'DNI'
  | 'NIF'
  | 'NIE'
  | 'CIF'
  | 'RUT'
  | 'CUIT'
  | 'RFC'
  | 'CURP'
  | 'INE';

/**
 * These have a series of numbers of their own: a `CE 345678` is another person than a `CC 345678`. The
 * others share the numbers of their country, where a tax number is made of the one of the person.
 */
const apart: ReadonlySet<DocumentKind | null> = new Set(['CE', 'PEP', 'PPT', 'PAS', 'INE']);

export function hasOwnSeries(kind: DocumentKind | null): boolean {
  return apart.has(kind);
}

/** How each is written, in capitals and without accents; the dots may be missing. */
const words: readonly (readonly [DocumentKind | null, string])[] = [
  ['CE', String.raw`C\.? ?E\.?|CED(?:ULA)?\.?(?: DE)? EXT(?:RANJERIA)?\.?`],
  [
    'CC',
    String.raw`C\.? ?C\.?|CED(?:ULA)?\.?(?: DE)? (?:CIUDADANIA|IDENTIDAD)|CEDULA|CED\.?|C\.? ?I\.?`,
  ],
  ['NIT', String.raw`N\.? ?I\.? ?T\.?`],
  ['TI', String.raw`T\.? ?I\.?|TARJETA(?: DE)? IDENTIDAD`],
  ['RC', String.raw`R\.? ?C\.?|REGISTRO CIVIL`],
  ['PEP', String.raw`P\.?E\.?P\.?`],
  ['PPT', String.raw`P\.?P\.?T\.?`],
  ['PAS', String.raw`PASAPORTE|PASAP\.?|PAS\.?|PASSPORT|P\.?P\.?`],
  ['DNI', String.raw`D\.? ?N\.? ?I\.?`],
  ['NIF', String.raw`N\.? ?I\.? ?F\.?`],
  ['NIE', String.raw`N\.? ?I\.? ?E\.?`],
  ['CIF', String.raw`C\.? ?I\.? ?F\.?`],
  ['RUT', String.raw`R\.? ?U\.? ?[TN]\.?`],
  ['CUIT', String.raw`C\.?U\.?I\.?[TL]\.?`],
  ['RFC', String.raw`R\.? ?F\.? ?C\.?`],
  ['CURP', String.raw`C\.?U\.?R\.?P\.?`],
  ['INE', String.raw`I\.?N\.?E\.?|I\.?F\.?E\.?`],
  // A word before the number that says nothing of its kind.
  [null, String.raw`DOCUMENTO(?: DE IDENTIDAD)?|DOC\.?|IDENTIFICACION|IDENT\.?|ID\.?`],
];

const number = String.raw`(?:N(?:UMERO|UM|RO|O|°|R)?(?![A-Z])\.?°?)?`;
const before = words.map(
  ([kind, word]) =>
    [
      kind,
      new RegExp(`^(?:${word})(?=[^A-Z]|N[O°.])[\\s:.#°()-]*${number}[\\s:.#°-]*(?=\\w)`, 'u'),
    ] as const,
);
const whole = words.map(([kind, word]) => [kind, new RegExp(`^(?:${word})$`, 'u')] as const);
const numberAlone = /^(?:N(?:UMERO|UM|RO|O|°|R)?[.°]*|#)[\s:.#°-]*(?=\d)/u;

/** The kind that stands before a number, and the text after it. */
export function kindBefore(text: string): readonly [DocumentKind | null, string] {
  if (/^\d/u.test(text)) return [null, text];
  for (const [kind, word] of before) {
    const [found] = word.exec(text) ?? [];
    if (found !== undefined) return [kind, text.slice(found.length)];
  }
  const [mark] = numberAlone.exec(text) ?? [];
  return [null, mark === undefined ? text : text.slice(mark.length)];
}

/** The kind that a text is the name of, and nothing more. */
export function kindNamed(text: string): DocumentKind | null {
  return whole.find(([, word]) => word.test(text))?.[0] ?? null;
}

/** Where a kind is named at the end of a text; its length where none is. */
export function kindAtEnd(text: string): number {
  for (const [, word] of words) {
    const at = text.search(
      new RegExp(`(?:^|[^A-Z])(?:${word})[\\s:.#°-]*${number}[\\s:.#°-]*$`, 'u'),
    );
    if (at >= 0) return at;
  }
  return text.length;
}
