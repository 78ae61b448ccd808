import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, expect, test } from 'vitest';
import { drawMail } from '../../scripts/mailbox/drawMailbox.ts';
import { openMailbox } from '../../scripts/mailbox/openMailbox.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const ports = { smtp: await freePort(), mailbox: await freePort() };
const mailbox = await openMailbox(ports);
afterAll(() => mailbox.close());

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(new URL(path, mailbox.address), { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

const transport = createTransport(mailbox.environment.ASAMBLEA_SMTP_URL ?? '');
afterAll(() => transport.close());

const send = (subject: string, more: object = {}) =>
  transport.sendMail({
    ...{ from: 'Torres <mesa@asamblea.test>', to: 'ana@correo.test', subject },
    ...{ text: 'Abra https://asamblea.test/x?a=1&b=2 hoy', ...more },
  });

test('every message is listed, newest first, and read whole', async () => {
  expect((await read('/')).text).toContain('Todavía no ha llegado ningún mensaje.');
  await send('Su credencial: Torres & Peña', {
    html: '<p>Buen día, Ana</p><img src="cid:qr@asamblea" alt="QR"><script>alert(1)</script>',
    attachments: [
      { filename: 'codigo.gif', cid: 'qr@asamblea', content: Buffer.from('GIF89a') },
      { filename: 'acta ñ.txt', content: 'El acta' },
    ],
  });
  await send('La segunda');
  const list = (await read('/')).text;
  expect(list.indexOf('La segunda')).toBeLessThan(list.indexOf('Su credencial: Torres &amp; Peña'));
  expect(list).toContain('Para ana@correo.test');

  const { text, headers } = await read('/mensajes/1');
  expect(text).toContain('Torres &lt;mesa@asamblea.test&gt;');
  expect(text).toContain('<a href="https://asamblea.test/x?a=1&amp;b=2"');
  expect(text).toContain('Message-ID');
  expect(text).toContain('acta ñ.txt');
  expect(text).toContain(Buffer.from('GIF89a').toString('base64'));
  // The received HTML is text of an attribute, in a frame where nothing runs.
  expect(text).toMatch(
    /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc=/u,
  );
  expect(text).toContain('&lt;script&gt;');
  expect(text).not.toContain('<script>');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");

  const attachment = await read('/mensajes/1/adjuntos/1');
  expect(attachment.text).toBe('El acta');
  expect(attachment.headers.get('content-disposition')).toContain('attachment');
});

test('a sender that signs in is let in, and one that signs nothing too', async () => {
  const { port } = new URL(mailbox.environment.ASAMBLEA_SMTP_URL ?? '');
  const auth = { user: 'quien@sea.test', pass: 'lo que sea' };
  const signed = createTransport({ host: '127.0.0.1', port: Number(port), auth });
  await signed.sendMail({ from: 'a@b.test', to: 'c@d.test', subject: 'Firmado', text: 'x' });
  signed.close();
  expect((await read('/')).text).toContain('Firmado');
});

test('a missing mail answers so, and a page cannot change the mailbox', async () => {
  expect(await read('/mensajes/999')).toMatchObject({ status: 404 });
  expect(await read('/mensajes/1/adjuntos/9')).toMatchObject({ status: 404 });
  const answer = await fetch(mailbox.address, { method: 'POST' });
  expect(answer.status).toBe(403);
});

test('a name of another site that leads here reads nothing', async () => {
  const statusOf = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request(mailbox.address, { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('error', reject).end();
    });
  expect(await statusOf(`127.0.0.1:${ports.mailbox}`)).toBe(200);
  expect(await statusOf(`sitio.ajeno.test:${ports.mailbox}`)).toBe(403);
});

test('any text in a message is shown as text on its page', () => {
  const hostile = '"><script>alert(1)</script>';
  const page = drawMail({
    ...{ id: 1, receivedAt: new Date(0), from: hostile, recipients: [hostile], subject: hostile },
    ...{ text: hostile, html: hostile, headers: [[hostile, hostile]] },
    attachments: [{ name: hostile, type: hostile, bytes: new Uint8Array() }],
  });
  expect(page).not.toContain('<script');
});
