import * as z from 'zod';

/** The values for request fields of that name, wherever they fit: ids of existing things. */
export type Known = Readonly<Record<string, unknown>>;

/** The values that no schema gives by itself. */
const usual: Known = {
  code: '7K2M-Q0XD',
  denominator: 2,
  drawing: 'M10 20L30 40',
  rule: '',
  options: [
    { label: 'Bien', face: null },
    { label: 'Mal', face: null },
  ],
  unitUses: { counted: ['vivienda'], leftOut: ['?altillo'], article: 'artículo 5' },
  units: [{ unitId: 'U0', receipt: '7K2M-Q0XD', optionIds: ['favour'] }],
};

const someId = '0b0e6c6e-2f0b-4c0a-9d4e-5a6b7c8d9e0f';
const texts: readonly string[] = [
  'Lo que alguien escribe aquí',
  someId,
  ...['texto', 'x', '1', '/', '/x', '0,5', '2026-11-10', '2026-11', 'ana@correo.test', '0000'],
  ...['000000', '0'.repeat(20), '0'.repeat(32), '0'.repeat(64), '#123456', 'America/Bogota'],
  ...[
    'https://meet.example.com/sala',
    'smtp.example.com',
    'aaa.bbb.ccc',
    '1764200000',
    'a'.repeat(40),
  ],
];
const numbers: readonly number[] = [1, 0, 2, 15, 60, 1_000, 1_800_000_000_000];

/**
 * Requests that a schema takes, which say together all that it may: one with everything, and one more for
 * each other way of saying a part. Nothing where no text that we know of fits.
 */
export function samplesOf(
  schema: z.core.$ZodType,
  known: Known = {},
  name = '',
): readonly unknown[] {
  for (const one of [known[name], usual[name]]) {
    if (one !== undefined && z.safeParse(schema, one).success) return [one];
  }
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const fitting = (all: readonly unknown[]) =>
    all.filter((one) => z.safeParse(schema, one).success).slice(0, 1);
  const within = (inner: z.core.$ZodType) => samplesOf(inner, known, name);
  switch (def.type) {
    case 'string':
    case 'template_literal':
      return fitting(texts);
    case 'number':
      return fitting(numbers);
    case 'boolean':
      return [true];
    case 'null':
      return [null];
    case 'literal':
      return def.values;
    case 'enum':
      return fitting(Object.values(def.entries));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
    case 'nonoptional':
      return within(def.innerType);
    case 'union':
      return def.options.flatMap(within);
    case 'pipe':
      return [...within(def.in), ...within(def.out)].filter(
        (one) => z.safeParse(schema, one).success,
      );
    case 'array':
      return within(def.element).map((one) => [one]);
    case 'tuple':
      return [def.items.map((item) => within(item)[0])];
    case 'record':
      return within(def.valueType).map((one) => ({ [String(within(def.keyType)[0])]: one }));
    case 'object':
      return objectsOf(
        Object.entries(def.shape).map(([field, inner]) => [field, samplesOf(inner, known, field)]),
      );
    default:
      return [];
  }
}

/** One with the first of each field, and one for each further way of a field. */
function objectsOf(fields: readonly (readonly [string, readonly unknown[]])[]): readonly unknown[] {
  const first = Object.fromEntries(
    fields.flatMap(([field, [one]]) => (one === undefined ? [] : [[field, one]])),
  );
  const others = fields.flatMap(([field, [, ...more]]) =>
    more.map((one) => ({ ...first, [field]: one })),
  );
  return [first, ...others];
}

/** A request with one of its texts in place of another, and by which name it is said. */
export interface Spoiled {
  readonly name: string;
  readonly request: unknown;
}

/** The request with each of its texts replaced, one at a time. */
export function spoil(request: unknown, text: string, name = ''): readonly Spoiled[] {
  if (typeof request === 'string') return [{ name, request: text }];
  if (typeof request !== 'object' || request === null) return [];
  return Object.entries(request).flatMap(([field, value]) =>
    // Places in a list, and ids that something is said of, are no names.
    spoil(value, text, /^[a-z]\w*$/iu.test(field) ? field : name).map((spoiled) => ({
      name: spoiled.name,
      request: Array.isArray(request)
        ? request.with(Number(field), spoiled.request)
        : { ...request, [field]: spoiled.request },
    })),
  );
}
