import { createHmac, randomUUID } from 'node:crypto';
import { mailFateOf, queuedMail, sayMailReason } from '@asamblea/domain';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../../createApp.ts';
import { deliverMail } from '../../office/mail/deliverMail.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { newAssembly } from '../../testing/halls/testAssembly.ts';
import { documents } from '../database/documents.ts';
import { keyedHash } from '../keys/keyedHash.ts';
import { systemClock } from '../platform/clock.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);
afterEach(() => vi.unstubAllEnvs());

const key = 'clave de firma';

function signed(data: object, { by = key, at = Date.now() } = {}) {
  const timestamp = String(Math.floor(at / 1000));
  const token = randomUUID();
  const signature = createHmac('sha256', by).update(timestamp).update(token).digest('hex');
  return { signature: { timestamp, token, signature }, 'event-data': data };
}

async function tell(body: object): Promise<number> {
  const answer = await fetch(`${server.origin}/api/mail/bounces/mailgun`, {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** A message that a relay took, and how it was named. */
async function sentMail(delivery: 'sent' | 'unknown') {
  const { assemblyId } = await newAssembly(1);
  await peopleDocuments
    .people(assemblyId, 'v1')
    .doc('person-0')
    .update({ email: 'ana@correo.test' });
  const now = Date.now();
  const mailId = randomUUID();
  const mail = queuedMail({
    ...{ personId: 'person-0', to: '', by: 'admin', origin: 'https://asamblea.test' },
    ...{ queuedAt: now, expiresAt: now + 3_600_000 },
  });
  await documents.mail(assemblyId, mailId).set(mail);
  let named = '';
  const send = async ({ messageId }: { readonly messageId: string }) => {
    named = messageId.replace(/[<>]/gu, '');
    return delivery;
  };
  await deliverMail({ assemblyId, mailId, send, clock: systemClock });
  const read = async () => (await documents.mail(assemblyId, mailId).get()).data() ?? mail;
  return { assemblyId, named, read };
}

const failure = (named: string, more: object = {}) => ({
  ...{ event: 'failed', severity: 'permanent' },
  message: { headers: { 'message-id': named, to: 'ana@correo.test' } },
  'delivery-status': { code: 550, message: 'No such user <ana@correo.test>' },
  ...more,
});

test.each(['sent', 'unknown'] as const)(
  'a message that was %s and came back stands as returned, once, however often it is told',
  async (delivery) => {
    vi.stubEnv('ASAMBLEA_MAILGUN_SIGNING_KEY', `otra ${key.replaceAll(' ', '')}`);
    const mine = key.replaceAll(' ', '');
    const { assemblyId, named, read } = await sentMail(delivery);
    const notice = signed(failure(named), { by: mine });
    const late = signed({ ...failure(named), event: 'delivered' }, { by: mine });
    expect([await tell(notice), await tell(notice), await tell(late)]).toEqual([200, 200, 200]);
    expect(mailFateOf(await read())).toBe('returned');
    expect(sayMailReason(await read())).toBe('El correo lo devolvió: No such user ….');
    const events = documents.events(assemblyId).where('kind', '==', 'mail-returned');
    expect((await events.get()).size).toBe(1);
  },
);

test('a signature seen on one notice signs no other statement about the mail', async () => {
  vi.stubEnv('ASAMBLEA_MAILGUN_SIGNING_KEY', 'clave');
  const by = 'clave';
  const [returned, spared] = [await sentMail('sent'), await sentMail('sent')];
  const seen = [
    signed(failure(returned.named), { by }),
    signed({ ...failure(returned.named), event: 'delivered' }, { by }),
    signed(failure('x.y@otro.test'), { by }),
  ];
  for (const notice of seen) expect(await tell(notice)).toBe(200);
  for (const { signature } of seen) {
    expect(await tell({ signature, 'event-data': failure(spared.named) })).toBe(401);
  }
  // Told again as it was, it is heard again.
  for (const notice of seen) expect(await tell(notice)).toBe(200);
  expect(mailFateOf(await returned.read())).toBe('returned');
  expect(mailFateOf(await spared.read())).toBe('accepted');
});

test('of several things said at once with one signature, one is heard', async () => {
  vi.stubEnv('ASAMBLEA_MAILGUN_SIGNING_KEY', 'clave');
  const mails = await Promise.all([sentMail('sent'), sentMail('sent'), sentMail('sent')]);
  const { signature } = signed({}, { by: 'clave' });
  const told = await Promise.all(
    mails.map(({ named }) => tell({ signature, 'event-data': failure(named) })),
  );
  expect(told.toSorted()).toEqual([200, 401, 401]);
  const fates = await Promise.all(mails.map(async ({ read }) => mailFateOf(await read())));
  expect(fates.toSorted()).toEqual(['accepted', 'accepted', 'returned']);
});

test('the token of a notice is kept as a hash, for as long as the notice would be believed', async () => {
  vi.stubEnv('ASAMBLEA_MAILGUN_SIGNING_KEY', 'clave');
  const notice = signed(failure('x.y@otro.test'), { by: 'clave' });
  await tell(notice);
  const { token, timestamp } = notice.signature;
  const kept = await documents.mailToken(keyedHash('mailgun-token', token)).get();
  expect(kept.data()?.ttl.toMillis()).toBe((Number(timestamp) + 24 * 3_600 + 300) * 1000);
  expect(JSON.stringify([kept.ref.path, kept.data()])).not.toContain(token);
});

test('a forged, old, temporary or unknown bounce changes nothing', async () => {
  vi.stubEnv('ASAMBLEA_MAILGUN_SIGNING_KEY', 'clave');
  const { named, read } = await sentMail('sent');
  const by = 'clave';
  const day = 24 * 3_600_000;
  const told = [
    await tell(signed(failure(named), { by: 'otra' })),
    await tell(signed(failure(named), { by, at: Date.now() - day - 60_000 })),
    await tell({ ...signed(failure(named), { by }), signature: {} }),
    await tell(signed(failure(named, { severity: 'temporary' }), { by })),
    await tell(signed(failure('x.y@otro.test'), { by })),
    await tell(signed(failure('../../../assemblies'), { by })),
  ];
  expect(told).toEqual([401, 401, 400, 200, 200, 200]);
  expect(mailFateOf(await read())).toBe('accepted');
  for (const none of ['', 'none']) {
    vi.stubEnv('ASAMBLEA_MAILGUN_SIGNING_KEY', none);
    expect(await tell(signed(failure(named), { by: none }))).toBe(404);
  }
});
