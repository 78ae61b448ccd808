import { afterEach, expect, test } from 'vitest';
import { openRelay, type Relay } from '../../testing/fakes/localRelay.ts';
import { openMail } from '../../testing/fakes/openMail.ts';
import type { MailMessage } from './mail.ts';

const opened: Relay[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((relay) => relay.close()));
});

async function relayWith(options: Parameters<typeof openRelay>[0] = {}): Promise<Relay> {
  const relay = await openRelay(options);
  opened.push(relay);
  return relay;
}

function mailTo(url: string) {
  const send = openMail({ ASAMBLEA_SMTP_URL: url, ASAMBLEA_MAIL_FROM: 'mesa@asamblea.test' });
  if (send === null) throw new Error('There is no mail.');
  return send;
}

const message: MailMessage = {
  to: 'ana@correo.test',
  fromName: 'Torres "del" Parque\r\nBcc: otro@correo.test',
  subject: 'Su credencial\r\nBcc: otro@correo.test',
  text: 'Buen día, Ana Peña:\n',
  html: '<p>Buen día</p><img src="cid:qr@asamblea">',
  messageId: '<m1@asamblea.test>',
  picture: { cid: 'qr@asamblea', bytes: new Uint8Array([71, 73, 70]) },
};

test('hands over the message as it was written, and nothing in it begins a header', async () => {
  const relay = await relayWith();
  expect(await mailTo(`smtp://127.0.0.1:${relay.port}`)(message)).toBe('sent');
  const [found] = relay.received;
  expect(found?.recipients).toEqual(['ana@correo.test']);
  expect(found?.headers.has('bcc')).toBe(false);
  expect(found?.headers.get('to')).toBe('ana@correo.test');
  expect(found?.headers.get('from')).toContain('<mesa@asamblea.test>');
  expect(found?.headers.get('message-id')).toBe('<m1@asamblea.test>');
  expect(found?.text.trim()).toBe('Buen día, Ana Peña:');
  expect(found?.html).toContain('cid:qr@asamblea');
  expect(found?.pictures.map(({ cid, bytes }) => [cid, [...bytes]])).toEqual([
    ['<qr@asamblea>', [71, 73, 70]],
  ]);
});

test('documents travel beside the text, and the meeting as a calendar reads it', async () => {
  const relay = await relayWith();
  const calendar = {
    method: 'CANCEL' as const,
    write: ({ address }: { readonly address: string }) =>
      `BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nX:${address}\r\nEND:VCALENDAR\r\n`,
  };
  const attachments = [
    { name: 'Plano.pdf\r\nBcc: x', type: 'application/pdf', bytes: new Uint8Array([37, 80, 68]) },
  ];
  const send = mailTo(`smtp://127.0.0.1:${relay.port}`);
  expect(await send({ ...message, attachments, calendar })).toBe('sent');
  const [found] = relay.received;
  expect(found?.headers.has('bcc')).toBe(false);
  expect(found?.calendar).toContain('METHOD:CANCEL\r\nX:mesa@asamblea.test');
  expect(found?.files.map(({ type, bytes }) => [type, [...bytes].slice(0, 3)])).toEqual([
    ['application/pdf', [37, 80, 68]],
    ['application/ics', [66, 69, 71]],
  ]);
  expect(found?.pictures).toHaveLength(1);
});

test('says that an address was refused', async () => {
  const relay = await relayWith({ refuses: ['ana@correo.test'] });
  expect(await mailTo(`smtp://127.0.0.1:${relay.port}`)(message)).toBe('refused');
});

test('a relay that is down took nothing; one that hangs up in the middle may have', async () => {
  const relay = await relayWith({ hangsUp: true });
  expect(await mailTo(`smtp://127.0.0.1:${relay.port}`)(message)).toBe('unknown');
  const gone = await openRelay();
  await gone.close();
  expect(await mailTo(`smtp://127.0.0.1:${gone.port}`)(message)).toBe('later');
});

test('speaks over TLS, and to a relay whose certificate is not its own says nothing', async () => {
  const relay = await relayWith({ tls: true });
  const url = `smtps://127.0.0.1:${relay.port}`;
  expect(await mailTo(url)(message)).toBe('later');
  expect(relay.received).toEqual([]);
  expect(await mailTo(`${url}?tls.rejectUnauthorized=false`)(message)).toBe('sent');
});

test.each([
  ['no relay', {}],
  ['a relay that says none', { ASAMBLEA_SMTP_URL: 'none', ASAMBLEA_MAIL_FROM: 'a@b.test' }],
  ['a relay without who sends', { ASAMBLEA_SMTP_URL: 'smtp://127.0.0.1:25' }],
])('with %s there is no mail', (_, env) => {
  expect(openMail(env)).toBeNull();
});
