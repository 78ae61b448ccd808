import { randomUUID } from 'node:crypto';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { accredit } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { setProxyBylaws } from '../../office/assemblies/setProxyBylaws.ts';
import { acceptProxy } from '../../people/proxies/acceptProxy.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { grantProxy } from '../../testing/halls/grantProxy.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import { newAssembly, newDraft, newMember, seat, taken } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { createCaster } from '../ballots/createCaster.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(() => server.close());

/** Of four members one sends an attorney, and another a legal person's representative. */
async function newElection(disclosure: 'named' | 'secret', matterId = 'board-election') {
  const assembly = await newAssembly(4);
  const { assemblyId, units } = assembly;
  await documents.assembly(assemblyId).update({ rulePack: 'generic' });
  const asked = { assemblyId, by: 'desk', now: Date.now() };
  const bylaws = { inPerson: ['board-election'], article: 'artículo 12' };
  taken(await setProxyBylaws({ ...asked, request: bylaws }));
  await grantProxy(assemblyId, { attorneyId: 'luis', unitIds: ['U0'] });
  await grantProxy(assemblyId, { attorneyId: 'nora', unitIds: ['U1'], relation: 'legal' });
  for (const [personId, unitId] of [
    ['luis', 'U0'],
    ['nora', 'U1'],
  ] as const) {
    const coming = { capacity: 'proxy', channel: 'hall' } as const;
    taken(await accredit({ ...asked, request: { ...coming, personId, unitIds: [unitId] } }));
  }
  await seat(assembly, units.slice(2));
  const questionId = await newDraft(assembly, { matterId, disclosure });
  const chair = await browserOf(server.origin, await newMember(assembly, 'moderator'));
  expect((await chair.post('/questions/open', openingOf(questionId))).status).toBe(200);
  const phoneOf = async (personId: string) =>
    browserOf(server.origin, await newMember(assembly, 'voter', personId));
  return {
    ...{ assembly, questionId, chair, phoneOf },
    question: async () => (await pollDocuments.question(assemblyId, questionId).get()).data(),
    vote: (unitId: string) => ({
      ...{ questionId, requestId: randomUUID(), choices: [{ unitId, optionIds: ['favour'] }] },
    }),
    close: () => closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }),
  };
}

test.each(['named', 'secret'] as const)(
  'a %s vote that bylaws want in person takes no attorney, and takes a representative by law',
  async (disclosure) => {
    const hall = await newElection(disclosure);
    expect((await hall.question())?.inPerson).toMatchObject({ article: 'artículo 12' });
    const refusal = {
      code: 'unit-by-proxy',
      message: expect.stringContaining('los estatutos, artículo 12.'),
    };
    const luis = await hall.phoneOf('luis');
    expect((await luis.get('/votes/current')).body).toMatchObject({
      asked: [{ holdings: [{ unitId: 'U0', refusal }] }],
    });
    expect((await luis.post('/votes/cast', hall.vote('U0'))).body).toMatchObject({
      results: [{ unitId: 'U0', status: 'refused', refusal }],
    });
    const nora = await hall.phoneOf('nora');
    expect((await nora.post('/votes/cast', hall.vote('U1'))).body).toMatchObject({
      results: [{ unitId: 'U1', status: 'accepted' }],
    });
    expect((await hall.chair.get(`/questions/${hall.questionId}/missing`)).body).toMatchObject({
      missing: [{ unitId: 'U2' }, { unitId: 'U3' }],
    });
    expect(taken(await hall.close())).toMatchObject({
      base: { units: 3 },
      didNotVote: { units: 2 },
      represented: { units: 1, cited: 'los estatutos, artículo 12' },
    });
  },
);

test('another matter is voted by attorneys', async () => {
  const hall = await newElection('named', 'budget');
  expect(await hall.question()).not.toHaveProperty('inPerson');
  const luis = await hall.phoneOf('luis');
  expect((await luis.post('/votes/cast', hall.vote('U0'))).body).toMatchObject({
    results: [{ unitId: 'U0', status: 'accepted' }],
  });
});

test('an attorney is not accepted for more of the whole than the bylaws say, whatever else they hold', async () => {
  const assembly = await newAssembly(4);
  const { assemblyId } = assembly;
  await documents.assembly(assemblyId).update({ rulePack: 'generic' });
  const roster = peopleDocuments.roster(assemblyId, 'v1');
  const units = await peopleDocuments.units(assemblyId, 'v1').get();
  const totalWeight = units.docs.reduce((sum, unit) => sum + unit.data().weight, 0);
  await roster.set({ totalWeight }, { merge: true });
  const asked = { assemblyId, by: 'desk', from: 'desk', now: Date.now() } as const;
  const share = { numerator: 1, denominator: 2 };
  taken(await setProxyBylaws({ ...asked, request: { share, article: 'artículo 14' } }));
  for (const n of [0, 1, 2]) {
    await grantProxy(assemblyId, {
      ...{ attorneyId: 'luis', unitIds: [`U${n}`], state: n === 0 ? 'accepted' : 'received' },
      ...{ grantorId: `person-${n}`, grantorName: `Persona ${n}` },
    });
  }
  const acceptOf = (n: number) => {
    const request = { replaceOlder: false, release: false };
    return acceptProxy({ ...asked, proxyId: `proxy-U${n}-luis`, request });
  };
  const answers = [await acceptOf(1), await acceptOf(2)];
  expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
  expect(answers[1]).toMatchObject({
    refusal: { detail: expect.stringContaining('el 60,00 % del total, y el máximo es 50 %') },
  });
});
