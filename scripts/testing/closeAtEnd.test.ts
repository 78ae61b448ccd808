import { expect, test } from 'vitest';
import { closeAtEnd, type Ending } from './closeAtEnd.ts';

function opener(closed: string[]) {
  return (ending: Ending, name: string) =>
    ending.open(
      () => name,
      async (made) => closed.push(made),
    );
}

test('closes opened things, last first, at the end of the work', async () => {
  const closed: string[] = [];
  const open = opener(closed);
  const answer = await closeAtEnd(new AbortController().signal, async (ending) => {
    open(ending, 'emulator');
    open(ending, 'function');
    return closed.length;
  });
  expect([answer, closed]).toEqual([0, ['function', 'emulator']]);
});

test('closes opened things when the work fails, and says why it failed', async () => {
  const closed: string[] = [];
  const work = closeAtEnd(new AbortController().signal, async (ending) => {
    opener(closed)(ending, 'emulator');
    throw new Error('no memory');
  });
  await expect(work).rejects.toThrow('no memory');
  expect(closed).toEqual(['emulator']);
});

test('stops at once when asked, closes, and opens nothing afterwards', async () => {
  const closed: string[] = [];
  const stopping = new AbortController();
  let late: (() => void) | undefined;
  const work = closeAtEnd(stopping.signal, (ending) => {
    opener(closed)(ending, 'emulator');
    late = () => opener(closed)(ending, 'function');
    return new Promise(() => undefined);
  });
  stopping.abort(new Error('stop'));
  await expect(work).rejects.toThrow('stop');
  expect(closed).toEqual(['emulator']);
  expect(late).toThrow('stop');
});
