import { expect, test, vi } from 'vitest';
import { keepAsking } from './keepAsking.ts';

/** A question whose answers come when the test says. */
function asking(waitFor: (failures: number) => number | null = () => null) {
  const asked: PromiseWithResolvers<string>[] = [];
  const signals: AbortSignal[] = [];
  const told: string[] = [];
  const question = keepAsking<string>({
    ask: (signal) => {
      const answer = Promise.withResolvers<string>();
      asked.push(answer);
      signals.push(signal);
      return answer.promise;
    },
    onAnswer: (answer) => told.push(answer),
    onFailure: ({ code }) => told.push(code),
    waitFor,
  });
  return { question, asked, signals, told };
}

test('only the answer to the last question counts, and the one before is given up', async () => {
  const { question, asked, signals, told } = asking();
  question.again();
  asked[1]?.resolve('second');
  await vi.waitFor(() => expect(told).toEqual(['second']));
  asked[0]?.resolve('first');
  await asked[0]?.promise;
  expect(told).toEqual(['second']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('an address is asked again after each failure; failures are counted, and an answer begins anew', async () => {
  const waits: number[] = [];
  const { question, asked, told } = asking((failures) => {
    waits.push(failures);
    return 0;
  });
  for (const turn of [0, 1, 2]) {
    await vi.waitFor(() => expect(asked).toHaveLength(turn + 1));
    if (turn < 2) asked[turn]?.reject(new Error('no network'));
    else asked[turn]?.resolve('there');
  }
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  question.stop();
  expect(waits).toEqual([1, 2, 0]);
  expect(told.at(-1)).toBe('there');
});

test('nothing is told once it is stopped', async () => {
  const { question, asked, told } = asking();
  question.stop();
  asked[0]?.resolve('late');
  await asked[0]?.promise;
  expect(told).toEqual([]);
});
