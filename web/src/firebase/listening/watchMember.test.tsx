import {
  type Member,
  offIn,
  type PluginName,
  partsVersion,
  strangerSession,
  type UserSession,
} from '@asamblea/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { listeners, unsubscribed } from '../../testing/fakes/sdk/firestore.ts';
import { onLeaving } from '../tab/leaving.ts';
import { onSwitchesMoved } from '../tab/switchesMoved.ts';
import type { MemberFirestoreSession } from './openMemberFirestore.ts';
import { watchMember } from './watchMember.ts';

const assign = vi.fn();
const reload = vi.fn();
const closed = vi.fn(async () => undefined);

const session: UserSession = {
  ...strangerSession,
  assembly: 'torres',
  role: 'registrar',
  routesAvailable: ['/', '/register'],
  componentsAvailable: ['clear-arrears'],
  // As the server says of an assembly that moved no switch.
  off: offIn({}),
};
/** Of the routes that the member has, one is not open as things are. */
const answer = { session, routesWithheld: ['/assemblies'] };
const member: Member = {
  ...{ uid: 'u1', role: 'registrar', name: 'Paola', email: 'p@x.test', personId: null },
  ...{ routesAvailable: ['/register', '/assemblies', '/'], fullRouteComponents: [], partsVersion },
  componentsAvailable: ['clear-arrears'],
  sids: ['another', 'mine'],
};

let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('location', { assign, reload });
  onLeaving(closed);
  const firestore = {} as MemberFirestoreSession['firestore'];
  const app = {} as MemberFirestoreSession['app'];
  stop = watchMember({ app, firestore, member: 'u1', sid: 'mine', close: closed }, answer);
});

function send(data: Member | undefined, fromCache = false) {
  listeners.at(-1)?.next({ data: () => data, metadata: { fromCache } });
}

test('does nothing while the session stands with the same routes, in any order', () => {
  send(member);
  expect([closed, assign, reload].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);
});

test.each([
  ['its session is revoked', () => send({ ...member, sids: ['another'] })],
  ['its access ended', () => send({ ...member, accessUntil: Date.now() - 1 })],
  ['its access ends with the page open', () => send({ ...member, accessUntil: Date.now() + 20 })],
  ['its member is removed', () => send(undefined)],
  ['it may no longer read', () => listeners.at(-1)?.fail()],
])('closes everything and goes to sign in when %s', async (_, happen) => {
  happen();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
  expect(closed).toHaveBeenCalledOnce();
});

test('being offline is not being revoked', () => {
  send(undefined, true);
  expect(assign).not.toHaveBeenCalled();
});

/** The document of the assembly. */
function assemblySays(off?: readonly PluginName[]) {
  const heard = listeners.findLast(({ path }) => path === 'assemblies/torres');
  heard?.next({ data: () => (off === undefined ? {} : { off }), metadata: { fromCache: false } });
}

test('tells each move of a switch once, and leaves the page as it is', () => {
  const told = vi.fn();
  const forget = onSwitchesMoved(told);
  const counts = [undefined, [], ['plates'], ['plates'], []].map((off) => {
    assemblySays(off as readonly PluginName[] | undefined);
    return told.mock.calls.length;
  });
  expect(counts).toEqual([0, 0, 1, 1, 2]);
  expect(reload).not.toHaveBeenCalled();
  forget();
});

test('hears nothing more of either once it is stopped', () => {
  stop();
  expect([...unsubscribed].sort()).toEqual(['assemblies/torres', 'assemblies/torres/members/u1']);
});

test('starts again when the routes, the parts or the role are others', () => {
  send({ ...member, routesAvailable: ['/'] });
  send({ ...member, role: 'auditor' });
  send({ ...member, componentsAvailable: [] });
  send({ ...member, componentsAvailable: [], fullRouteComponents: ['/register'] });
  expect(reload).toHaveBeenCalledTimes(4);
});
