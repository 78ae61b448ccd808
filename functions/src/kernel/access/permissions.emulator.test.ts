import {
  defaultParts,
  type Member,
  mayWhenArchived,
  type Operation,
  operations,
  partNames,
  parts,
  partsVersion,
  type Role,
} from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { drawSome } from '../../testing/files/drawSome.ts';
import { newAssembly, newMember, newOpenQuestion, seat } from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { type Browser, newBrowser } from '../../testing/requests/newBrowser.ts';
import { operationRequests } from '../../testing/requests/operationRequests.ts';
import { refusedRole } from '../../testing/requests/refusedRole.ts';
import { documents } from '../database/documents.ts';
import { systemClock } from '../platform/clock.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

/** A hall with somebody in it and a question open. */
async function newHall() {
  const assembly = await newAssembly(2);
  await seat(assembly, assembly.units.slice(0, 1));
  return { assembly, questionId: await newOpenQuestion(assembly) };
}
type Hall = Awaited<ReturnType<typeof newHall>>;

/**
 * A refused member changes nothing, and always finds the same hall; an allowed one leaves theirs as it
 * happens to be.
 */
const [still, used] = await Promise.all([newHall(), newHall()]);

async function signIn({ assembly, questionId }: Hall, role: Role) {
  const claims = await newMember(assembly, role, 'person-0');
  const browser = await browserOf(server.origin, claims);
  return {
    reference: documents.member(assembly.assemblyId, claims.uid),
    send: (operation: Operation) => operationRequests[operation](browser, questionId),
    browser,
  };
}

const names = Object.keys(operations) as Operation[];
/** Others with each seed; `npm run verify` asks for them all. */
const someOf = (what: string) => drawSome(names, 10, what);

test.each(names)('lets the first of its roles %s, and not one without it', async (operation) => {
  const allowed = await signIn(used, operations[operation].roles[0]);
  const { body } = await allowed.send(operation);
  // Past the door: what the operation itself thinks of that hall is another matter.
  expect(['not-signed-in', 'not-allowed', 'cross-site', 'bad-request']).not.toContain(body.code);

  const role = refusedRole[operation];
  if (role === null) return;
  const refused = await signIn(still, role);
  const answer = await refused.send(operation);
  expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
});

test.each(someOf('routes'))(
  'refuses to %s without the routes of it, whatever the role',
  async (operation) => {
    const { reference, send } = await signIn(still, operations[operation].roles[0]);
    const routes: readonly string[] = operations[operation].routes;
    const member = (await reference.get()).data();
    await reference.update({
      routesAvailable: member?.routesAvailable.filter((route) => !routes.includes(route)) ?? [],
    });
    expect((await send(operation)).body.code).toBe('not-allowed');
  },
);

/** One who has every part of their role, and changes what they have as asked. */
async function withParts(operation: Operation, change: Partial<Member>) {
  const role = operations[operation].roles[0];
  const { reference, send } = await signIn(used, role);
  await reference.update({ partsVersion, componentsAvailable: defaultParts(role), ...change });
  return (await send(operation)).body.code;
}

test.each(partNames)('%s and nothing else decides over what it holds', async (part) => {
  const { operations: held, route } = parts[part];
  for (const operation of held) {
    const role = operations[operation].roles[0];
    const others = defaultParts(role).filter((one) => one !== part);
    const without = { componentsAvailable: others };
    expect(await withParts(operation, without)).toBe('not-allowed');
    expect(await withParts(operation, {})).not.toBe('not-allowed');
    const full = { ...without, fullRouteComponents: [route] };
    expect(await withParts(operation, full)).not.toBe('not-allowed');
  }
});

test.each(someOf('strangers'))(
  'refuses to %s to a stranger and to a revoked session',
  async (operation) => {
    const stranger = newBrowser(server.origin);
    const asStranger = await operationRequests[operation](stranger, still.questionId);
    expect(asStranger).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    const { reference, send } = await signIn(still, operations[operation].roles[0]);
    await reference.update({ sids: [] });
    const revoked = await send(operation);
    expect(revoked).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  },
);

test('an archived assembly takes no operation that writes, and every other one', async () => {
  const hall = await newHall();
  await documents.assembly(hall.assembly.assemblyId).update({ archivedAt: 1 });
  // A vote has its own way in, and needs a session that is open: none of those is archived.
  for (const operation of names.filter((one) => one !== 'castVote')) {
    const { browser } = await signIn(hall, operations[operation].roles[0]);
    const posted: string[] = [];
    const watched: Browser = {
      ...browser,
      post(path, body) {
        posted.push(path);
        return browser.post(path, body);
      },
    };
    const { body } = await operationRequests[operation](watched, hall.questionId);
    const isRefused = body.code === 'assembly-archived';
    expect([operation, isRefused]).toEqual([
      operation,
      !mayWhenArchived(operation, posted.length === 0),
    ]);
  }
});

test('keeps the members of one assembly out of another', async () => {
  const [here, there] = await Promise.all([newHall(), newHall()]);
  const { browser } = await signIn(here, 'moderator');
  const answer = await browser.post('/questions/close', { questionIds: [there.questionId] });
  expect(answer.body.code).toBe('question-unknown');
  const question = await pollDocuments.question(there.assembly.assemblyId, there.questionId).get();
  expect(question.data()?.state).toBe('open');
});

test('a refused request leaves the hall unchanged', async () => {
  const hall = await newHall();
  const { assemblyId } = hall.assembly;
  const look = async () => {
    const [events, question, session] = await Promise.all([
      documents.events(assemblyId).count().get(),
      pollDocuments.question(assemblyId, hall.questionId).get(),
      documents.session(assemblyId, 1).get(),
    ]);
    return [events.data().count, question.data(), session.data()];
  };
  const before = await look();
  for (const operation of names) {
    const role = refusedRole[operation];
    if (role !== null) await (await signIn(hall, role)).send(operation);
  }
  expect(await look()).toEqual(before);
});
