import { expect, test } from 'vitest';
import { batchBench } from '../../testing/halls/batchBench.ts';

function stored(code: number): Error {
  return Object.assign(new Error('what the store said'), { code });
}

const names = (count: number) => Array.from({ length: count }, (_, i) => `r${i}`);

test('joins requests that arrive while the first one waits for company', async () => {
  const { send, gather, finish, batches } = batchBench(200);
  const answers = [send('a'), send('b'), send('c')];
  await gather();
  await finish();
  expect(await Promise.all(answers)).toEqual(['done a', 'done b', 'done c']);
  expect(batches).toEqual([['a', 'b', 'c']]);
});

test('a timer is believed, also when by the clock it ends early', async () => {
  const { send, gather, finish, batches } = batchBench(200, () => null, { stands: true });
  const answer = send('a');
  await gather();
  await expect.poll(() => batches, { interval: 1 }).toEqual([['a']]);
  await finish();
  await answer;
});

test('gathers the next batch while one is in flight, without another wait', async () => {
  const { send, gather, finish, batches } = batchBench(200);
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

test('has one batch under way where there is one lane, and makes no key wait for another', async () => {
  const { send, gather, finish, batches } = batchBench(200);
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
  const { send, gather, finish, batches } = batchBench(10);
  const answers = [send('a', 6), send('b', 4), send('c', 1)];
  await gather();
  await finish();
  await finish();
  await Promise.all(answers);
  expect(batches).toEqual([['a', 'b'], ['c']]);
});

test('lets a request larger than the limit travel alone', async () => {
  const { send, gather, finish, batches } = batchBench(10);
  const answers = [send('huge', 50), send('b')];
  await gather();
  await finish();
  await finish();
  expect(await Promise.all(answers)).toEqual(['done huge', 'done b']);
  expect(batches).toEqual([['huge'], ['b']]);
});

test('retries one by one, once, a batch with a faulty request: only the faulty one fails', async () => {
  const { send, play, batches } = batchBench(200, (batch) =>
    batch.includes('c') ? new TypeError('spoiled') : null,
  );
  const answers = await play(Promise.allSettled([send('a'), send('b'), send('c'), send('d')]));
  expect(answers.map((answer) => answer.status)).toEqual([
    ...['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
  ]);
  expect(batches).toEqual([['a', 'b', 'c', 'd'], ['a'], ['b'], ['c'], ['d']]);
});

test.each([4, 8, 14])('tries the whole batch again while the store answers %i', async (code) => {
  let failures = 3;
  const { send, play, batches } = batchBench(200, () => {
    failures -= 1;
    return failures < 0 ? null : stored(code);
  });
  const answers = await play(Promise.all(names(200).map((name) => send(name))));
  expect(new Set(answers.map((answer) => answer.slice(0, 4)))).toEqual(new Set(['done']));
  expect(batches.map((batch) => batch.length)).toEqual([200, 200, 200, 200]);
});

test('tells everybody past their patience that it is overdue, and stops trying', async () => {
  const { send, play, batches, reports } = batchBench(200, () => stored(14));
  const answers = await play(Promise.all(names(200).map((name) => send(name))));
  expect(new Set(answers)).toEqual(new Set(['overdue']));
  expect(batches.length).toBeLessThan(12);
  expect(reports).toEqual(['away']);
});

test('fails everybody at once for an error that the store would give to anybody', async () => {
  const { send, play, batches } = batchBench(200, () => stored(7));
  const answers = await play(Promise.allSettled(names(200).map((name) => send(name))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(batches).toHaveLength(1);
});

test('retries a collided batch one by one, and only a request that collides again waits', async () => {
  let collisions = 0;
  const { send, gather, finish, finishThat, batches } = batchBench(200, (batch) => {
    if (!batch.includes('b') || collisions === 2) return null;
    collisions += 1;
    return stored(10);
  });
  const [a, b, c] = [send('a'), send('b'), send('c')];
  await gather();
  await finish();
  for (let i = 0; i < 3; i += 1) await gather();
  await finishThat('b');
  await finishThat('a');
  await finishThat('c');
  expect(await Promise.all([a, c])).toEqual(['done a', 'done c']);
  await gather();
  await finish();
  expect(await b).toBe('done b');
  expect(batches).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c'], ['b']]);
});

test('does what may not be dissolved again whole', async () => {
  let collisions = 2;
  const more = { dissolves: false };
  const spoil = () => {
    collisions -= 1;
    return collisions < 0 ? null : stored(10);
  };
  const { send, play, batches } = batchBench(200, spoil, more);
  await play(Promise.all([send('a'), send('b')]));
  expect(batches).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('does not besiege a store that goes away when each goes on by itself', async () => {
  let runs = 0;
  const { send, play, batches, reports } = batchBench(200, () => {
    runs += 1;
    return stored(runs === 1 ? 10 : 14);
  });
  const answers = await play(Promise.all(names(200).map((name) => send(name))));
  expect(new Set(answers)).toEqual(new Set(['overdue']));
  expect(batches).toHaveLength(201);
  expect(reports).toEqual(['away']);
});

test('opens another lane for requests that a batch under way will not let pass soon', async () => {
  const { send, gather, finishThat, batches, used } = batchBench(200, undefined, { lanes: 4 });
  const first = send('a');
  await gather();
  const others = [send('b'), send('c')];
  await gather();
  await finishThat('b');
  expect(await Promise.all(others)).toEqual(['done b', 'done c']);
  expect(batches).toEqual([['a'], ['b', 'c']]);
  expect(new Set(used).size).toBe(2);
  await finishThat('a');
  await first;
});

/** `a` took 100 ms, so half of that is what batches have been taking: beside `b`, which works, another lane waits 100 ms. */
async function withSlowLanes() {
  const made = batchBench(200, undefined, { lanes: 4 });
  const first = made.send('a');
  await made.gather();
  await expect.poll(() => made.batches.length, { interval: 1 }).toBe(1);
  made.later(100);
  await made.finish();
  await first;
  await new Promise(setImmediate);
  const second = made.send('b');
  await made.gather();
  await expect.poll(() => made.batches.length, { interval: 1 }).toBe(2);
  return { bench: made, second };
}

test('leaves to a working lane the requests that it will take up soon, by the pace of its batches', async () => {
  const { bench, second } = await withSlowLanes();
  const { send, gather, finishThat, batches, waited } = bench;
  const third = send('c');
  expect(waited.at(-1)).toBe(100);
  await gather();
  await finishThat('c');
  await finishThat('b');
  await Promise.all([second, third]);
  expect(batches).toEqual([['a'], ['b'], ['c']]);
});

test('waits a moment after a slow batch, for clients just answered that ask again', async () => {
  const { send, gather, finish, later, batches } = batchBench(200);
  const first = send('a');
  await gather();
  await expect.poll(() => batches.length, { interval: 1 }).toBe(1);
  const second = send('b');
  later(100);
  await finish();
  await first;
  const third = send('c');
  expect(batches).toEqual([['a']]);
  await gather();
  await finish();
  await Promise.all([second, third]);
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

test('nobody waits for a look that was meant for requests already gone', async () => {
  const { bench, second } = await withSlowLanes();
  const { send, gather, finishThat, batches, waited } = bench;
  // While `b` works it is looked again in 100 ms; before that, `b` ends.
  const third = send('c');
  await finishThat('b');
  await second;
  await new Promise(setImmediate);
  expect(waited.slice(-2)).toEqual([100, 6.25]);
  await gather();
  await finishThat('c');
  await third;
  await new Promise(setImmediate);
  const fourth = send('d');
  expect(waited.at(-1)).toBe(5);
  await gather();
  await finishThat('d');
  await fourth;
  expect(batches).toEqual([['a'], ['b'], ['c'], ['d']]);
});

test('never has more batches of a key under way than lanes, and takes the lanes by turns', async () => {
  const { send, gather, finishThat, batches, used } = batchBench(200, undefined, { lanes: 2 });
  const answers = [send('a')];
  await gather();
  answers.push(send('b'));
  await gather();
  await expect.poll(() => batches.length, { interval: 1 }).toBe(2);
  answers.push(send('c'));
  expect(batches).toHaveLength(2);
  await finishThat('a');
  await finishThat('c');
  await finishThat('b');
  await Promise.all(answers);
  expect(used).toEqual([0, 1, 0]);
});

test('never has two of one subject in a batch, nor in two at once: they follow each other', async () => {
  const { about, gather, finish, finishThat, batches } = batchBench(200, undefined, { lanes: 4 });
  const answers = [about('a', 'U1'), about('b', 'U1'), about('c', 'U2')];
  await gather();
  await expect.poll(() => batches.length, { interval: 1 }).toBe(1);
  answers.push(about('d', 'U1'), about('e', 'U3'));
  await gather();
  await finishThat('e');
  expect(batches).toEqual([['a', 'c'], ['e']]);
  await finish();
  await gather();
  await finish();
  await gather();
  await finish();
  expect(await Promise.all(answers)).toHaveLength(5);
  expect(batches).toEqual([['a', 'c'], ['e'], ['b'], ['d']]);
});

test('a request about several units waits for all of them, and is overtaken in none', async () => {
  const { about, gather, finish, batches } = batchBench(200, undefined, { lanes: 1 });
  const answers = [about('a', 'U1'), about('b', 'U1', 'U2'), about('c', 'U2'), about('d', 'U3')];
  await gather();
  for (let run = 0; run < 3; run += 1) await finish();
  await Promise.all(answers);
  expect(batches).toEqual([['a', 'd'], ['b'], ['c']]);
});

test('takes a request that comes just as the last batch is answered', async () => {
  const { send, gather, finish } = batchBench(200);
  const first = send('a');
  await gather();
  await finish();
  await first;
  const second = send('b');
  await finish();
  expect(await second).toBe('done b');
});

test('waits for company again after a quiet moment', async () => {
  const { send, gather, finish, batches } = batchBench(200);
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
