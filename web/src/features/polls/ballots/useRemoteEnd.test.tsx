import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRemoteEnd } from './useRemoteEnd.ts';

type Ended = number | null | undefined;

test.each<readonly [string, readonly Ended[], number]>([
  ['that happens while one is here is told once', [undefined, null, null, 5, 5], 1],
  ['of before is not', [undefined, 5, 5], 0],
  ['of another meeting, made afterwards, is', [5, null, 9], 1],
])('an end %s', (_, moments, times) => {
  const onEnd = vi.fn();
  const [first, ...rest] = moments;
  const hook = renderHook(({ endedAt }) => useRemoteEnd(endedAt, onEnd), {
    initialProps: { endedAt: first },
  });
  for (const endedAt of rest) hook.rerender({ endedAt });
  expect(onEnd).toHaveBeenCalledTimes(times);
});
