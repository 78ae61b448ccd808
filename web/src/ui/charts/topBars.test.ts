import { expect, test } from 'vitest';
import type { ResultBar } from './topBars.ts';
import { topBars } from './topBars.ts';

const bar = (id: string, share: number, tone: ResultBar['tone'] = 'candidate'): ResultBar => ({
  ...{ id, label: id, tone, share, percent: '', amounts: [] },
});
const bars = [bar('A', 0.1), bar('B', 0.4), bar('C', 0.3, 'elected'), bar('blank', 0, 'blank')];
const idsOf = (atMost: number) => topBars(bars, atMost).shown.map(({ id }) => id);

test('bars that fit keep their order', () => {
  expect(idsOf(4)).toEqual(['A', 'B', 'C', 'blank']);
});

test('bars that do not fit leave the most voted, and always the blank votes', () => {
  expect(idsOf(3)).toEqual(['B', 'C', 'blank']);
  expect(topBars(bars, 3).hidden).toBe(1);
  expect(idsOf(1)).toEqual(['B', 'blank']);
});
