import fc from 'fast-check';

/** A unit as it truly is. */
export interface TrueUnit {
  readonly tower: number;
  readonly number: number;
  readonly weight: number;
  readonly first: string;
  readonly last: string;
  readonly document: string;
  /** A second owner, in a row of their own. */
  readonly coowner: boolean;
}

const measures = ['percent', 'perOne', 'perThousand', 'area', 'shares'] as const;
export type DrawnMeasure = (typeof measures)[number];

const firstNames = ['Gema', 'Hugo', 'Irma', 'Julián', 'Óscar', 'María José', 'Nelson', 'Begoña'];
const lastNames = ['Cobo', 'Baena', 'Junco', 'Núñez', 'de la Torre', 'Vega', 'Espejo', 'Ávila'];

/** A roster of one to two hundred units in up to four towers, each with its own 101. */
export const trueRosters: fc.Arbitrary<{ units: readonly TrueUnit[]; measure: DrawnMeasure }> = fc
  .record({
    count: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 200 })),
    towers: fc.integer({ min: 1, max: 4 }),
    measure: fc.constantFrom(...measures),
    parts: fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 200, maxLength: 200 }),
    names: fc.array(fc.nat(63), { minLength: 200, maxLength: 200 }),
    coowners: fc.boolean(),
  })
  .map(({ count, towers, measure, parts, names, coowners }) => {
    const aTower = Math.ceil(count / towers);
    const some = parts.slice(0, count);
    const total = some.reduce((sum, part) => sum + part, 0);
    const shares = some.map((part) => Math.floor((part * 1_000_000) / total) * 100);
    const given = shares.reduce((sum, share) => sum + share, 0);
    const isWhole = measure !== 'area' && measure !== 'shares';
    const units = some.map((part, i): TrueUnit => {
      const name = names[i] ?? 0;
      const share = (shares[i] ?? 0) + (i === 0 ? 100_000_000 - given : 0);
      return {
        tower: 1 + Math.floor(i / aTower),
        number: 101 + (i % aTower),
        weight: isWhole ? share : part * 1_000_000,
        first: firstNames[name % 8] ?? '',
        last: lastNames[Math.floor(name / 8)] ?? '',
        document: String(10_000_000 + i * 7_919),
        coowner: coowners && i % 5 === 2,
      };
    });
    return { units, measure };
  });

/** A weight as a file of this measure writes it, with a decimal comma. */
export function writeWeight(weight: number, measure: DrawnMeasure): string {
  if (measure === 'shares') return String(weight / 1_000_000);
  if (measure === 'area') return `${weight / 1_000_000},00`;
  const shift = { percent: 6, perOne: 8, perThousand: 5 }[measure];
  const digits = String(weight).padStart(shift + 1, '0');
  return `${digits.slice(0, -shift)},${digits.slice(-shift)}`;
}

/** The title of one column of a drawn table, and its text for a unit. */
export interface DrawnColumn {
  readonly titles: readonly string[];
  readonly cell: (unit: TrueUnit) => string;
  /** The title that may stand above it and its neighbours. */
  readonly above: string;
}

export const weightTitles: Readonly<Record<DrawnMeasure, readonly string[]>> = {
  percent: [
    'Coeficiente',
    'COEF. (%)',
    '% PART.',
    'Cuota de participación',
    'Indiviso',
    'Alícuota',
    '%',
  ],
  perOne: ['Coeficiente', 'Proindiviso', 'Prorrateo', 'Alícuota'],
  perThousand: ['Coeficiente', 'Por mil', 'Cuota', 'Milésimas'],
  area: ['Coeficiente m2', 'Área m²', 'Area (m2)'],
  shares: ['N° de votos', 'Acciones', 'Nro. de acciones'],
};

/** Kinds of dirt, each there or not. */
export interface Dirt {
  readonly above: 0 | 1 | 2 | 3;
  readonly tower: 'joined' | 'apart' | 'merged' | 'heading';
  readonly unitTitle: string;
  readonly title: number;
  readonly isUpper: boolean;
  readonly twoRows: boolean;
  readonly repeatsEvery: number;
  readonly subtotals: boolean;
  readonly total: string | null;
  readonly notes: readonly string[];
  readonly pages: boolean;
  readonly blanks: boolean;
  readonly unused: boolean;
  readonly secondMail: boolean;
  readonly counter: boolean;
  readonly names: 'whole' | 'parts' | 'parents';
  readonly order: number;
  readonly kindHeading: boolean;
  readonly twoInOne: boolean;
  readonly failed: boolean;
}

export const noDirt: Dirt = {
  above: 0,
  tower: 'joined',
  unitTitle: 'Unidad',
  title: 0,
  isUpper: false,
  twoRows: false,
  repeatsEvery: 0,
  subtotals: false,
  total: null,
  notes: [],
  pages: false,
  blanks: false,
  unused: false,
  secondMail: false,
  counter: false,
  names: 'whole',
  order: 0,
  kindHeading: false,
  twoInOne: false,
  failed: false,
};

const totals = ['TOTAL', 'SUMA', 'Sumas', 'Gran total', 'Totales generales', 'Sumatoria', ''];
const below = [
  'Elaboró: Nora Ruiz',
  'Fuente: escritura 1234 de la Notaría 5',
  'Nota: los coeficientes son los del reglamento',
  'Revisó el consejo de administración del conjunto',
  '* Incluye parqueadero',
];

/** Each kind of dirt alone, as it is drawn. */
export const dirtKinds: { readonly [K in keyof Dirt]: fc.Arbitrary<Dirt[K]> } = {
  above: fc.constantFrom(1, 2, 3),
  tower: fc.constantFrom('apart', 'merged', 'heading'),
  unitTitle: fc.constantFrom(
    'Nº',
    'Número',
    'APTO.',
    'Inmueble',
    'U.F.',
    'Depto',
    'Código',
    'Oficina',
  ),
  title: fc.nat(30),
  isUpper: fc.constant(true),
  twoRows: fc.constant(true),
  repeatsEvery: fc.integer({ min: 2, max: 25 }),
  subtotals: fc.constant(true),
  total: fc.constantFrom(...totals),
  notes: fc.subarray(below, { minLength: 1 }),
  pages: fc.constant(true),
  blanks: fc.constant(true),
  unused: fc.constant(true),
  secondMail: fc.constant(true),
  counter: fc.constant(true),
  names: fc.constantFrom('parts', 'parents'),
  order: fc.nat(1_000),
  kindHeading: fc.constant(true),
  twoInOne: fc.constant(true),
  failed: fc.constant(true),
};
