import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { codeFor, giveDocument } from '../../testing/halls/codePeople.ts';
import { newAssembly } from '../../testing/halls/testAssembly.ts';
import { newBrowser } from '../../testing/requests/newBrowser.ts';

const people = 24;
const instances = await Promise.all(
  ['0', '1'].map((shard) => serveLocally(createApp(createCaster({ clock: systemClock, shard })))),
);
afterAll(() => {
  for (const { close } of instances) close();
});

test('people who enter with their codes at once all enter: none is told of an error of ours', async () => {
  const assembly = await newAssembly(people);
  const codes = await Promise.all(
    assembly.units.map(async (_, i) => {
      await giveDocument(assembly, `person-${i}`, `CC ${1000 + i}`);
      return codeFor(assembly, `person-${i}`);
    }),
  );
  const statuses = await Promise.all(
    codes.map(async (code, i) => {
      const phone = newBrowser(instances[i % instances.length]?.origin ?? '');
      const asked = { assembly: assembly.cot, document: `CC ${1000 + i}`, code };
      return (await phone.post('/auth/virtual', asked)).status;
    }),
  );
  expect(statuses).toEqual(statuses.map(() => 200));
});
