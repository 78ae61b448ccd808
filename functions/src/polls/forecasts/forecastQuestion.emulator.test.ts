import type { SecretForecast } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { closeQuestion, openQuestion } from '../../testing/halls/oneQuestion.ts';
import { voteOf } from '../../testing/halls/secretVoting.ts';
import {
  newAssembly,
  newDraft,
  newMember,
  newVoters,
  seat,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { createCaster } from '../ballots/createCaster.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

/** A secret draft that asks for 70 % of all, and the chair that asks what it can show. */
async function drafted(units: number) {
  const assembly = await newAssembly(units);
  const matter = { matterId: 'bylaws-reform' };
  const questionId = await newDraft(assembly, { disclosure: 'secret', ...matter });
  const chair = await browserOf(server.origin, await newMember(assembly, 'moderator'));
  const ask = async (asked: object) => {
    const { status, body } = await chair.post('/questions/forecast', asked);
    expect(status).toBe(200);
    return body as unknown as SecretForecast;
  };
  return { assembly, questionId, matter, ask };
}

test('the chair reads the forecast of a secret draft for the people present, and the vote is told so', async () => {
  const { assembly, questionId, matter, ask } = await drafted(8);
  expect(await ask({ questionId })).toMatchObject({ of: 'roster', people: 8 });
  await seat(assembly);
  const forecast = await ask({ questionId });
  expect(forecast).toMatchObject({
    ...{ of: 'present', people: 8, units: 8, atBest: { kind: 'rounded', step: 250 } },
    ...{ usual: { kind: 'verdict-only' }, reason: 'uneven', decides: 'approval' },
  });
  // While it is written nobody has its id yet: what decides the count is enough.
  const written = { blank: true, abstention: true, election: null, ...matter };
  expect(await ask(written)).toEqual(forecast);
  const { assemblyId } = assembly;
  taken(await openQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
  const voters = await newVoters(assembly, 8);
  for (const [i, voter] of voters.entries()) {
    taken(await cast(voter, voteOf(questionId, `U${i}`, i % 3 < 2 ? 'favour' : 'against')));
  }
  const closed = { assemblyId, questionId, by: 'chair', now: Date.now() };
  expect(taken(await closeQuestion(closed)).told?.kind).toBe(forecast.usual?.kind);
});

test('four are told that no figure will be published, and why', async () => {
  const { assembly, questionId, ask } = await drafted(8);
  await seat(assembly, assembly.units.slice(0, 4));
  expect(await ask({ questionId })).toMatchObject({
    ...{ of: 'present', people: 4, reason: 'few-people' },
    ...{ atBest: { kind: 'verdict-only' }, ofPart: { kind: 'verdict-only' } },
  });
});

test('a forecast that cannot be secret is refused, and only people who conduct are answered', async () => {
  const { assembly, ask: _, questionId } = await drafted(5);
  const chair = await browserOf(server.origin, await newMember(assembly, 'moderator'));
  const none = { blank: true, abstention: true, election: null, matterId: 'no-such-matter' };
  expect((await chair.post('/questions/forecast', none)).body.code).toBe('matter-unknown');
  const desk = await browserOf(server.origin, await newMember(assembly, 'registrar'));
  expect((await desk.post('/questions/forecast', { questionId })).status).toBe(403);
});
