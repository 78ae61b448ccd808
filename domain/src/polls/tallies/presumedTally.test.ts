import { expect, test } from 'vitest';
import { sayPresumed } from './presumedTally.ts';

const none = { owners: 0, units: 0, weight: 0 };
const owners = (count: number) => ({ owners: count, units: count, weight: count * 10_000_000 });
const tally = {
  ...{ on: '2026-11-21', given: none, objected: none, open: none, unnotified: 0 },
  ...{
    rollHash: 'hash',
    source: { law: 'Ley 49/1960', article: '17.8', verified: true },
    settledAt: 0,
  },
};

test.each([
  [0, 'ninguno se opuso'],
  [1, '1 propietario (10,0000) se opuso'],
  [2, '2 propietarios (20,0000) se opusieron'],
])('says how many of the absent objected: %i', (count, said) => {
  expect(sayPresumed({ ...tally, objected: owners(count) })).toContain(`; ${said} (`);
});
