import { randomUUID } from 'node:crypto';
import { credentialLife, invitationIn, readDeskCode } from '@asamblea/domain';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { documents } from '../../kernel/database/documents.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { deliverMail } from '../../office/mail/deliverMail.ts';
import { queueCredential } from '../../office/mail/queueCredential.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { grantProxy, membersOf } from '../../testing/halls/codePeople.ts';
import {
  newAssembly,
  newMember,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { browserOf } from '../../testing/requests/browserOf.ts';
import { newBrowser } from '../../testing/requests/newBrowser.ts';
import { invitationKey } from '../accessCodes/invitationKey.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { enterByInvitation } from './enterByInvitation.ts';
import { invitationSecret } from './invitationSecret.ts';
import { inviteAtDesk } from './inviteAtDesk.ts';

const cast = createCaster({ clock: systemClock, shard: '0' });
const server = await serveLocally(createApp(cast));
afterAll(server.close);

const tokenIn = (path: unknown) => invitationIn(new URL(String(path), server.origin).hash) ?? '';

const enter = (token: string, since = Date.now(), browser: string = randomUUID()) =>
  enterByInvitation({ token, browser }, { name: 'iPhone', since });

async function invited(assembly: TestAssembly, personId: string, now = Date.now()) {
  const credentialId = randomUUID();
  const { assemblyId } = assembly;
  const asked = { assemblyId, by: 'desk', personId, credentialId, now };
  const { path } = taken(await inviteAtDesk(asked));
  const secret = invitationSecret(assemblyId, credentialId);
  return {
    asked,
    path,
    token: tokenIn(path),
    reference: peopleDocuments.invitation(assemblyId, invitationKey(secret)),
  };
}

test('the desk gives a link that signs its person in, from the link to the ballot', async () => {
  const assembly = await newAssembly(1);
  const claims = await newMember(assembly, 'registrar');
  const desk = await browserOf(server.origin, claims);
  const { body } = await desk.post('/invitations/desk', {
    ...{ credentialId: randomUUID(), personId: 'person-0' },
  });
  expect(body.expiresAt).toBeGreaterThan(Date.now() + credentialLife - 60_000);
  const phone = newBrowser(server.origin);
  const token = tokenIn(body.path);
  const answer = await phone.post('/auth/invitation', { token, browser: randomUUID() });
  expect(answer).toMatchObject({ status: 200, body: { assembly: assembly.cot } });
  expect((await phone.get('/auth/session')).body).toMatchObject({
    session: { role: 'voter', name: 'Persona 0' },
  });
  const unknown = await desk.post('/invitations/desk', {
    ...{ credentialId: randomUUID(), personId: 'nobody-known' },
  });
  expect(unknown.body.code).toBe('person-unknown');
});

test('opening the page spends nothing; of two browsers at once one enters', async () => {
  const assembly = await newAssembly(1);
  const { token, reference } = await invited(assembly, 'person-0');
  expect((await reference.get()).data()?.usedAt).toBeNull();
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => enter(token)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = outcomes.flatMap((one) => (one.ok ? [] : [one.refusal.code]));
  expect(new Set(refused)).toEqual(new Set(['invitation-used']));
  expect(await membersOf(assembly, 'person-0')).toHaveLength(1);
});

test('the same browser that lost the answer asks again within a minute', async () => {
  const assembly = await newAssembly(1);
  const now = Date.now();
  const { token } = await invited(assembly, 'person-0', now);
  const browser = randomUUID();
  expect((await enter(token, now, browser)).ok).toBe(true);
  expect((await enter(token, now + 59_000, browser)).ok).toBe(true);
  const late = await enter(token, now + 60_000, browser);
  expect(late).toMatchObject({ refusal: { code: 'invitation-used' } });
});

test('a link that ran out, was cut or never was opens nothing', async () => {
  const assembly = await newAssembly(1);
  const now = Date.now();
  const { token } = await invited(assembly, 'person-0', now);
  const tryAt = async (text: string, at: number) => {
    const outcome = await enter(text, at);
    return outcome.ok ? 'in' : outcome.refusal.code;
  };
  expect(await tryAt(token.slice(0, -1), now)).toBe('invitation-unknown');
  expect(await tryAt(`${assembly.assemblyId}.${'x'.repeat(43)}`, now)).toBe('invitation-unknown');
  expect(await tryAt(`nowhere.${'x'.repeat(43)}`, now)).toBe('invitation-unknown');
  expect(await tryAt(token, now + credentialLife)).toBe('invitation-expired');
  expect(await tryAt(token, now + credentialLife - 1)).toBe('in');
});

test('an attorney’s link is as good as the proxy', async () => {
  const assembly = await newAssembly(1);
  const luis = { personId: 'luis', document: null };
  await grantProxy(assembly, luis);
  const { token } = await invited(assembly, 'luis');
  await grantProxy(assembly, luis, 'revoked');
  expect(await enter(token)).toMatchObject({ refusal: { code: 'invitation-unknown' } });
  await grantProxy(assembly, luis);
  expect((await enter(token)).ok).toBe(true);
  expect((await membersOf(assembly, 'luis'))[0]?.role).toBe('attorney');
});

test('stores neither the secret nor the link', async () => {
  const assembly = await newAssembly(1);
  const { token, reference } = await invited(assembly, 'person-0');
  const events = (await documents.events(assembly.assemblyId).get()).docs.map((one) => one.data());
  const secret = token.split('.')[1] ?? '';
  const kept = JSON.stringify([events, reference.path, (await reference.get()).data()]);
  expect(secret).toHaveLength(43);
  expect(kept).toContain('invited-at-desk');
  expect(kept).not.toContain(secret);
});

test('a credential identifies at the desk the person it opens the ballot for, however often it is shown', async () => {
  const assembly = await newAssembly(1);
  const { asked, path } = await invited(assembly, 'person-0');
  expect(readDeskCode(`${server.origin}${path}`)).toEqual({ kind: 'person', personId: 'person-0' });
  expect(taken(await inviteAtDesk(asked)).path).toBe(path);
  const events = await documents
    .events(assembly.assemblyId)
    .where('kind', '==', 'invited-at-desk')
    .get();
  expect(events.size).toBe(1);
  const another = await inviteAtDesk({ ...asked, personId: 'nobody-known' });
  expect(another).toMatchObject({ ok: false });
});

test('the link shown, printed and sent of one credential is the same', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const people = peopleDocuments.people(assemblyId, 'v1');
  await people.doc('person-0').update({ email: 'ana@correo.test', name: 'Ana' });
  const { asked, path } = await invited(assembly, 'person-0');
  const { credentialId, personId, now } = asked;
  const request = { requestId: randomUUID(), credentialId, personId };
  const origin = 'https://asamblea.test';
  taken(await queueCredential({ assemblyId, by: 'desk', origin, request, now }));
  const sent: string[] = [];
  const send = async ({ text }: { readonly text: string }) => {
    sent.push(text);
    return 'sent' as const;
  };
  taken(await deliverMail({ assemblyId, mailId: request.requestId, send, clock: systemClock }));
  expect(sent).toEqual([expect.stringContaining(`${origin}${path}\n`)]);
  expect((await enter(tokenIn(path))).ok).toBe(true);
});

test('a new credential ends those that opened nothing yet, and no session of one that did', async () => {
  const assembly = await newAssembly(2);
  const [used, lost, others] = [
    await invited(assembly, 'person-0'),
    await invited(assembly, 'person-0'),
    await invited(assembly, 'person-1'),
  ];
  expect(await enter(used.token)).toMatchObject({ refusal: { code: 'invitation-replaced' } });
  expect((await enter(lost.token)).ok).toBe(true);
  const last = await invited(assembly, 'person-0');
  expect(await enter(lost.token)).toMatchObject({ refusal: { code: 'invitation-used' } });
  expect((await membersOf(assembly, 'person-0'))[0]?.sids).toHaveLength(1);
  expect(await inviteAtDesk(lost.asked)).toMatchObject({ refusal: { code: 'invitation-used' } });
  expect((await enter(last.token)).ok).toBe(true);
  expect((await enter(others.token)).ok).toBe(true);
});
