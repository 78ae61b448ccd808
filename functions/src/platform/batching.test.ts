import { expect, test } from 'vitest';
import { batchRequests } from './batching.ts';

interface Order {
  readonly name: string;
  readonly size: number;
}

/** A collector whose waiting and running the test decides. */
function bench(limit: number, failing: readonly string[] = []) {
  const batches: string[][] = [];
  const gathered: (() => void)[] = [];
  const running: (() => void)[] = [];
  const submit = batchRequests<Order, string>({
    limit,
    gatherMillis: 20,
    sizeOf: (order) => order.size,
    clock: { wait: () => new Promise((resolve) => gathered.push(resolve)) },
    run: async (_key, orders) => {
      batches.push(orders.map((order) => order.name));
      await new Promise<void>((resolve) => running.push(resolve));
      if (orders.some((order) => failing.includes(order.name))) throw new Error('spoiled');
      return orders.map((order) => `done ${order.name}`);
    },
  });
  return {
    batches,
    send: (name: string, size = 1, key = 'question') => submit(key, { name, size }),
    gather: () => release(gathered),
    finish: () => release(running),
  };
}

/** Lets the next one go on as soon as it is there. */
async function release(waiting: (() => void)[]): Promise<void> {
  await expect.poll(() => waiting.length, { interval: 1 }).toBeGreaterThan(0);
  waiting.shift()?.();
}

test('joins requests that arrive while the first one waits for company', async () => {
  const { send, gather, finish, batches } = bench(200);
  const answers = [send('a'), send('b'), send('c')];
  await gather();
  await finish();
  expect(await Promise.all(answers)).toEqual(['done a', 'done b', 'done c']);
  expect(batches).toEqual([['a', 'b', 'c']]);
});

test('gathers the next batch while one is in flight, without another wait', async () => {
  const { send, gather, finish, batches } = bench(200);
  const first = send('a');
  await gather();
  await expect.poll(() => batches.length, { interval: 1 }).toBe(1);
  const later = [send('b'), send('c')];
  expect(batches).toEqual([['a']]);
  await finish();
  await finish();
  await Promise.all([first, ...later]);
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

test('never has two batches of one key in flight, and does not make one key wait for another', async () => {
  const { send, gather, finish, batches } = bench(200);
  const answers = [send('a', 1, 'one'), send('b', 1, 'two')];
  await gather();
  await gather();
  await expect.poll(() => batches.length, { interval: 1 }).toBe(2);
  answers.push(send('c', 1, 'one'));
  expect(batches).toHaveLength(2);
  await finish();
  await finish();
  await finish();
  expect(await Promise.all(answers)).toEqual(['done a', 'done b', 'done c']);
});

test('closes a batch before it passes the limit', async () => {
  const { send, gather, finish, batches } = bench(10);
  const answers = [send('a', 6), send('b', 4), send('c', 1)];
  await gather();
  await finish();
  await finish();
  await Promise.all(answers);
  expect(batches).toEqual([['a', 'b'], ['c']]);
});

test('lets a request larger than the limit travel alone', async () => {
  const { send, gather, finish, batches } = bench(10);
  const answers = [send('huge', 50), send('b')];
  await gather();
  await finish();
  await finish();
  expect(await Promise.all(answers)).toEqual(['done huge', 'done b']);
  expect(batches).toEqual([['huge'], ['b']]);
});

test('splits a failed batch until only the request that spoils it fails', async () => {
  const { send, gather, finish, batches } = bench(200, ['c']);
  const answers = Promise.allSettled([send('a'), send('b'), send('c'), send('d')]);
  await gather();
  for (let run = 0; run < 5; run += 1) await finish();
  expect((await answers).map((answer) => answer.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(batches).toEqual([['a', 'b', 'c', 'd'], ['a', 'b'], ['c', 'd'], ['c'], ['d']]);
});

test('takes a request that comes just as the last batch is answered', async () => {
  const { send, gather, finish } = bench(200);
  const first = send('a');
  await gather();
  await finish();
  await first;
  const second = send('b');
  await finish();
  expect(await second).toBe('done b');
});

test('waits for company again after a quiet moment', async () => {
  const { send, gather, finish, batches } = bench(200);
  const first = send('a');
  await gather();
  await finish();
  await first;
  await new Promise(setImmediate);
  const later = [send('b'), send('c')];
  await gather();
  await finish();
  await Promise.all(later);
  expect(batches).toEqual([['a'], ['b', 'c']]);
});
