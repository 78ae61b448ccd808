import { expect, test } from 'vitest';
import { guessReading } from './guessReading.ts';
import { parseRoster } from './parseRoster.ts';

const same = (key: string) => key;
/** Without what every table of two columns lacks. */
const read = (rows: readonly string[][], reading = guessReading(rows)) => {
  const { roster, problems } = parseRoster(rows, same, reading);
  return { roster, problems: problems.filter(({ code }) => code !== 'owner-column-missing') };
};
const codesOf = (rows: string[][], more = {}) =>
  read(rows, { ...guessReading(rows), ...more }).problems.map(({ code }) => code);

test.each([
  [['Apto', 'Coef.', 'Nombre', 'C.C.'], { unit: 0, weight: 1, owner: 2, document: 3 }],
  [['TORRE', 'APTO', '% COEFICIENTE'], { group: 0, unit: 1, weight: 2 }],
  [['Nº Unidad', 'Cuota de participación (%)', 'E-MAIL'], { unit: 0, weight: 1, email: 2 }],
  [['Depto', 'Prorrateo', 'RUT', 'Celular'], { unit: 0, weight: 1, document: 2, phone: 3 }],
  [['Correo', 'Propietario', 'Inmueble', 'Indiviso'], { unit: 2, weight: 3, owner: 1, email: 0 }],
])('understands the titles %j', (header, columns) => {
  expect(guessReading([header]).columns).toEqual(columns);
});

test('a number that comes again under each tower names the unit', () => {
  const rows = [
    ['Nº', 'N° de votos', 'Propietario'],
    ['TORRE 1', '', ''],
    ['101', '1', 'Gema Cobo'],
    ['TORRE 2', '', ''],
    ['101', '1', 'Ana Rey'],
    ['TORRE 3', '', ''],
    ['102 y 103', '1', 'Juan Paz'],
  ];
  expect(guessReading(rows).columns).toEqual({ unit: 0, weight: 1, owner: 2 });
});

test('finds the columns of a table without titles by their content, and says that it guessed', () => {
  const rows = [
    [
      'T1-101',
      '0,2775',
      'Fabián Ramírez',
      '1074385878',
      'fabian@correo.test',
      '+57 304 624 3289',
      'no',
    ],
    [
      'T1-102',
      '0,3167',
      'Nelson López',
      '81999227',
      'nelson@correo.test',
      '+57 311 220 6779',
      'sí',
    ],
  ];
  expect(guessReading(rows)).toMatchObject({
    headerRow: -1,
    columns: { unit: 0, weight: 1, owner: 2, document: 3, email: 4, phone: 5, arrears: 6 },
  });
  expect(codesOf(rows)).toContain('no-header');
});

test.each([
  ['percent', 'Coeficiente', ['60', '40']],
  ['perOne', 'Coeficiente', ['0,6', '0,4']],
  ['perThousand', 'Coeficiente', ['600', '400']],
  ['area', 'Coeficiente m2', ['60', '40']],
  ['shares', 'Acciones', ['600', '400']],
  ['percent', 'Coef %', ['0,6', '0,4']],
] as const)('takes as %s a column titled %s that says %j', (measure, title, values) => {
  const rows = [['Unidad', title], ...values.map((value, i) => [`A-${i}`, value])];
  expect(guessReading(rows).measure).toBe(measure);
});

test('weights by one, by a thousand and by a hundred are the same weights', () => {
  const readValues = (values: string[]) =>
    read([['Unidad', 'Coeficiente'], ...values.map((one, i) => [`A-${i}`, one])]);
  const points = readValues(['27,75', '72,25']);
  expect(points).toMatchObject({ problems: [], roster: { totalWeight: 100_000_000 } });
  expect(readValues(['0,2775', '0,7225'])).toEqual(points);
  expect(readValues(['277,5', '722,5'])).toEqual(points);
});

test('says the missing weight in the measure of the file', () => {
  const rows = [
    ['Unidad', 'Coeficiente'],
    ['A', '0,6'],
    ['B', '0,395'],
  ];
  const [problem] = read(rows).problems;
  expect(problem).toMatchObject({ code: 'sum-not-whole', value: 'Faltan 0,0050 para 1' });
});

test('square metres keep their sum, and become a hundred only when asked', () => {
  const rows = [
    ['Unidad', 'Área m2', 'Coeficiente'],
    ['A', '50', ''],
    ['B', '50', ''],
    ['C', '50', ''],
  ];
  const reading = {
    ...guessReading(rows),
    columns: { unit: 0, weight: 1 },
    otherWeights: [],
    measure: 'area' as const,
  };
  expect(read(rows, reading)).toMatchObject({
    problems: [],
    roster: { totalWeight: 150_000_000 },
  });
  const shared = read(rows, { ...reading, shareOut: true });
  expect(shared.problems).toEqual([]);
  expect(shared.roster.units.map((unit) => unit.weight)).toEqual([
    33_333_334, 33_333_333, 33_333_333,
  ]);
});

test('names a unit by its tower where every tower has its own 101', () => {
  const rows = [
    ['Torre', 'Apto', 'Coeficiente'],
    ['Torre 1', '101', '60'],
    ['Torre 2', '101', '40'],
  ];
  const { roster, problems } = read(rows);
  expect(problems).toEqual([]);
  expect(roster.units.map((unit) => unit.label)).toEqual(['Torre 1 101', 'Torre 2 101']);
});

test('takes repeated rows for co-owners only when asked, and then says so', () => {
  const rows = [
    ['Unidad', 'Coeficiente', 'Propietario', 'Documento'],
    ['A', '60', 'Ana', '1'],
    ['A', '60', 'Eva', '2'],
    ['A', '', 'Luz', '3'],
    ['B', '40', 'Eva', '2'],
    ['B', '41', 'Ana', '1'],
  ];
  expect(codesOf(rows).filter((code) => code === 'unit-duplicate')).toHaveLength(3);
  const { roster, problems } = parseRoster(rows, same, {
    ...guessReading(rows),
    joinRepeated: true,
  });
  expect(roster.units[0]).toMatchObject({ ownerNames: ['Ana', 'Eva', 'Luz'], weight: 60_000_000 });
  expect(problems.map(({ code, row }) => [code, row])).toEqual([
    ['unit-joined', 3],
    ['unit-joined', 4],
    ['unit-duplicate', 6],
  ]);
});

test('keeps further weights beside the main one', () => {
  const rows = [
    ['Unidad', 'Coeficiente', 'Coeficiente parqueaderos'],
    ['A', '60', '1,5'],
    ['B', '40', ''],
    ['C', '0', 'x'],
  ];
  const { roster, problems } = parseRoster(rows, same);
  expect(roster.units.map((unit) => unit.weights)).toEqual([
    { 'Coeficiente parqueaderos': 1_500_000 },
    { 'Coeficiente parqueaderos': 0 },
  ]);
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'other-weight-malformed', row: 4, column: 2 }),
  );
});

const titled = (...cells: string[][]) => [
  ['Unidad', 'Coeficiente', 'Propietario', 'Documento', 'Correo', 'Mora'],
  ...cells,
];

test.each([
  [
    'a document rounded by a spreadsheet',
    titled(['A', '1', 'Ana', '1,07439E+09']),
    'document-rounded',
    3,
  ],
  ['a document that is none', titled(['A', '1', 'Ana', 'pendiente']), 'document-odd', 3],
  ['a unit turned into a date', titled(['1-ene', '1', 'Ana', '5']), 'unit-as-date', 0],
  ['letters that were lost', titled(['A', '1', 'Mu\uFFFDoz', '5']), 'text-mangled', 2],
  ['letters of another encoding', titled(['A', '1', 'MuÃ±oz', '5']), 'text-mangled', 2],
  [
    'a row broken by a comma',
    titled(['A', '1', 'Ana', '5', 'a@b.co', 'no', 'x']),
    'row-too-wide',
    6,
  ],
  [
    'two labels that look the same',
    titled(['A-1', '1', 'Ana', '5'], ['A 1', '1', 'Ana', '5']),
    'unit-similar',
    0,
  ],
  [
    'one address of two people',
    titled(['A', '1', 'Ana', '5', 'x@y.co'], ['B', '1', 'Eva', '6', 'x@y.co']),
    'email-shared',
    4,
  ],
  [
    'a name with and without document',
    titled(['A', '1', 'Ana Ruiz', '5'], ['B', '1', 'ANA RUÍZ', '']),
    'person-unsure',
    2,
  ],
  [
    'a number of another sign',
    titled(['A', '0,55', 'Ana', '5'], ['B', '0,25', 'Eva', '6'], ['C', '0.5', 'Luz', '7']),
    'weight-other-sign',
    1,
  ],
  [
    'a number that reads two ways among contradictions',
    titled(['A', '0,55', 'Ana', '5'], ['B', '0.5', 'Eva', '6'], ['C', '1.234', 'Luz', '7']),
    'weight-doubtful',
    1,
  ],
])('lists %s with its column', (_, rows, code, column) => {
  // A second and third whole row, so that one broken row is not the rule.
  const more = ['Y', 'Z', 'W'].map((unit, i) => [unit, '2', `Otra ${unit}`, `99${i}`]);
  const { problems } = parseRoster([...rows, ...more], same);
  expect(problems).toContainEqual(expect.objectContaining({ code, column }));
});

test('says once that every row is wider than its titles, which is how a comma breaks a file', () => {
  const rows = [
    ['Unidad', 'Coeficiente', 'Propietario'],
    ['A', '60', '5', 'Ana'],
    ['B', '39', '5', 'Eva'],
  ];
  expect(codesOf(rows).filter((code) => code.startsWith('row'))).toEqual(['rows-too-wide']);
});

test('says that a decimal sign is unsure, until somebody says which it is', () => {
  const rows = [
    ['Unidad', 'Coeficiente m2'],
    ['A', '1.234'],
  ];
  expect(codesOf(rows)).toEqual(['decimal-unsure']);
  const reading = { ...guessReading(rows), decimal: ',' as const };
  const { roster, problems } = read(rows, reading);
  expect([roster.totalWeight, problems]).toEqual([1_234_000_000, []]);
});

test.each([
  ['$ 1.250.000', true],
  ['0', false],
  ['$ 0,00', false],
  ['-', false],
  ['Al día', false],
  ['MOROSO', true],
])('an arrears cell that says %j is %j', (text, inArrears) => {
  const { roster, problems } = parseRoster(titled(['A', '100', 'Ana', '5', '', text]), same);
  expect([roster.units[0]?.inArrears, problems]).toEqual([inArrears, []]);
});

test('without a column of weights or of units says which is missing', () => {
  expect(
    codesOf([
      ['Unidad', 'Propietario'],
      ['A', 'Ana'],
    ]),
  ).toContain('weight-column-missing');
  expect(codesOf([['Un texto largo sobre el edificio y su reunión']])).toContain(
    'unit-column-missing',
  );
});
