import { expect, test } from 'vitest';
import { decideOffices, setOfficesRequest } from './decideOffices.ts';

const olga = { name: 'Olga', document: 'CC 9', offices: ['administrator'] } as const;
const held = [{ personId: 'olga', ...olga }];

test('a request replaces all offices of a person; an empty one removes them', () => {
  const twice = { ...olga, offices: ['employee', 'employee'] as const };
  expect(decideOffices(held, 'olga', twice)).toEqual({
    ...{ ok: true, value: [{ ...held[0], offices: ['employee'] }] },
  });
  expect(decideOffices(held, 'olga', { ...olga, offices: [] })).toMatchObject({ value: [] });
  expect(decideOffices(held, 'luis', olga)).toMatchObject({
    value: [{ personId: 'olga' }, { personId: 'luis' }],
  });
});

test('there is room for a hundred people', () => {
  const full = Array.from({ length: 100 }, (_, i) => ({ personId: `p${i}`, ...olga }));
  expect(decideOffices(full, 'luis', olga)).toMatchObject({ refusal: { code: 'offices-full' } });
  expect(decideOffices(full, 'p7', olga)).toMatchObject({ ok: true });
});

test.each([
  ['a document without figures or letters', { ...olga, document: ' . ' }],
  ['an office that does not exist', { ...olga, offices: ['queen'] }],
  ['no name', { ...olga, name: ' ' }],
])('refuses %s', (_, request) => {
  expect(setOfficesRequest.safeParse(olga).success).toBe(true);
  expect(setOfficesRequest.safeParse(request).success).toBe(false);
});
