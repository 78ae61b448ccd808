import { expect, test, vi } from 'vitest';
import { firstToEnd } from './firstToEnd.ts';

test('ends with the first of its signals, for the same reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const { signal } = firstToEnd([one.signal, other.signal]);
  expect(signal.aborted).toBe(false);
  other.abort('the second gave up');
  one.abort('too late');
  expect([signal.aborted, signal.reason]).toEqual([true, 'the second gave up']);
});

test('has ended from the start when one of its signals had', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  one.abort('before');
  const { signal } = firstToEnd([other.signal, one.signal]);
  expect([signal.aborted, signal.reason]).toEqual([true, 'before']);
});

test('lets go of its signals once released', () => {
  const lasting = new AbortController();
  const { signal, release } = firstToEnd([lasting.signal]);
  const heard = vi.fn();
  signal.addEventListener('abort', heard);
  release();
  lasting.abort();
  expect(heard).toHaveBeenCalledTimes(1);
});
