import { randomUUID } from 'node:crypto';
import {
  type Operation,
  operations,
  type PluginName,
  pluginNames,
  plugins,
} from '@asamblea/domain';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { createPlates } from '../../hall/plates/createPlates.ts';
import { handOutPlate } from '../../hall/plates/handOutPlate.ts';
import { losePlate } from '../../hall/plates/losePlate.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { openBooth } from '../../polls/booths/openBooth.ts';
import { askMood } from '../../polls/moods/askMood.ts';
import { openQuestions } from '../../polls/questions/openQuestions.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import {
  newAssembly,
  newDraft,
  newMember,
  newOpenQuestion,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { operationRequests } from '../../testing/requests/operationRequests.ts';
import { moodCard } from '../../testing/requests/permissionBodies.ts';
import { switchPlugin } from './switchPlugin.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

function move({ assemblyId }: TestAssembly, plugin: PluginName, isOn: boolean) {
  const request = { plugin, isOn };
  return switchPlugin({ assemblyId, by: 'admin', request, now: Date.now() });
}

const rows = pluginNames.flatMap((name) =>
  plugins[name].operations.map((operation) => [name, operation] as const),
);
const [hall] = await Promise.all([newAssembly(2)]);
await seat(hall);
const drafted = await newDraft(hall);

test.each(rows)('%s: %s passes on, and is refused off', async (plugin, operation) => {
  const send = async () => {
    const [role] = operations[operation].roles;
    const browser = await browserOf(server.origin, await newMember(hall, role, 'person-0'));
    return (await operationRequests[operation](browser, drafted)).body.code;
  };
  const codes: readonly unknown[] = ['plugin-off', 'not-allowed', 'bad-request'];
  taken(await move(hall, plugin, false));
  expect(await send()).toBe('plugin-off');
  taken(await move(hall, plugin, true));
  expect(codes).not.toContain(await send());
  await tidy();
});

/** Nothing is left that keeps the next one on. */
async function tidy(): Promise<void> {
  const { assemblyId } = hall;
  const booths = await pollDocuments.booths(assemblyId).get();
  await Promise.all(booths.docs.map(({ ref }) => ref.update({ closedAt: 1 })));
  const plates = await hallDocuments.plates(assemblyId, 1).get();
  await Promise.all(plates.docs.map(({ ref }) => ref.delete()));
  await documents.session(assemblyId, 1).update({ stage: { mode: 'quorum' } });
}

test('each change is an event, and the same again is none', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId, cot } = assembly;
  for (const isOn of [true, false, false, true]) taken(await move(assembly, 'streams', isOn));
  const off = ['streams', 'decided', 'hall-map'];
  expect(taken(await move(assembly, 'streams', false))).toEqual({ off });
  const events = (await documents.events(assemblyId).get()).docs.map((one) => one.data());
  const moves = events.sort((a, b) => a.at - b.at).map(({ kind, plugin }) => [kind, plugin]);
  expect(moves).toEqual([
    ['plugin-switched-off', 'streams'],
    ['plugin-switched-on', 'streams'],
    ['plugin-switched-off', 'streams'],
  ]);
  expect((await documents.publicAssembly(cot).get()).data()?.off).toEqual(['streams']);
  expect((await documents.assembly(assemblyId).get()).data()?.off).toEqual(['streams']);
});

test('two that are moved at once are both kept', async () => {
  const assembly = await newAssembly(1);
  await Promise.all(
    (['drive', 'zoom', 'mood'] as const).map((name) => move(assembly, name, false)),
  );
  const { off } = (await documents.assembly(assembly.assemblyId).get()).data() ?? {};
  expect([...(off ?? [])].sort()).toEqual(['drive', 'mood', 'zoom']);
});

test('a part that is off at first is told to everybody once it is on, and no more once it is off again', async () => {
  const assembly = await newAssembly(1);
  const door = documents.publicAssembly(assembly.cot);
  expect(taken(await move(assembly, 'decided', true))).toEqual({ off: ['hall-map'] });
  expect((await door.get()).data()).toMatchObject({ off: [], on: ['decided'] });
  expect(taken(await move(assembly, 'decided', false))).toEqual({ off: ['decided', 'hall-map'] });
  expect((await door.get()).data()).toMatchObject({ off: [], on: [] });
});

test('the session names the modules that are off, and the pages they withhold', async () => {
  const assembly = await newAssembly(1);
  const admin = await newMember(assembly, 'admin');
  const ask = async () =>
    (await (await browserOf(server.origin, admin)).get('/auth/session')).body as object as Session;
  expect((await ask()).session.off).toEqual(['decided', 'hall-map']);
  taken(await move(assembly, 'plates', false));
  taken(await move(assembly, 'page-editor', false));
  const { session, routesWithheld } = await ask();
  expect(session.off).toEqual(['page-editor', 'plates', 'booth', 'decided', 'hall-map']);
  expect(session.routesAvailable).not.toContain('/grapesjs');
  expect(routesWithheld).toContain('/grapesjs');
});

interface Session {
  readonly session: { readonly off?: unknown; readonly routesAvailable: readonly string[] };
  readonly routesWithheld: readonly string[];
}

const now = () => Date.now();

/** The work that keeps each of them on, and the act that ends it. */
const running: readonly (readonly [
  PluginName,
  (assembly: TestAssembly) => Promise<(() => Promise<unknown>) | null>,
])[] = [
  [
    'plates',
    async ({ assemblyId }) => {
      const work = { assemblyId, by: 'desk', now: now() };
      taken(await createPlates({ ...work, request: { from: 1, to: 2 } }));
      const request = { number: 1, personId: 'person-0' };
      taken(await handOutPlate({ ...work, request, pin: '1234' }));
      return () => losePlate({ ...work, request: { number: 1 } });
    },
  ],
  [
    'booth',
    async ({ assemblyId }) => {
      const request = { boothId: randomUUID(), name: 'Puesto 1' };
      taken(await openBooth({ assemblyId, by: 'desk', request, now: now() }));
      return () => pollDocuments.booth(assemblyId, request.boothId).update({ closedAt: now() });
    },
  ],
  [
    'mood',
    async ({ assemblyId }) => {
      const request = { ...moodCard, moodId: randomUUID() } as Parameters<
        typeof askMood
      >[0]['request'];
      taken(await askMood({ assemblyId, by: 'chair', request, now: now() }));
      return () => documents.session(assemblyId, 1).update({ stage: { mode: 'quorum' } });
    },
  ],
  [
    'secret-votes',
    async (assembly) => {
      const questionId = await newOpenQuestion(assembly, { disclosure: 'secret' });
      const { assemblyId } = assembly;
      return () => pollDocuments.question(assemblyId, questionId).update({ state: 'closed' });
    },
  ],
  [
    'several-at-once',
    async (assembly) => {
      const { assemblyId } = assembly;
      const questionIds = [await newDraft(assembly), await newDraft(assembly)];
      taken(
        await openQuestions({ ...openingOf(...questionIds), assemblyId, by: 'chair', now: now() }),
      );
      return () => documents.session(assemblyId, 1).update({ openQuestionIds: [] });
    },
  ],
];

test.each(running)('%s stays on while something of it goes on', async (plugin, begin) => {
  const assembly = await newAssembly(2);
  await seat(assembly);
  const end = await begin(assembly);
  expect(await move(assembly, plugin, false)).toMatchObject({
    refusal: { code: 'plugin-running' },
  });
  expect((await documents.assembly(assembly.assemblyId).get()).data()?.off).toBeUndefined();
  await end?.();
  expect(await move(assembly, plugin, false)).toMatchObject({ ok: true });
});

test('a secret vote that was drafted before does not open once they are off', async () => {
  const assembly = await newAssembly(1);
  await seat(assembly);
  const { assemblyId } = assembly;
  const questionId = await newDraft(assembly, { disclosure: 'secret' });
  taken(await move(assembly, 'secret-votes', false));
  const opening = { assemblyId, ...openingOf(questionId), by: 'chair', now: now() };
  expect(await openQuestions(opening)).toMatchObject({ refusal: { code: 'plugin-off' } });
  taken(await move(assembly, 'secret-votes', true));
  expect(await openQuestions(opening)).toMatchObject({ ok: true });
});

test('operations that no switch holds work, whatever is off', async () => {
  const assembly = await newAssembly(1);
  for (const name of pluginNames) taken(await move(assembly, name, false));
  const browser = await browserOf(server.origin, await newMember(assembly, 'admin'));
  const free: readonly Operation[] = ['setStage', 'createQuestion', 'readQuorumReport'];
  for (const operation of free) {
    const { body } = await operationRequests[operation](browser, randomUUID());
    expect([operation, body.code]).not.toEqual([operation, 'plugin-off']);
  }
});
