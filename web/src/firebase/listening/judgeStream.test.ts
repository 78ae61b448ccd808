import { expect, test } from 'vitest';
import { type ExpectedSince, freshWatch, judgeStream } from './judgeStream.ts';

const stale: ExpectedSince = { expected: 'again', since: 0 };
const first: ExpectedSince = { expected: 'first', since: 0 };
const at = (now: number, isReachable = true) => ({ now, isReachable });

test.each([
  ['what was there before', stale, 3_999, 4_000],
  ['a first reading', first, 9_999, 10_000],
])('%s is waited for a while, and then the stream is opened anew', (_, waiting, early, late) => {
  expect(judgeStream(freshWatch, [waiting], at(early)).mustRestart).toBe(false);
  expect(judgeStream(freshWatch, [waiting], at(late)).mustRestart).toBe(true);
});

test('each restart in vain is waited for twice as long, up to a minute', () => {
  let watch = freshWatch;
  const restarts: number[] = [];
  for (let now = 0; now <= 300_000; now += 500) {
    const judged = judgeStream(watch, [stale], at(now));
    if (judged.mustRestart) restarts.push(now);
    ({ watch } = judged);
  }
  expect(restarts.map((now, i) => now - (restarts[i - 1] ?? 0))).toEqual([
    ...[4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000, 60_000],
  ]);
});

test('without network nothing is opened anew, and with its return at once', () => {
  const down = judgeStream({ ...freshWatch, restarts: 5 }, [stale], at(90_000, false));
  expect(down.mustRestart).toBe(false);
  const back = judgeStream(down.watch, [stale], at(90_500));
  expect(back).toEqual({
    mustRestart: true,
    watch: { restarts: 0, restartedAt: 90_500, wasReachable: true },
  });
  expect(judgeStream(back.watch, [stale], at(94_000)).mustRestart).toBe(false);
  expect(judgeStream(back.watch, [stale], at(94_500)).mustRestart).toBe(true);
});

test('a fresh request does not inherit the wait of others', () => {
  const just: ExpectedSince = { expected: 'again', since: 9_000 };
  expect(judgeStream(freshWatch, [just], at(10_000)).mustRestart).toBe(false);
});
