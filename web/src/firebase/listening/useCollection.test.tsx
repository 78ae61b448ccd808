import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listeners } from '../../testing/fakes/sdk/firestore.ts';
import { useConnection } from './connection.ts';
import { useCollection } from './useCollection.ts';

let path: string;
let times = 0;

beforeEach(() => {
  // The answer is remembered as long as the connection lives, as every test of a worker does.
  times += 1;
  path = `rosters-${times}`;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Shown() {
  const { status, rows, offline } = useCollection<string>(path);
  return <p>{[status, rows.join('+') || 'none', offline, useConnection()].join(' ')}</p>;
}

const shown = () => screen.getByRole('paragraph').textContent;
const hear = (from: 'cache' | 'server', ...rows: readonly string[]) =>
  act(() => {
    const docs = rows.map((row) => ({ data: () => row }));
    listeners.at(-1)?.next({ docs, metadata: { fromCache: from === 'cache' } });
  });
const wait = (millis: number) => act(() => vi.advanceTimersByTime(millis));

test('rows left in memory by other listeners are neither the collection nor a lost connection', () => {
  render(<Shown />);
  hear('cache', 'v3');
  expect(shown()).toBe('loading v3 false up');
  wait(16_000);
  expect(shown()).toBe('loading v3 false up');
  hear('server', 'v1', 'v2', 'v3');
  expect(shown()).toBe('success v1+v2+v3 false up');
});

test('an answer that was had and is lost is told, with the last rows, until the next answer', () => {
  render(<Shown />);
  hear('server', 'v1');
  hear('cache', 'v1');
  expect(shown()).toBe('success v1 false up');
  wait(2_000);
  expect(shown()).toBe('success v1 true stale');
  hear('server', 'v1', 'v2');
  expect(shown()).toBe('success v1+v2 false up');
});

test('a stream that is opened anew and answers is no lost connection', () => {
  render(<Shown />);
  hear('server', 'v1');
  hear('cache', 'v1');
  wait(1_500);
  hear('server', 'v1');
  wait(60_000);
  expect(shown()).toBe('success v1 false up');
});

test('an answer that never comes is told, and present data is shown', () => {
  render(<Shown />);
  hear('cache', 'v3');
  wait(20_000);
  expect(shown()).toBe('success v3 true stale');
});

test('nothing read and no answer is never an empty collection', () => {
  render(<Shown />);
  hear('cache');
  expect(shown()).toBe('loading none false up');
  wait(20_000);
  expect(shown()).toBe('loading none true empty');
});

test('a browser that loses its network is believed at once', () => {
  render(<Shown />);
  hear('server', 'v1');
  hear('cache', 'v1');
  act(() => void dispatchEvent(new Event('offline')));
  expect(shown()).toBe('success v1 true stale');
});

test('a page opened without network shows the rows of the page before', () => {
  const { unmount } = render(<Shown />);
  hear('server', 'v1', 'v2');
  unmount();
  render(<Shown />);
  hear('cache', 'v1', 'v2');
  expect(shown()).toBe('success v1+v2 false up');
  wait(2_000);
  expect(shown()).toBe('success v1+v2 true stale');
});
