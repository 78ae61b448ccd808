import { expect, test } from 'vitest';
import { rememberLast } from './rememberLast.ts';

test('asks once for the same, also while the answer is on its way', async () => {
  const asked: string[] = [];
  const remember = rememberLast(2, async (name: string, place: number) => {
    asked.push(`${name}${place}`);
    return asked.length;
  });
  expect(await Promise.all([remember('a', 1), remember('a', 1), remember('a', 2)])).toEqual([
    1, 1, 2,
  ]);
  expect(asked).toEqual(['a1', 'a2']);
});

test('forgets the oldest beyond its limit', async () => {
  const asked: string[] = [];
  const remember = rememberLast(1, async (name: string) => asked.push(name));
  for (const name of ['a', 'b', 'b', 'a']) await remember(name);
  expect(asked).toEqual(['a', 'b', 'a']);
});

test('does not keep a failure', async () => {
  let works = false;
  const remember = rememberLast(2, async (_name: string) => {
    if (!works) throw new Error('no');
    return 'yes';
  });
  await expect(remember('a')).rejects.toThrow('no');
  works = true;
  expect(await remember('a')).toBe('yes');
});
