import { asksMandate } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { enterOnline } from '../../hall/remote/enterOnline.ts';
import { documents } from '../../kernel/database/documents.ts';
import { readProxyAgenda } from '../../polls/instructions/readProxyAgenda.ts';
import { luis, nora, proxyDesk } from '../../testing/halls/proxyDesk.ts';
import { newAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { answerMandate } from './answerMandate.ts';
import { readMandate } from './readMandate.ts';

/** Luis represents U0 and U1, and reads what that is. */
async function represented() {
  const assembly = await newAssembly(2);
  const { assemblyId } = assembly;
  const desk = proxyDesk(assembly);
  const ids: string[] = [];
  for (const grantor of ['person-0', 'person-1']) {
    const asked = { attorney: luis, instructions: `De ${grantor}` };
    const { proxyId } = taken(await desk.takeIn(grantor, asked));
    taken(await desk.accept(proxyId));
    ids.push(proxyId);
  }
  const [first = '', second = ''] = ids;
  const personId = (await desk.proxy(first))?.attorneyId ?? '';
  const charge = async () =>
    taken(await readMandate(assemblyId, personId, readProxyAgenda)).proxies;
  const answer = async (accepts: boolean, proxyIds: readonly string[], who = personId) => {
    const read = await charge();
    const proxies = proxyIds.map((proxyId) => {
      const terms = read.find((one) => one.proxyId === proxyId)?.terms ?? '';
      return { proxyId, terms };
    });
    const request = { accepts, proxies };
    return answerMandate(
      { assemblyId, by: 'luis', personId: who, now: Date.now(), request },
      readProxyAgenda,
    );
  };
  return { assembly, assemblyId, desk, first, second, personId, charge, answer };
}

test('an attorney reads whose units, with which instructions, and takes the mandate on once', async () => {
  const { assemblyId, desk, first, second, charge, answer } = await represented();
  const read = await charge();
  expect(read).toHaveLength(2);
  expect(read.find(({ proxyId }) => proxyId === first)).toMatchObject({
    ...{ labels: ['U0'], instructions: 'De person-0', state: 'accepted', taken: null },
  });
  expect(taken(await answer(true, [first, second]))).toEqual({ changed: 2 });
  expect(taken(await answer(true, [first, second]))).toEqual({ changed: 0 });
  const { terms = '' } = read.find(({ proxyId }) => proxyId === first) ?? {};
  expect((await desk.proxy(first))?.charge?.terms).toBe(terms);
  const events = documents.events(assemblyId).where('kind', '==', 'proxy-charge-accepted');
  const digests = (await events.get()).docs.map((event) => event.data().digest);
  expect(digests).toHaveLength(2);
  expect(digests).toContain(terms);
});

test('an attorney accepts the terms that they read: changed instructions are read again', async () => {
  const { assemblyId, desk, first, personId, charge } = await represented();
  const read = await charge();
  const terms = read.find(({ proxyId }) => proxyId === first)?.terms ?? '';
  await peopleDocuments.proxy(assemblyId, first).update({ instructions: 'Otra cosa' });
  const request = { accepts: true, proxies: [{ proxyId: first, terms }] };
  const said = await answerMandate(
    { assemblyId, by: 'luis', personId, now: 1, request },
    readProxyAgenda,
  );
  expect(said).toMatchObject({ ok: false, refusal: { code: 'charge-changed' } });
  expect((await desk.proxy(first))?.charge).toBeUndefined();
});

test('a proxy that is given back ends with its seat, and the other one stays', async () => {
  const { assemblyId, desk, first, second, personId, charge, answer } = await represented();
  const here = { assemblyId, by: 'luis', personId, now: Date.now() };
  taken(await enterOnline({ ...here, revokesProxies: false }));
  expect(Object.keys(await desk.held())).toEqual(['U0', 'U1']);
  expect(taken(await answer(false, [first]))).toEqual({ changed: 1 });
  expect(taken(await answer(false, [first]))).toEqual({ changed: 0 });
  expect(Object.keys(await desk.held())).toEqual(['U1']);
  expect(await desk.proxy(first)).toMatchObject({
    ...{ state: 'revoked', reason: 'Quien representaba renunció al encargo.' },
  });
  expect(await desk.proxy(second)).toMatchObject({ state: 'used' });
  expect((await charge()).map(({ state }) => state)).toEqual(['used', 'revoked']);
  expect(await desk.kinds()).toContain('proxy-charge-declined');
});

test('an attorney who already attends has accepted the proxy that replaces theirs', async () => {
  const { assemblyId, desk, first, personId, charge } = await represented();
  const here = { assemblyId, by: 'luis', personId, now: Date.now() };
  taken(await enterOnline({ ...here, revokesProxies: false }));
  const again = { attorney: luis, writtenOn: '2026-02-10' } as const;
  const { proxyId } = taken(await desk.takeIn('person-0', again));
  taken(await desk.accept(proxyId, { replaceOlder: true }));
  expect(Object.keys(await desk.held())).toEqual(['U0', 'U1']);
  expect(await desk.proxy(first)).toMatchObject({ state: 'revoked' });
  expect((await charge()).filter((one) => asksMandate(one, one.taken))).toEqual([]);
});

test('a substitute is asked anew, whatever the first attorney took on and did', async () => {
  const { assemblyId, desk, first, personId, answer } = await represented();
  taken(await answer(true, [first]));
  const here = { assemblyId, by: 'luis', personId, now: Date.now() };
  taken(await enterOnline({ ...here, revokesProxies: false }));
  await peopleDocuments.proxy(assemblyId, first).update({ 'substitution.allowed': true });
  taken(await desk.substitute(first, nora, true));
  const passed = await desk.proxy(first);
  const read = await readMandate(assemblyId, passed?.attorneyId ?? '', readProxyAgenda);
  expect(taken(read).proxies.map((one) => asksMandate(one, one.taken))).toEqual([true]);
});

test('nobody answers for the proxies of somebody else', async () => {
  const { first, answer } = await represented();
  const said = await answer(true, [first], 'person-1');
  expect(said).toMatchObject({ ok: false, refusal: { code: 'proxy-unknown' } });
});
