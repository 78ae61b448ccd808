import type { CastAnswer } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { openReceipts } from './receipts.ts';

function memoryStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const row = (unitId: string, receipt: string | null, optionIds: string[] | null = null) =>
  ({ unitId, status: 'accepted', optionIds, receipt }) as const;
const answer: CastAnswer = { results: [row('A', 'AAAA-0000'), row('B', 'BBBB-0000')] };

test('keeps the receipt of each unit on the device, and later ones beside them', () => {
  const store = memoryStore();
  const receipts = openReceipts(store, 'demo', 'ana');
  receipts.keep('q', answer);
  receipts.keep('q', { results: [row('C', 'CCCC-0000'), row('A', null)] });
  receipts.keep('q', null);
  const again = openReceipts(store, 'demo', 'ana');
  expect(again.read('q')).toEqual({ A: 'AAAA-0000', B: 'BBBB-0000', C: 'CCCC-0000' });
  expect(again.read('other')).toEqual({});
});

test('a shared device never mixes people, and a vote with name is not kept', () => {
  const store = memoryStore();
  openReceipts(store, 'demo', 'ana').keep('q', { results: [row('A', 'AAAA-0000', ['favour'])] });
  expect(store.kept.size).toBe(0);
  openReceipts(store, 'demo', 'ana').keep('q', answer);
  expect(openReceipts(store, 'demo', 'eva').read('q')).toEqual({});
});

test('where the browser refuses storage they live as long as the page', () => {
  const refuse = () => {
    throw new Error('storage is off');
  };
  const receipts = openReceipts({ getItem: refuse, setItem: refuse }, 'demo', 'ana');
  receipts.keep('q', answer);
  expect(receipts.read('q')).toEqual({ A: 'AAAA-0000', B: 'BBBB-0000' });
});

test.each(['', '{', 'null', '[1]', '{"A":1}'])(
  'a stored text that is no receipt is ignored: %s',
  (text) => {
    const store = memoryStore();
    store.kept.set('asamblea-comprobante-demo-ana-q', text);
    expect(openReceipts(store, 'demo', 'ana').read('q')).toEqual({});
  },
);
