import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Person } from '../../kernel/identity/person.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import { guessReading } from './guessReading.ts';
import { parseRoster } from './parseRoster.ts';
import { readImport } from './readImport.ts';

const titles = ['Unidad', 'Coeficiente', 'Propietario', 'Documento', 'Correo', 'Teléfono'];
type Row = readonly [owner: string, document?: string, email?: string, phone?: string];

function readOwners(
  rows: readonly Row[],
  said: Pick<RosterReading, 'namesakes'> = {},
  inForce: readonly Pick<Person, 'personId' | 'name' | 'document'>[] = [],
) {
  const weight = String(100 / rows.length);
  const table = [
    titles,
    ...rows.map((row, i) => {
      const [owner, document = '', email = '', phone = ''] = row;
      return [String(101 + i), weight, owner, document, email, phone];
    }),
  ];
  const reading = { ...guessReading(table), ...said };
  const known = { country: 'CO', people: inForce };
  const { roster, problems } = parseRoster(table, (key) => key, reading, true, known);
  const ofNames = ({ code }: { readonly code: string }) =>
    code === 'names-repeated' || code === 'name-alone';
  return {
    ids: roster.units.map(({ ownerIds }) => ownerIds.join()),
    told: problems.filter(ofNames).map(({ code, row }) => [code, row]),
  };
}

const two: readonly Row[] = [['Ana Ruiz'], ['RUIZ PAZ LUIS'], ['Ana  Ruíz']];

test('a full name that stands in two units without a sign is asked, in every row of it', () => {
  expect(readOwners(two).told).toEqual([
    ['names-repeated', 2],
    ['names-repeated', 4],
  ]);
  expect(readOwners(two, { namesakes: 'same' })).toEqual({
    ids: ['name:ana ruiz', 'name:ruiz paz luis', 'name:ana ruiz'],
    told: [],
  });
  expect(readOwners(two, { namesakes: 'apart' })).toEqual({
    ids: ['name:ana ruiz@101', 'name:ruiz paz luis', 'name:ana ruiz@103'],
    told: [],
  });
});

test.each<[string, Row, Row]>([
  ['an e-mail', ['Ana Ruiz', '', 'ana@a.co'], ['Ana Ruiz', '', 'ANA@a.co']],
  ['a telephone', ['Ana Ruiz', '', '', '300 111'], ['Ana Ruiz', '', 'b@a.co', '300-111']],
  ['a document', ['Ana Ruiz', '52345678'], ['Ana Ruiz', 'CC 52.345.678']],
])('%s in common says that they are one', (_, ...rows) => {
  for (const namesakes of [undefined, 'same', 'apart'] as const) {
    const { ids, told } = readOwners(rows, namesakes === undefined ? {} : { namesakes });
    expect([new Set(ids).size, told]).toEqual([1, []]);
  }
});

test('a sign in common joins those apart too, through a third', () => {
  const rows: readonly Row[] = [
    ['Ana Ruiz', '', 'ana@a.co'],
    ['Ana Ruiz', '', '', '300111'],
    ['Ana Ruiz', '', 'ana@a.co', '300111'],
    ['Ana Ruiz', '', 'otra@a.co'],
  ];
  expect(readOwners(rows, { namesakes: 'apart' }).ids).toEqual([
    ...Array.from({ length: 3 }, () => 'name:ana ruiz@101'),
    'name:ana ruiz@104',
  ]);
});

test('a first name alone never makes two people one, except a person in force under it', () => {
  const rows: readonly Row[] = [['Julián'], ['Gema'], ['Julian']];
  expect(readOwners(rows).told).toEqual([
    ['names-repeated', 2],
    ['names-repeated', 4],
  ]);
  const same = { namesakes: 'same' } as const;
  expect(readOwners(rows, same)).toEqual({
    ids: ['name:julian@101', 'name:gema', 'name:julian@103'],
    told: [
      ['name-alone', 2],
      ['name-alone', 4],
    ],
  });
  const julian = { personId: 'name:julian', name: 'Julián', document: '' };
  expect(readOwners(rows, same, [julian]).ids).toEqual(['name:julian', 'name:gema', 'name:julian']);
});

test('there are never fewer people than full names, signs and units tell apart', () => {
  const names = fc.constantFrom('Ana Ruiz', 'Ana', 'Luis Paz', 'Ana Ruiz Paz');
  const sign = fc.constantFrom('', 'a', 'b');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, sign), { minLength: 2, maxLength: 12 }), (drawn) => {
      const rows = drawn.map(([name, one]): Row => [name, '', one === '' ? '' : `${one}@a.co`]);
      const { ids } = readOwners(rows, { namesakes: 'apart' });
      const expected = drawn.map(([name, one], i) => `${name} ${one === '' ? i : one}`);
      const pairs = new Set(ids.map((id, i) => `${id} is ${expected[i]}`));
      expect([new Set(ids).size, pairs.size]).toEqual([new Set(expected).size, pairs.size]);
      expect(pairs.size).toBe(new Set(expected).size);
    }),
    sampleOf({ part: 200, full: 5_000 }, process.env),
  );
});

test('a file that only updates asks too, and people in force keep their identity', () => {
  const first = [titles.slice(0, 3), ['101', '50', 'Ana Ruiz'], ['102', '50', 'Ana Ruiz']];
  const reading = { ...guessReading(first), namesakes: 'same' as const };
  const { roster } = parseRoster(first, (key) => key, reading);
  const more = [...first, ['201', '10', 'Ana Ruiz'], ['202', '10', 'Ana Ruiz']];
  const over = (said: Pick<RosterReading, 'namesakes'>) => {
    const asked = {
      rows: more,
      mode: 'merge' as const,
      reading: { ...guessReading(more), ...said },
    };
    return readImport(asked, { roster, measure: 'shares' }, (key) => key);
  };
  expect(over({}).problems.filter(({ code }) => code === 'names-repeated')).toHaveLength(4);
  const apart = over({ namesakes: 'apart' }).roster.units.map(({ ownerIds }) => ownerIds);
  expect(apart).toEqual([
    ['name:ana ruiz'],
    ['name:ana ruiz'],
    ['name:ana ruiz@201'],
    ['name:ana ruiz@202'],
  ]);
});
