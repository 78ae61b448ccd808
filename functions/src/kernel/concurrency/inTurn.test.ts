import { expect, test } from 'vitest';
import { inTurn } from './inTurn.ts';

test('does works of one key one after another, and of others meanwhile', async () => {
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn('a', async () => {
    await gate.promise;
    done.push('a1');
  });
  const second = inTurn('a', async () => done.push('a2'));
  await inTurn('b', async () => done.push('b1'));
  gate.resolve();
  await Promise.all([first, second]);
  expect(done).toEqual(['b1', 'a1', 'a2']);
});

test('goes on after a work that failed, which alone fails', async () => {
  const failed = inTurn('a', () => Promise.reject(new Error('no')));
  const next = inTurn('a', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
