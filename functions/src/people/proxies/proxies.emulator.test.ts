import type { AccreditRequest, Outcome } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { accredit } from '../../hall/attendance/desks.ts';
import { documents } from '../../kernel/database/documents.ts';
import { setProxyBylaws } from '../../office/assemblies/setProxyBylaws.ts';
import { luis, nora, proxyDesk } from '../../testing/halls/proxyDesk.ts';
import { newAssembly, type TestAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

function word(outcome: Outcome<{ readonly state: string }>): string {
  return outcome.ok ? outcome.value.state : outcome.refusal.code;
}

async function opened(units = 3) {
  const assembly = await newAssembly(units);
  return { assembly, ...proxyDesk(assembly) };
}

/** The answer of the desk for each unit. */
async function enter(
  { assemblyId }: TestAssembly,
  personId: string,
  unitIds: string[],
  more: Partial<AccreditRequest> = {},
) {
  const request = { personId, unitIds, capacity: 'owner', channel: 'hall', ...more } as const;
  const answer = await accredit({ assemblyId, by: 'desk', request, now: Date.now() });
  return taken(answer).results.map((row) =>
    row.status === 'refused' ? row.refusal.code : row.status,
  );
}

const asAttorney = { capacity: 'proxy' } as const;

test('an owner gives a proxy over their own units only, and sending it again changes nothing', async () => {
  const { assembly, give, proxy, kinds } = await opened();
  const [mine, foreign] = [crypto.randomUUID(), crypto.randomUUID()];
  const twice = await Promise.all([
    give('person-0', { proxyId: mine }),
    give('person-0', { proxyId: mine }),
  ]);
  expect(twice.map(word)).toEqual(['received', 'received']);
  expect(word(await give('person-0', { proxyId: foreign, unitIds: ['U0', 'U1'] }))).toBe(
    'person-not-owner',
  );
  expect(word(await give('person-1', { proxyId: mine }))).toBe('proxy-exists');
  expect(await kinds()).toEqual(['proxy-received']);
  expect(await proxy(foreign)).toBeUndefined();
  const { docs } = await documents.events(assembly.assemblyId).get();
  expect(JSON.stringify(docs.map((event) => event.data()))).not.toMatch(/Luis|1083150191/u);
});

test('accepting gives the attorney a code once; accepting again gives none', async () => {
  const { given, accept } = await opened();
  const proxyId = await given('person-0');
  const first = taken(await accept(proxyId));
  expect(first.state).toBe('accepted');
  expect(first.code?.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u);
  expect(taken(await accept(proxyId)).code).toBeNull();
  const second = taken(await accept(await given('person-1')));
  expect(second.code).toBeNull();
});

test('of two desks, one that accepts and one that rejects, only one is heard', async () => {
  const { given, accept, reject, proxy } = await opened();
  const proxyId = await given('person-0');
  const words = (await Promise.all([accept(proxyId), reject(proxyId)])).map(word);
  expect([
    ['accepted', 'proxy-in-force'],
    ['proxy-closed', 'rejected'],
  ]).toContainEqual(words);
  expect(words).toContain((await proxy(proxyId))?.state);
});

test('desks that accept at once for one attorney do not pass the maximum of the bylaws', async () => {
  const { assembly, given, accept, proxy } = await opened(4);
  const request = { cap: { max: 2, of: 'grantors' as const }, article: 'artículo 20' };
  const { assemblyId } = assembly;
  taken(await setProxyBylaws({ assemblyId, by: 'admin', request, now: 1 }));
  const owners = assembly.units.map((_, i) => `person-${i}`);
  const ids = await Promise.all(owners.map((owner) => given(owner)));
  const words = (await Promise.all(ids.map((proxyId) => accept(proxyId)))).map(word);
  expect(words.toSorted()).toEqual([
    ...['accepted', 'accepted', 'proxy-unacceptable', 'proxy-unacceptable'],
  ]);
  const states = await Promise.all(ids.map(async (proxyId) => (await proxy(proxyId))?.state));
  expect(states.filter((state) => state === 'accepted')).toHaveLength(2);
});

test('a newer document takes the place of the older one when the desk says so', async () => {
  const { takeIn, accept, proxy } = await opened();
  const old = taken(await takeIn('person-0', { attorney: nora })).proxyId;
  taken(await accept(old));
  const late = taken(await takeIn('person-0', { writtenOn: '2026-02-01' })).proxyId;
  expect(taken(await accept(late, { replaceOlder: true })).revoked).toEqual([old]);
  expect((await proxy(old))?.state).toBe('revoked');
});

test('an attorney in the hall and a revocation at once never leave a unit held by nobody’s word', async () => {
  const { assembly, given, accept, revoke, proxy, held } = await opened();
  const proxyId = await given('person-0');
  taken(await accept(proxyId));
  const attorneyId = (await proxy(proxyId))?.attorneyId ?? '';
  const [entered, revoked] = await Promise.all([
    enter(assembly, attorneyId, ['U0'], asAttorney),
    revoke(proxyId, 'person-0'),
  ]);
  const inside = entered[0] === 'done';
  expect(word(revoked)).toBe(inside ? 'proxy-held' : 'revoked');
  expect(await held()).toEqual(inside ? { U0: 'Luis Soto' } : {});
});

test('revoking a proxy that somebody holds units through says so first, and then they leave', async () => {
  const { assembly, given, accept, revoke, proxy, held, kinds } = await opened();
  const proxyId = await given('person-0');
  taken(await accept(proxyId));
  await enter(assembly, (await proxy(proxyId))?.attorneyId ?? '', ['U0'], asAttorney);
  expect((await proxy(proxyId))?.state).toBe('used');
  const asked = await revoke(proxyId);
  expect(asked).toMatchObject({ ok: false, refusal: { detail: 'Luis Soto: U0.' } });
  expect(await held()).toEqual({ U0: 'Luis Soto' });
  expect(word(await revoke(proxyId, null, true))).toBe('revoked');
  expect(word(await revoke(proxyId, null, true))).toBe('revoked');
  expect(await held()).toEqual({});
  expect((await kinds()).filter((kind) => kind === 'unit-left')).toHaveLength(1);
  expect(word(await revoke(proxyId, 'person-1'))).toBe('revoked');
});

test('nobody revokes what they did not sign', async () => {
  const { given, revoke, proxy } = await opened();
  const proxyId = await given('person-0');
  expect(word(await revoke(proxyId, 'person-1'))).toBe('proxy-not-grantor');
  expect((await proxy(proxyId))?.state).toBe('received');
});

test('a mandate passes once to a substitute, and the former attorney leaves only if confirmed', async () => {
  const { assembly, given, accept, substitute, proxy, held } = await opened();
  const proxyId = await given('person-0');
  expect(word(await substitute(proxyId, nora))).toBe('proxy-not-live');
  taken(await accept(proxyId));
  await enter(assembly, (await proxy(proxyId))?.attorneyId ?? '', ['U0'], asAttorney);
  expect(word(await substitute(proxyId, nora))).toBe('proxy-held');
  expect(word(await substitute(proxyId, nora, true))).toBe('accepted');
  expect(await held()).toEqual({});
  expect(word(await substitute(proxyId, luis, true))).toBe('proxy-no-substitution');
  const now = await proxy(proxyId);
  expect(now?.substitution.substitutedFrom?.attorneyName).toBe('Luis Soto');
  expect(await enter(assembly, now?.attorneyId ?? '', ['U0'], asAttorney)).toEqual(['done']);
});

test('an owner who arrives is asked; only if they attend is the proxy revoked and the unit theirs', async () => {
  const { assembly, given, accept, proxy, held } = await opened();
  const proxyId = await given('person-0');
  taken(await accept(proxyId));
  await enter(assembly, (await proxy(proxyId))?.attorneyId ?? '', ['U0'], asAttorney);
  expect(await enter(assembly, 'person-0', ['U0'])).toEqual(['unit-represented']);
  expect((await proxy(proxyId))?.state).toBe('used');
  const revokes = { revokesProxies: true };
  expect(await enter(assembly, 'person-0', ['U0'], revokes)).toEqual(['done']);
  expect(await enter(assembly, 'person-0', ['U0'], revokes)).toEqual(['unchanged']);
  expect(await held()).toEqual({ U0: 'Persona 0' });
  expect(await proxy(proxyId)).toMatchObject({ state: 'revoked' });
});

test('an owner who cannot take the unit after all keeps the proxy', async () => {
  const { assembly, given, accept, proxy, held } = await opened();
  const ownerIds = ['person-0', 'person-1'];
  await peopleDocuments.units(assembly.assemblyId, 'v1').doc('U0').update({ ownerIds });
  expect(await enter(assembly, 'person-1', ['U0'])).toEqual(['done']);
  const proxyId = await given('person-0');
  taken(await accept(proxyId));
  const revokes = { revokesProxies: true };
  expect(await enter(assembly, 'person-0', ['U0'], revokes)).toEqual(['unit-held']);
  expect((await proxy(proxyId))?.state).toBe('accepted');
  expect(await held()).toEqual({ U0: 'Persona 1' });
});

test('the owner and the attorney at two desks at the same instant: the owner’s word stands', async () => {
  const { assembly, given, accept, proxy, held } = await opened();
  const proxyId = await given('person-0');
  taken(await accept(proxyId));
  const attorneyId = (await proxy(proxyId))?.attorneyId ?? '';
  const [attorney, owner] = await Promise.all([
    enter(assembly, attorneyId, ['U0'], asAttorney),
    enter(assembly, 'person-0', ['U0'], { revokesProxies: true }),
  ]);
  expect(owner).toEqual(['done']);
  expect(['done', 'proxy-missing']).toContain(attorney[0]);
  expect(await held()).toEqual({ U0: 'Persona 0' });
});
