import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { live, loseLive } from '../../testing/fakes/firebase/live/useLive.ts';
import { useShown } from './useShown.ts';

const results = (asOf: string) => ({ asOf, results: [] });
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  callApi.mockImplementation(async (_method: string, path: string) => {
    asked.push(path);
    return { live: results('7') };
  });
});

function Watcher() {
  const { value, offline } = useShown('demo', 'results');
  return <p>{`${value?.asOf ?? 'nothing'} ${offline}`}</p>;
}
const watch = () => render(<Watcher />).container;
const pass = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis));

test('asks nothing of the edge while the listener is answered', async () => {
  live.results = results('3');
  const page = watch();
  await pass(30_000);
  expect(page.textContent).toBe('3 false');
  expect(asked).toEqual([]);
});

test('a listener that is not answered is left for the edge, and nothing is called old', async () => {
  live.results = results('3');
  loseLive();
  const page = watch();
  await pass(4_000);
  expect(page.textContent).toBe('3 true');
  await pass(2_000);
  expect(page.textContent).toBe('7 false');
  expect(asked[0]).toBe('/api/public/results?cot=demo');
});

test('where the edge does not answer either, the shown data is old and says so', async () => {
  live.results = results('3');
  loseLive();
  callApi.mockRejectedValue(new Error('network'));
  const page = watch();
  await pass(10_000);
  expect(page.textContent).toBe('3 true');
});
