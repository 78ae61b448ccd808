/** The mark in place of the name of an erased person. */
export const withdrawnName = 'Persona retirada';
/** The mark in place of their other data: a document, an address, a phone, a text that they wrote. */
const withdrawnText = '(retirado)';

/** The data by which an assembly knows a person. */
export interface ErasedPerson {
  readonly personId: string;
  /** As rosters, proxies and the door wrote it. One that somebody else has too is not among them. */
  readonly names: readonly string[];
  readonly documents: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
}

/** Takes a person out of a stored value. A value that does not name them comes back as it was. */
export type Scrubber = (value: unknown) => unknown;

/**
 * How to take one person out of any document: where their id stands, what stands beside it; and elsewhere their
 * name, document, addresses and phone inside a text, as whole words. Ids stay: they say nothing without a key.
 */
export function scrubberOf(person: ErasedPerson): Scrubber {
  const { personId } = person;
  const names = patternOf(person.names.filter(isLongName).map(wordsIn));
  const others = patternOf([
    ...person.documents.flatMap(documentPatterns),
    ...person.phones.map((phone) => digitsIn(phone, 7)),
    ...person.emails.map(escaped),
  ]);
  const inText = (text: string) =>
    replaceIn(replaceIn(text, names, withdrawnName), others, withdrawnText);

  const scrubText = (text: string): string => {
    const inside = /^\s*[[{]/u.test(text) ? readJson(text) : null;
    if (inside === null) return inText(text);
    const scrubbed = scrub(inside.value);
    return scrubbed === inside.value ? text : JSON.stringify(scrubbed);
  };
  const scrubFields = (fields: Readonly<Record<string, unknown>>): unknown => {
    const beside = besideId(fields, personId);
    let changed = false;
    const entries = Object.entries(fields).map(([key, value]) => {
      const next = key in beside ? beside[key] : isIdKey(key) ? value : scrub(value);
      changed ||= next !== value;
      return [key, next] as const;
    });
    return changed ? Object.fromEntries(entries) : fields;
  };
  const scrub: Scrubber = (value) => {
    if (typeof value === 'string') return scrubText(value);
    if (Array.isArray(value)) {
      const next = value.map(scrub);
      return next.some((one, i) => one !== value[i]) ? next : value;
    }
    return isPlain(value) ? scrubFields(value) : value;
  };
  return scrub;
}

/** The fields beside the id of a person, by the field that holds the id, each with its replacement. */
const besideIds: readonly (readonly [idKey: string, marks: Marks])[] = [
  [
    'personId',
    [
      ...([
        ['name', withdrawnName],
        ['personName', withdrawnName],
        ['document', ''],
      ] as const),
      ...([
        ['to', withdrawnText],
        ['email', null],
        ['phone', null],
      ] as const),
    ],
  ],
  [
    'attorneyId',
    [
      ['attorneyName', withdrawnName],
      ['attorneyDocument', null],
      ['attorneyEmail', null],
    ],
  ],
  [
    'grantorId',
    [
      ['grantorName', withdrawnName],
      ['instructions', ''],
    ],
  ],
];
type Marks = readonly (readonly [field: string, mark: string | null])[];

/** The new fields of what holds that id; only those that it has and that say something. */
function besideId(
  fields: Readonly<Record<string, unknown>>,
  personId: string,
): Readonly<Record<string, unknown>> {
  const next: Record<string, unknown> = {};
  for (const [idKey, marks] of besideIds) {
    if (fields[idKey] !== personId) continue;
    for (const [key, mark] of marks) {
      if (typeof fields[key] === 'string' && fields[key] !== '') next[key] = mark;
    }
    if (Array.isArray(fields.moreEmails) && fields.moreEmails.length > 0) next.moreEmails = [];
    // A question in writing is theirs, word by word.
    if ('inquiryId' in fields && typeof fields.text === 'string') next.text = withdrawnText;
  }
  const { ownerIds, ownerNames } = fields;
  if (Array.isArray(ownerIds) && Array.isArray(ownerNames) && ownerIds.includes(personId)) {
    const named = ownerNames.map((name, i) => (ownerIds[i] === personId ? withdrawnName : name));
    if (named.some((name, i) => name !== ownerNames[i])) next.ownerNames = named;
  }
  return next;
}

/** Ids are random or made with a key: a number inside one is nobody's document. */
function isIdKey(key: string): boolean {
  return /(?:^id|Ids?|^sid|digest|hash|fingerprint|salt)$/u.test(key);
}

/** A single name is too common to be looked for inside a text. */
function isLongName(name: string): boolean {
  return /\S\s+\S/u.test(name.trim()) && name.trim().length >= 5;
}

function wordsIn(name: string): string {
  return name.trim().split(/\s+/u).map(escaped).join('\\s+');
}

/** As it was written, and its number however it is pointed. */
function documentPatterns(document: string): readonly string[] {
  const text = document.trim();
  return [text.length >= 5 ? wordsIn(text) : '', digitsIn(text, 5)];
}

/** The digits of a text with any points, spaces and dashes between; empty where they are fewer than that. */
function digitsIn(text: string, atLeast: number): string {
  const digits = text.replace(/\D/gu, '');
  return digits.length < atLeast ? '' : digits.split('').join('[\\s.,()-]?');
}

function escaped(text: string): string {
  return text.trim().replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
}

/** Any of them between what is no letter and no figure; null: there is none. */
function patternOf(patterns: readonly string[]): RegExp | null {
  const said = [...new Set(patterns)].filter((one) => one !== '');
  if (said.length === 0) return null;
  // The longest first: a name that holds another one goes whole.
  const longest = said.sort((a, b) => b.length - a.length).join('|');
  return new RegExp(`(^|[^\\p{L}\\p{N}])(?:${longest})(?=$|[^\\p{L}\\p{N}])`, 'giu');
}

function replaceIn(text: string, pattern: RegExp | null, mark: string): string {
  return pattern === null ? text : text.replace(pattern, (_, before: string) => before + mark);
}

/** The value of a text that is JSON, as the parts of a job; null for any other text. */
function readJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    // Any other text that begins with a bracket.
    return null;
  }
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
