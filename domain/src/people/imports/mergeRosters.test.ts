import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardText } from '../../kernel/sheets/guardText.ts';
import { exportRoster } from '../rosters/exportRoster.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import { applyCorrections } from './applyCorrections.ts';
import { diffRosters } from './diffRosters.ts';
import { guessReading } from './guessReading.ts';
import { parseRoster } from './parseRoster.ts';
import { readImport } from './readImport.ts';

const same = (key: string) => key;
const title = [
  'Unidad',
  'Torre',
  'Coeficiente',
  'Propietario',
  'Documento',
  'Correo',
  'Copropietario',
  'Mora',
];
const before = [
  title,
  ['A', 'T1', '50', 'Ana', '1', 'ana@a.co', 'Eva (2)', 'no'],
  ['B', 'T1', '30', 'Luz', '3', '', '', 'no'],
  ['C', 'T2', '20', 'Pía', '4', '', '', 'sí'],
];
const inForce = { roster: parseRoster(before, same).roster, measure: 'percent' as const };
const merging = (rows: string[][]) => readImport({ rows, mode: 'merge' }, inForce, same);

test('a file that updates units is read as written, though other numbers would make a whole', () => {
  const rows = [
    ['Unidad', 'Coeficiente'],
    ['A', '97,5'],
    ['B', '4,25'],
    ['C', '86'],
  ];
  const reading = { ...guessReading(rows), measure: 'percent' as const };
  const { roster, problems } = readImport({ rows, reading, mode: 'merge' }, inForce, same);
  expect(roster.units.map(({ weight }) => weight)).toEqual([97_500_000, 4_250_000, 86_000_000]);
  expect(problems.map(({ code }) => code)).toEqual(['sum-not-whole']);
  const replaced = readImport({ rows, reading }, inForce, same);
  expect(replaced.problems).toContainEqual(
    expect.objectContaining({ code: 'weight-mixed', row: 2 }),
  );
});

test('merging a file of arrears changes the arrears and nothing else', () => {
  const { roster, problems } = merging([
    ['Unidad', 'Mora'],
    ['a', 'sí'],
    ['C', 'no'],
  ]);
  expect(problems).toEqual([]);
  const { added, removed, changed, unchanged } = diffRosters(inForce.roster, roster);
  expect([added, removed, unchanged]).toEqual([[], [], 1]);
  expect(changed).toMatchObject([
    {
      unitId: 'A',
      changes: [{ field: 'En mora', before: 'no', after: 'sí' }],
    },
    { unitId: 'C', changes: [{ field: 'En mora', before: 'sí', after: 'no' }] },
  ]);
});

test('merging keeps co-owners that the file has no column for, unless the owner is another', () => {
  const { roster } = merging([
    ['Unidad', 'Propietario', 'Documento'],
    ['A', 'Ana', '1'],
    ['B', 'Noé', '9'],
  ]);
  expect(roster.units.map((unit) => unit.ownerNames)).toEqual([['Ana', 'Eva'], ['Noé'], ['Pía']]);
  expect(roster.people.map((person) => person.name)).not.toContain('Luz');
  expect(roster.people.find((person) => person.name === 'Ana')?.email).toBe('ana@a.co');
});

test('merging keeps that a contact is to be confirmed until the file brings another', () => {
  const people = inForce.roster.people.map((one) => ({ ...one, isContactOld: true as const }));
  const old = { ...inForce, roster: { ...inForce.roster, people } };
  const rows = [
    ['Unidad', 'Propietario', 'Documento', 'Correo'],
    ['A', 'Ana', '1', ''],
    ['B', 'Luz', '3', 'luz@a.co'],
  ];
  const { roster } = readImport({ rows, mode: 'merge' }, old, same);
  const asked = roster.people.filter(({ isContactOld }) => isContactOld).map(({ name }) => name);
  expect(asked).toEqual(['Ana', 'Eva', 'Pía']);
});

test('a new unit goes last and must bring its weight', () => {
  const without = merging([
    ['Unidad', 'Propietario'],
    ['D', 'Noé'],
  ]);
  expect(without.problems).toContainEqual(
    expect.objectContaining({ code: 'weight-empty', value: 'D' }),
  );
  const { roster, problems } = merging([
    ['Unidad', 'Coeficiente', 'Propietario', 'Documento'],
    ['C', '15', 'Pía', '4'],
    ['D', '5', 'Noé', '9'],
  ]);
  expect(problems).toEqual([]);
  expect(roster.units.map(({ label, weight, order }) => [label, weight, order])).toEqual([
    ['A', 50_000_000, 0],
    ['B', 30_000_000, 1],
    ['C', 15_000_000, 2],
    ['D', 5_000_000, 3],
  ]);
});

test('the sum is proved over the whole result of a merge', () => {
  const { problems } = merging([
    ['Unidad', 'Coeficiente'],
    ['C', '15'],
  ]);
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'sum-not-whole', value: 'Faltan 5,0000 para 100' }),
  );
});

test('a diff says what comes, what goes and each field that changes', () => {
  const after = parseRoster(
    [
      title,
      ['A', 'T1', '55', 'Ana', '1', 'otra@a.co', 'Eva (2)', 'no'],
      ['D', 'T2', '45', 'Noé', '9', '', '', ''],
    ],
    same,
  ).roster;
  const { added, removed, changed } = diffRosters(inForce.roster, after);
  expect(added.map((unit) => unit.label)).toEqual(['D']);
  expect(removed.map((unit) => unit.label)).toEqual(['B', 'C']);
  expect(changed).toEqual([
    {
      unitId: 'A',
      label: 'A',
      changes: [
        { field: 'Coeficiente', before: '50,0000', after: '55,0000' },
        { field: 'Correos', before: 'ana@a.co', after: 'otra@a.co' },
      ],
    },
  ]);
});

test('a roster does not differ from itself, whatever the order of its units', () => {
  const turned = { ...inForce.roster, units: inForce.roster.units.toReversed() };
  expect(diffRosters(inForce.roster, turned)).toMatchObject({
    added: [],
    removed: [],
    changed: [],
  });
});

test('corrections mend cells, also beyond the end of a row, and leave rows out', () => {
  const rows = [['a'], ['b', 'c'], ['d']];
  const mended = applyCorrections(rows, [
    { row: 0, column: 2, value: 'x' },
    { row: 1, column: 1, value: 'y' },
    { row: 1, column: 1, value: 'z' },
    { row: 2, column: null, value: '' },
    { row: 9, column: 0, value: 'nowhere' },
  ]);
  expect(mended).toEqual([['a', '', 'x'], ['b', 'z'], []]);
  expect(rows).toEqual([['a'], ['b', 'c'], ['d']]);
});

test.each(['=1+1', '+57 300', '-1', '@x', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠x'])(
  'guards %j from being run',
  (text) => {
    expect(guardText(text)).toBe(`'${text}`);
  },
);

const word = fc.stringMatching(
  /^[A-Za-zÑñÁéíóúÜ=+@＝＋－＠-][A-Za-zñáé=+@<>/" '0-9-]{0,12}[a-z]$/u,
);
const owner = fc.record({
  name: word,
  document: fc.integer({ min: 10_000, max: 99_999_999 }).map(String),
  email: fc.option(fc.constantFrom('a@b.test', 'eva@correo.test'), { nil: '' }),
});
const units = fc.uniqueArray(
  fc.record({
    label: word,
    group: word,
    weight: fc.nat(9_999_999),
    owners: fc.uniqueArray(owner, { minLength: 1, maxLength: 3, selector: (one) => one.document }),
    arrears: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12, selector: (one) => one.label.toUpperCase().replace(/\s+/gu, ' ') },
);

test('an exported roster reads back as the same and runs in no spreadsheet', () => {
  fc.assert(
    fc.property(units, (list) => {
      const rows = list.map(({ label, group, weight, owners, arrears }) => [
        ...[label, group, `${Math.floor(weight / 1e6)},${String(weight % 1e6).padStart(6, '0')}`],
        ...[owners[0]?.name ?? '', owners[0]?.document ?? '', owners[0]?.email ?? ''],
        owners
          .slice(1)
          .map((one) => `${one.name} (${one.document})`)
          .join('; '),
        arrears ? 'sí' : 'no',
      ]);
      const first = parseRoster([title, ...rows], same);
      fc.pre(first.problems.every(({ severity }) => severity === 'warning'));
      const written = exportRoster(first.roster);
      for (const cell of written.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u);
      const reading = { ...guessReading([...written]), measure: 'percent' as const };
      expect(parseRoster(written, same, reading).roster).toEqual(first.roster);
    }),
  );
});

const coownersIn = (written: readonly (readonly string[])[]) =>
  written.map((cells) => cells[written[0]?.indexOf('Copropietarios') ?? -1]);

test.each([
  ['Eva (2) / / Noé (3)', 'Eva (2); Noé (3)'],
  ['/ Eva (2)', 'Eva (2)'],
  ['Eva (2) /', 'Eva (2)'],
  ['A/B (2)', 'A/B (2)'],
])('co-owners written as %j are exported as %j', (coowners, exported) => {
  const { roster } = parseRoster([title, ['A', '', '1', 'Ana', '1', '', coowners, 'no']], same);
  expect(coownersIn(exportRoster(roster))[1]).toBe(exported);
});

test('an owner with strokes in their name is one person where they co-own too', () => {
  const { roster } = parseRoster(
    [
      title,
      ['A', '', '50', 'Ana / Eva; Noé', '1', '', '', 'no'],
      ['B', '', '50', 'Luz', '2', '', 'Ana (1)', 'no'],
    ],
    same,
  );
  const written = exportRoster(roster);
  expect(coownersIn(written)[2]).toBe('Ana, Eva, Noé (1)');
  const reading = { ...guessReading([...written]), measure: 'percent' as const };
  expect(parseRoster(written, same, reading).roster).toEqual(roster);
});

const arrange = (rows: string[][]) => {
  const { roster } = parseRoster(rows, same);
  return { roster, measure: 'percent' as const };
};
const over = (base: string[][], rows: string[][], more: Partial<RosterReading> = {}) =>
  readImport(
    { rows, mode: 'merge', reading: { ...guessReading(rows), ...more } },
    arrange(base),
    same,
  );
const emailsOf = ({ roster }: ReturnType<typeof over>) =>
  Object.fromEntries(roster.people.map(({ name, email }) => [name, email]));
const told = ({ problems }: ReturnType<typeof over>) =>
  problems.map(({ code, row, column }) => [code, row, column]);

const owned = [
  ['Unidad', 'Cuota', 'Propietario', 'DNI'],
  ['1A', '50', 'Gema Cobo', '11111111H'],
  ['1B', '50', 'Hugo Baena', '22222222J'],
];

test('unit and e-mail fill the contact of the owner of that unit', () => {
  const merged = over(owned, [
    ['Unidad', 'Correo'],
    ['1A', 'gema@correo.test'],
    ['1B', 'hugo@correo.test'],
  ]);
  expect(emailsOf(merged)).toEqual({
    'Gema Cobo': 'gema@correo.test',
    'Hugo Baena': 'hugo@correo.test',
  });
  expect(merged.problems).toEqual([]);
});

test('of several owners it is asked whose contact it is; of none, told', () => {
  const shared = [
    ['Unidad', 'Coeficiente', 'Propietario', 'Documento', 'Copropietario'],
    ['A', '60', 'Ana', '1', 'Eva (2)'],
    ['B', '40', '', '', ''],
  ];
  const rows = [
    ['Unidad', 'Correo'],
    ['A', 'casa@a.co'],
    ['B', 'b@a.co'],
  ];
  const asked = over(shared, rows);
  expect(told(asked)).toEqual([
    ['contact-of-several', 2, 1],
    ['contact-without-owner', 3, 1],
  ]);
  expect(emailsOf(asked)).toEqual({ Ana: null, Eva: null });
  const first = over(shared, rows, { contactOf: 'first' });
  expect(emailsOf(first)).toEqual({ Ana: 'casa@a.co', Eva: null });
  const nobody = over(shared, rows, { contactOf: 'nobody' });
  expect(emailsOf(nobody)).toEqual({ Ana: null, Eva: null });
  expect(told(nobody)).toEqual([['contact-without-owner', 3, 1]]);
});

test('a second contact of one person is told, and the first is kept', () => {
  const merged = over(
    [...owned, ['1C', '0', 'Gema Cobo', '11111111H']],
    [
      ['Unidad', 'Correo', 'Celular'],
      ['1A', 'gema@correo.test', ''],
      ['1C', 'otra@correo.test', '300'],
    ],
  );
  expect(told(merged)).toContainEqual(['contact-differs', 3, 1]);
  const gema = merged.roster.people.find(({ name }) => name === 'Gema Cobo');
  expect(gema).toMatchObject({ email: 'gema@correo.test', phone: '300' });
});

test.each([
  ['without their document', ['Cobo Gema', '']],
  ['as the roster names them', ['GEMA COBO', '11111111-H']],
])('an owner who comes %s is not replaced by themselves', (_, [name = '', document = '']) => {
  const rows = [
    ['Unidad', 'Propietario', 'Documento', 'Correo'],
    ['1A', name, document, 'gema@correo.test'],
  ];
  const { roster } = over(owned, rows);
  const [unit] = roster.units;
  expect(unit?.ownerIds).toEqual(arrange(owned).roster.units[0]?.ownerIds);
  const gema = roster.people.find(({ personId }) => personId === unit?.ownerIds[0]);
  expect(gema).toMatchObject({ document: '11111111H', email: 'gema@correo.test' });
});

test('an owner without a document gets it and keeps their id; another name is another owner', () => {
  const nameless = [
    ['Unidad', 'Coeficiente', 'Propietario'],
    ['A', '60', 'Ana Ruiz'],
    ['B', '40', 'Luz Vega'],
  ];
  const { roster } = over(nameless, [
    ['Unidad', 'Propietario', 'Documento'],
    ['A', 'Ruiz Ana', '52345678'],
    ['B', 'Noé Gil', '79123456'],
  ]);
  const base = arrange(nameless).roster;
  expect(roster.units[0]?.ownerIds).toEqual(base.units[0]?.ownerIds);
  expect(roster.people.map(({ name, document }) => [name, document])).toEqual([
    ['Ana Ruiz', '52345678'],
    ['Noé Gil', '79123456'],
  ]);
});

test('a blank cell empties nothing: tower, kind, arrears, weights, co-owners', () => {
  const full = [
    ['Unidad', 'Torre', 'Tipo', 'Coeficiente', 'Propietario', 'Documento', 'Copropietario', 'Mora'],
    ['A', 'T1', 'Local', '60', 'Ana', '1001001', 'Eva (1002002)', 'sí'],
    ['B', 'T1', 'Casa', '40', 'Luz', '1003003', '', 'no'],
  ];
  const blank = full.map((row, i) =>
    i === 0 ? row : [row[0] ?? '', ...row.slice(1).map(() => '')],
  );
  const merged = over(full, blank, { fills: false });
  expect(merged.roster).toEqual(arrange(full).roster);
  expect(told(merged).filter(([code]) => code !== 'owner-empty')).toEqual([]);
});

test('a unit that was left out stays as it is', () => {
  const rows = [
    ['Unidad', 'Correo'],
    ['1A', 'gema@correo.test'],
    ['1B', 'hugo@correo.test'],
  ];
  const merged = readImport({ rows, mode: 'merge', left: ['1A'] }, arrange(owned), same);
  expect(emailsOf(merged)).toEqual({ 'Gema Cobo': null, 'Hugo Baena': 'hugo@correo.test' });
});

test('property: blank cells over any roster change nothing, whatever cells are blank', () => {
  const cell = (text: string) => fc.constantFrom('', text);
  const row = ([unit = '', ...others]: readonly string[]) =>
    fc.tuple(...others.map(cell)).map((cells) => [unit, ...cells]);
  const [header = [], ...data] = before;
  fc.assert(
    fc.property(fc.tuple(...data.map(row)), (rows) => {
      const table = [header, ...rows];
      const reading = { ...guessReading(before), fills: false };
      const { roster } = readImport({ rows: table, mode: 'merge', reading }, inForce, same);
      expect(diffRosters(inForce.roster, roster)).toMatchObject({
        added: [],
        removed: [],
        changed: [],
      });
      expect(roster.units.map(({ ownerIds }) => ownerIds)).toEqual(
        inForce.roster.units.map(({ ownerIds }) => ownerIds),
      );
    }),
  );
});
