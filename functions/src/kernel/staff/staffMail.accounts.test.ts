import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { deliverMail } from '../../office/mail/deliverMail.ts';
import { openRelay } from '../../testing/fakes/localRelay.ts';
import { openMail } from '../../testing/fakes/openMail.ts';
import { newAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { enterByStaffLink } from './enterByStaffLink.ts';
import { inviteStaff } from './inviteStaff.ts';

const relay = await openRelay();
afterAll(() => relay.close());

test('the invitation goes by mail once, and its link chooses the password', async () => {
  const { assemblyId } = await newAssembly(1);
  const request = {
    ...{ invitationId: randomUUID(), name: 'Marta Gil', email: 'marta.gil@correo.test' },
    ...({ role: 'moderator', accessUntil: null, way: 'mail' } as const),
  };
  const origin = 'https://asamblea.test';
  const now = Date.now();
  const invite = () => inviteStaff({ assemblyId, by: 'office', origin, request, now });
  taken(await invite());
  taken(await invite());
  const send = openMail({
    ASAMBLEA_SMTP_URL: `smtp://127.0.0.1:${relay.port}`,
    ASAMBLEA_MAIL_FROM: 'mesa@asamblea.test',
  });
  if (send === null) throw new Error('There is no mail.');
  const deliver = () =>
    deliverMail({ assemblyId, mailId: request.invitationId, send, clock: { now: Date.now } });
  expect(taken(await deliver())).toEqual({ state: 'sent', to: 'm…@c….test', failure: null });
  await deliver();
  expect(relay.received).toHaveLength(1);
  const [message] = relay.received;
  expect(message?.recipients).toEqual(['marta.gil@correo.test']);
  expect(message?.headers.get('subject')).toBe(
    'Lo invitan al equipo de la asamblea: Conjunto de ensayo',
  );
  expect(message?.text).toContain('en moderación');
  const link = /https:\/\/asamblea\.test\/forgot-password#equipo=(\S+)/u.exec(message?.text ?? '');
  const chosen = { choiceId: randomUUID(), newPassword: 'una clave larga' };
  const entered = taken(await enterByStaffLink({ token: link?.[1] ?? '', ...chosen }, now));
  expect(entered).toMatchObject({ email: 'marta.gil@correo.test' });
});
