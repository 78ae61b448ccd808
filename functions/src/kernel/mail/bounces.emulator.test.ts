import { createHmac, randomUUID } from 'node:crypto';
import { mailFateOf, queuedMail, sayMailReason } from '@asamblea/domain';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../../createApp.ts';
import { deliverMail } from '../../meeting/mail/deliverMail.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/serveLocally.ts';
import { newAssembly } from '../../testing/testAssembly.ts';
import { documents } from '../database/documents.ts';
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

test('what is forged, old, temporary or of nobody changes nothing', async () => {
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
