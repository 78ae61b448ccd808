import { expect, test } from 'vitest';
import { guessReading } from '../imports/guessReading.ts';
import { parseRoster } from '../imports/parseRoster.ts';
import { readImport, readingMeasure } from '../imports/readImport.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';

const same = (key: string) => key;
const codesOf = (rows: string[][], reading: RosterReading) =>
  parseRoster(rows, same, reading).problems.map(({ code, row }) => [code, row]);
const unitsOf = (rows: string[][], reading: RosterReading) =>
  parseRoster(rows, same, reading).roster.units.map(({ label, weight }) => [label, weight]);

const roll = [
  ['N°', 'DNI', 'APELLIDOS Y NOMBRES', 'CELULAR'],
  ['1', '40000001', 'ARRIETA BAENA GEMA', '900000001'],
  ['2', '40000002', 'COBO DUEÑAS HUGO', '900000002'],
  ['3', '40000003', 'ESPEJO FAJARDO IRMA', '900000003'],
];
const vote = 1_000_000;

test('members without weights have one vote each where their law says so, by their number', () => {
  const reading = guessReading(roll, true);
  expect(readingMeasure(reading)).toBe('shares');
  expect(unitsOf(roll, reading)).toEqual([
    ['1', vote],
    ['2', vote],
    ['3', vote],
  ]);
  expect(codesOf(roll, reading)).toEqual([['weights-equal', null]]);
});

test('under another law nothing is chosen for a roll without weights', () => {
  const reading = guessReading(roll);
  expect(reading.equal).toBeUndefined();
  expect(codesOf(roll, reading)).toContainEqual(['weight-column-missing', null]);
});

test('without a number of member each person is a unit, told apart by document where names meet', () => {
  const rows = [
    ['Nombre', 'Documento'],
    ['Gema Cobo', '8001'],
    ['Hugo Baena', '8002'],
    ['GEMA COBO', '8003'],
  ];
  const reading = guessReading(rows, true);
  expect(reading.unitFrom).toBe('person');
  expect(unitsOf(rows, reading).map(([label]) => label)).toEqual([
    'Gema Cobo (8001)',
    'Hugo Baena',
    'GEMA COBO (8003)',
  ]);
});

test('a person in two rows is an error that names the row, not one unit', () => {
  const rows = [
    ['Nombre', 'Documento'],
    ['Gema Cobo', '8001'],
    ['Gema Cobo', '8001'],
  ];
  expect(codesOf(rows, guessReading(rows, true))).toContainEqual(['unit-duplicate', 3]);
});

test('each row is a unit by its place under the titles, which blank rows do not move', () => {
  const rows = [['Junta de socios'], ['Nombre', 'Documento'], ['Ana', '1'], ['', ''], ['Eva', '2']];
  const reading = { ...guessReading(rows, true), unitFrom: 'row' as const };
  expect(unitsOf(rows, reading).map(([label]) => label)).toEqual(['1', '3']);
});

test('a register of shares without a column of units has a unit for each shareholder', () => {
  const rows = [
    ['Accionista', 'Documento', 'Acciones'],
    ['Fondo Uno', '900000001', '36.384.788.417'],
    ['Gema Cobo', '8001', '4.731.906.273'],
  ];
  const reading = guessReading(rows);
  expect(reading).toMatchObject({ measure: 'shareMillions', unitFrom: 'person' });
  expect(unitsOf(rows, reading)).toEqual([
    ['Fondo Uno', 36_384_788_417],
    ['Gema Cobo', 4_731_906_273],
  ]);
  expect(codesOf(rows, reading)).toEqual([['unit-from-person', null]]);
});

test('a column of weights counts, whatever the law says of members', () => {
  const rows = [
    ['Unidad', 'Acciones', 'Nombre', 'Documento'],
    ['A', '3', 'Ana', '1'],
  ];
  const reading = { ...guessReading(rows, true), equal: true };
  expect(unitsOf(rows, reading)).toEqual([['A', 3 * vote]]);
});

const votes = (cells: readonly string[]) => [
  ['Nombre', 'Documento', 'Derecho a voto'],
  ...cells.map((cell, place) => [`Socio ${place}`, `90${place}`, cell]),
];

test('a unit with a voice and no vote weighs nothing, and each is told', () => {
  const rows = votes(['Sí', 'No', 'Voz sin voto', 'x']);
  const reading = guessReading(rows, true);
  expect(unitsOf(rows, reading).map(([, weight]) => weight)).toEqual([vote, 0, 0, vote]);
  expect(codesOf(rows, reading).filter(([code]) => code === 'voice-only')).toEqual([
    ['voice-only', 3],
    ['voice-only', 4],
  ]);
});

test('a cell that does not say whether somebody votes is an error of that cell', () => {
  const rows = votes(['Sí', '', 'Sí']);
  const reading = guessReading(rows, true);
  expect(parseRoster(rows, same, reading).problems).toContainEqual(
    expect.objectContaining({ code: 'vote-unknown', row: 3, column: 2 }),
  );
});

test('a class that says «voz sin voto» takes the vote, and no other class does', () => {
  const rows = [
    ['Nombre', 'Documento', 'Tipo'],
    ['Ana', '1', 'Socio activo'],
    ['Eva', '2', 'Voz sin voto'],
  ];
  expect(unitsOf(rows, guessReading(rows, true))).toEqual([
    ['Ana', vote],
    ['Eva', 0],
  ]);
});

const members = {
  roster: parseRoster(roll, same, guessReading(roll, true)).roster,
  measure: 'shares' as const,
};

test('a new member of a merge has what each of the others has', () => {
  const rows = [roll[0] ?? [], ['4', '40000004', 'GÁMEZ JULIÁN', '900000004']];
  const { roster, problems, measure } = readImport({ rows, mode: 'merge' }, members, same, true);
  expect(roster.units.map(({ weight }) => weight)).toEqual([vote, vote, vote, vote]);
  expect([problems, measure]).toEqual([[], 'shares']);
});

test('where not all weigh the same a new member must bring a weight', () => {
  const [first, ...others] = members.roster.units;
  const units = [{ ...first, weight: 3 * vote }, ...others] as typeof members.roster.units;
  const inForce = { ...members, roster: { ...members.roster, units } };
  const rows = [roll[0] ?? [], ['4', '40000004', 'GÁMEZ JULIÁN', '900000004']];
  const { problems } = readImport({ rows, mode: 'merge' }, inForce, same, true);
  expect(problems.map(({ code }) => code)).toEqual(['weight-empty']);
});

test('a file in another measure is not merged over what stays in its own', () => {
  const rows = [
    ['Unidad', 'Coeficiente', 'Nombre', 'DNI'],
    ['1', '60', 'ARRIETA BAENA GEMA', '40000001'],
  ];
  const { problems } = readImport({ rows, mode: 'merge' }, members, same);
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'measure-differs', severity: 'error' }),
  );
});

const halves = [
  ['Unidad', 'Propietario', 'Documento', 'Coeficiente'],
  ['101', 'Gema Cobo', '8001', '12,5'],
  ['101', 'Hugo Cobo', '8002', '12,5'],
  ['102', 'Irma Junco', '8003', '75'],
];

test('co-owners who each bring their part are told, and their parts added once it is said so', () => {
  const reading = { ...guessReading(halves), joinRepeated: true };
  const problems = parseRoster(halves, same, reading).problems;
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'repeated-parts', severity: 'error' }),
  );
  const added = parseRoster(halves, same, { ...reading, addRepeated: true });
  expect(added.roster.units.map(({ weight, ownerNames }) => [weight, ownerNames])).toEqual([
    [25_000_000, ['Gema Cobo', 'Hugo Cobo']],
    [75_000_000, ['Irma Junco']],
  ]);
  expect(added.problems.map(({ code }) => code)).toEqual(['unit-joined']);
});

test('co-owners who each repeat the whole are not taken for parts', () => {
  const whole = halves.map((row) => row.map((cell) => (cell === '12,5' ? '25' : cell)));
  const reading = { ...guessReading(whole), joinRepeated: true };
  const { roster, problems } = parseRoster(whole, same, reading);
  expect(roster.totalWeight).toBe(100_000_000);
  expect(problems.map(({ code }) => code)).toEqual(['unit-joined']);
});
