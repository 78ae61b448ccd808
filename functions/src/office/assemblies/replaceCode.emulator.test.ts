import { randomUUID } from 'node:crypto';
import { beginAssembly, paths, type ReplaceCodeRequest } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { readPublicAssembly } from '../../kernel/assemblies/readPublicAssembly.ts';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt, firestore } from '../../kernel/database/firestore.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { refreshAtOnce } from '../../live/projections/refreshAtOnce.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly, newOpenQuestion, taken } from '../../testing/halls/testAssembly.ts';
import { newBrowser } from '../../testing/requests/newBrowser.ts';
import { createAssembly } from './createAssembly.ts';
import { replaceCode } from './replaceCode.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);
const stranger = newBrowser(server.origin);

const newCode = () => `n${randomUUID()}`;
const replace = (assemblyId: string, request: ReplaceCodeRequest, drawn = newCode()) =>
  replaceCode({ assemblyId, by: 'admin', request, drawn, now: 1 });

test('all public data is under the new code, and later data goes on there', async () => {
  const { assemblyId, cot } = await newAssembly(1);
  await refreshAtOnce(assemblyId);
  const before = (await pollDocuments.liveQuestion(cot).get()).data();
  expect(before).toBeDefined();
  const to = newCode();
  expect(taken(await replace(assemblyId, { from: cot, to }))).toEqual({ cot: to });

  expect((await documents.assembly(assemblyId).get()).data()?.cot).toBe(to);
  expect((await pollDocuments.liveQuestion(to).get()).data()).toEqual(before);
  expect(
    (
      await firestore()
        .collection(`${paths.publicAssembly(cot)}/live`)
        .get()
    ).empty,
  ).toBe(true);
  await refreshAtOnce(assemblyId);
  const after = (await pollDocuments.liveQuestion(to).get()).data();
  expect(after?.asOf && after.asOf > (before?.asOf ?? '')).toBe(true);
  expect((await pollDocuments.liveQuestion(cot).get()).exists).toBe(false);
  const events = await documents.events(assemblyId).where('kind', '==', 'cot-replaced').get();
  expect(events.size).toBe(1);
});

test('the old code says everywhere that it was replaced, and never by which', async () => {
  const { assemblyId, cot } = await newAssembly(1);
  const to = newCode();
  taken(await replace(assemblyId, { from: cot, to }));
  const entry = { assembly: cot, document: 'CC 1', code: 'AAAA-0000' };
  const answers = await Promise.all([
    stranger.get(`/public/assembly?cot=${cot}`),
    stranger.get(`/auth/enable-vote?assembly=${cot}`),
    stranger.get(`/pages/public-aviso?cot=${cot}`),
    stranger.get(`/public/receipt?cot=${cot}&code=AAAA-0000`),
    stranger.post('/auth/attorney', entry),
    stranger.post('/auth/virtual', entry),
  ]);
  expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'cot-replaced'));
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(to);
  expect((await stranger.get(`/public/assembly?cot=${to}`)).status).toBe(200);
  // A holder of the old code reads its document.
  const left = await documentAt(paths.publicAssembly(cot)).get();
  expect(JSON.stringify(left.data())).not.toContain(to);
});

test('the same request again answers what it made, and another one of before makes nothing', async () => {
  const { assemblyId, cot } = await newAssembly(1);
  const first = taken(await replace(assemblyId, { from: cot, to: null }));
  expect(taken(await replace(assemblyId, { from: cot, to: null }))).toEqual(first);
  expect(taken(await replace(assemblyId, { from: cot, to: first.cot }))).toEqual(first);
  expect(await replace(assemblyId, { from: cot, to: newCode() })).toMatchObject({
    refusal: { code: 'cot-moved' },
  });
});

test('a code of another assembly is taken, also one that it has no more', async () => {
  const [one, other] = [await newAssembly(1), await newAssembly(1)];
  const request = { from: one.cot, to: other.cot };
  expect(await replace(one.assemblyId, request)).toMatchObject({ refusal: { code: 'cot-taken' } });
  taken(await replace(other.assemblyId, { from: other.cot, to: null }));
  expect(await replace(one.assemblyId, request)).toMatchObject({ refusal: { code: 'cot-taken' } });
  const by = 'firm';
  await documents.organisationMember('firma', by).set({ uid: by, name: 'Ana', email: 'a@b.co' });
  const law = { rulePack: 'co-ph', country: 'CO', timeZone: 'America/Bogota' } as const;
  const born = { assemblyId: randomUUID(), name: 'Otra', kind: 'building' as const, ...law };
  const asked = { organisationId: 'firma', by, request: born, cot: other.cot, now: 1 };
  expect(beginAssembly(born, asked).cot).toBe(other.cot);
  expect(await createAssembly(asked)).toMatchObject({ refusal: { code: 'cot-taken' } });
});

test('an assembly may take again a code that was its own', async () => {
  const { assemblyId, cot } = await newAssembly(1);
  const { cot: middle } = taken(await replace(assemblyId, { from: cot, to: null }));
  taken(await replace(assemblyId, { from: middle, to: cot }));
  expect(await readPublicAssembly(cot)).toMatchObject({ ok: true, value: { assemblyId } });
  expect(await readPublicAssembly(middle)).toMatchObject({ refusal: { code: 'cot-replaced' } });
});

test('while somebody votes it stays', async () => {
  const assembly = await newAssembly(1);
  await newOpenQuestion(assembly);
  const { assemblyId, cot } = assembly;
  expect(await replace(assemblyId, { from: cot, to: null })).toMatchObject({
    refusal: { code: 'cot-voting' },
  });
  expect(await readPublicAssembly(cot)).toMatchObject({ ok: true });
});
