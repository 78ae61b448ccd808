import { expect, test } from 'vitest';
import { guessReading } from '../imports/guessReading.ts';
import { layRoster } from '../imports/layRoster.ts';
import { parseRoster } from '../imports/parseRoster.ts';

const same = (key: string) => key;
const vote = 1_000_000;

function read(rows: string[][], oneEach = true) {
  const reading = guessReading(rows, oneEach);
  const { roster, problems } = parseRoster(rows, same, reading);
  return {
    reading,
    units: roster.units.map(({ label, weight }) => [label, weight]),
    told: problems.map(({ code, row }) => [code, row]),
    notes: layRoster(rows, reading).notes.map(({ code, rows: noted }) => [code, ...noted]),
  };
}

const roll = [
  ['Nombre', 'Documento'],
  ['Gema Cobo', '8001'],
  ['Hugo Baena', '8002'],
  ['Nelson Vega', '8003'],
];

test('a member without a document is a member, also in the last row', () => {
  const { units, told } = read([...roll, ['Irma Torre', ''], ['Torre Junco Ana', '']]);
  expect(units.map(([label]) => label)).toEqual([
    'Gema Cobo',
    'Hugo Baena',
    'Nelson Vega',
    'Irma Torre',
    'Torre Junco Ana',
  ]);
  expect(told).toContainEqual(['document-empty', 6]);
});

test('rows below a roll after a blank row are left out, with a note', () => {
  const { units, notes } = read([...roll, ['TOTAL', ''], ['', ''], ['Listado de la junta', '']]);
  expect(units).toHaveLength(3);
  expect(notes).toEqual([
    ['row-total', 5],
    ['row-note', 7],
  ]);
});

test('a name in two columns is the name of the unit', () => {
  const { units } = read([
    ['Nombre', 'Apellidos', 'Documento'],
    ['Julián', 'Cobo', '8001'],
    ['Julián', 'Baena', '8002'],
  ]);
  expect(units).toEqual([
    ['Julián Cobo', vote],
    ['Julián Baena', vote],
  ]);
});

test('«Derecho de voto» over yes and no says who votes; over figures it is a weight', () => {
  const rows = (cells: string[]) => [
    ['N°', 'Nombre', 'Documento', 'Derecho de voto'],
    ...cells.map((cell, i) => [String(7 + i * 3), `Socio ${i}`, `80${i}01`, cell]),
  ];
  expect(read(rows(['Sí', 'No', 'Sí'])).units).toEqual([
    ['7', vote],
    ['10', 0],
    ['13', vote],
  ]);
  expect(read(rows(['Sí', 'No', 'Sí']), false).told).toContainEqual([
    'weight-column-missing',
    null,
  ]);
  expect(read(rows(['2', '1', '5'])).reading.columns.weight).toBe(3);
});

const coowned = (vote: readonly string[]) => [
  ['N° socio', 'Nombre', 'Documento', 'Con voto'],
  ['31', 'Gema Cobo', '80001', vote[0] ?? ''],
  ['', 'Hugo Cobo', '80002', vote[1] ?? ''],
  ['57', 'Irma Junco', '80003', 'Sí'],
  ['64', 'Nelson Vega', '80005', 'Sí'],
];

test.each([
  [['Sí', ''], vote],
  [['No', ''], 0],
] as const)('the vote of a unit, %j, holds for the rows that go on with it', (votes, weight) => {
  const reading = { ...guessReading(coowned(['Sí', 'Sí']), true) };
  const { roster, problems } = parseRoster(coowned(votes), same, reading);
  expect(roster.units.map((unit) => [unit.label, unit.weight, unit.ownerNames])).toEqual([
    ['31', weight, ['Gema Cobo', 'Hugo Cobo']],
    ['57', vote, ['Irma Junco']],
    ['64', vote, ['Nelson Vega']],
  ]);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('two owners of one unit who do not vote alike are an error of the second row', () => {
  const rows = coowned(['Sí', 'No']);
  const { problems } = parseRoster(rows, same, guessReading(coowned(['Sí', 'Sí']), true));
  expect(problems).toContainEqual(expect.objectContaining({ code: 'unit-duplicate', row: 3 }));
});

test('a row that goes on with a unit brings no part of its weight where parts are added', () => {
  const rows = [
    ['Unidad', 'Propietario', 'Documento', 'Coeficiente'],
    ['101', 'Gema Cobo', '8001', '12,5'],
    ['101', 'Hugo Cobo', '8002', '12,5'],
    ['', 'Zoe Cobo', '8004', ''],
    ['102', 'Irma Junco', '8003', '75'],
  ];
  const reading = { ...guessReading(rows), joinRepeated: true, addRepeated: true };
  const { roster, problems } = parseRoster(rows, same, reading);
  expect(roster.units.map(({ weight, ownerNames }) => [weight, ownerNames])).toEqual([
    [25_000_000, ['Gema Cobo', 'Hugo Cobo', 'Zoe Cobo']],
    [75_000_000, ['Irma Junco']],
  ]);
  expect(problems.map(({ code }) => code)).toEqual(['unit-joined', 'unit-joined']);
});

test.each(['100 por ciento', '100%', '100 %'])(
  'a total of «%s» without a name is left out',
  (sum) => {
    const part = (text: string) => text + sum.slice(3);
    const rows = [
      ['Unidad', 'Coeficiente', 'Propietario'],
      ['101', part('60'), 'Gema'],
      ['102', part('40'), 'Hugo'],
      ['', sum, ''],
    ];
    const { units, notes } = read(rows, false);
    expect(units).toEqual([
      ['101', 60 * vote],
      ['102', 40 * vote],
    ]);
    expect(notes).toEqual([['row-total', 4]]);
  },
);
