import { createServer, type Server, type ServerResponse } from 'node:http';
import { type SMTPServer, SMTPServer as Smtp } from 'smtp-server';
import { drawList, drawMail, drawMissing } from './drawMailbox.ts';
import { type KeptMail, keepMail } from './keepMail.ts';

export interface Mailbox {
  /** Where it is read. */
  readonly address: string;
  /** The variables that the functions need to send to it and to say where it is. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** As many messages as are kept; the oldest go. */
const keptAtMost = 200;
const bytesAtMost = 25_000_000;
const here = '127.0.0.1';

/**
 * A relay on this machine that hands nothing over: what it is given is kept in memory and read on a page.
 * It lets anybody of this machine send, and answers no page of another site. The emulators have none for mail.
 */
export async function openMailbox(ports: {
  readonly smtp: number;
  readonly mailbox: number;
}): Promise<Mailbox> {
  const mails: KeptMail[] = [];
  let last = 0;
  const relay = new Smtp({
    ...{ logger: false, authOptional: true, allowInsecureAuth: true, disableReverseLookup: true },
    ...{ disabledCommands: ['STARTTLS'], size: bytesAtMost },
    onAuth: (login, _session, done) => done(null, { user: login.username ?? '' }),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('error', done);
      stream.on('end', () => {
        last += 1;
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const about = { id: last, receivedAt: new Date(), recipients };
        keepMail(Buffer.concat(parts), about).then(
          (mail) => {
            mails.push(mail);
            mails.splice(0, mails.length - keptAtMost);
            done();
          },
          () => done(new Error('The message could not be read.')),
        );
      });
    },
  });
  relay.on('error', () => undefined);
  const page = createServer((request, response) => {
    if (!isOurs(request.headers.host, ports.mailbox) || request.method !== 'GET') {
      response.writeHead(403).end();
    } else answer(response, request.url ?? '/', mails);
  });
  const opened = { relay, page };
  try {
    await Promise.all([listen(relay, ports.smtp), listen(page, ports.mailbox)]);
  } catch (error) {
    await close(opened);
    throw error;
  }
  const address = `http://${here}:${ports.mailbox}`;
  return {
    address,
    environment: {
      ASAMBLEA_SMTP_URL: `smtp://${here}:${ports.smtp}`,
      ASAMBLEA_MAIL_FROM: 'asamblea@asamblea.test',
      ASAMBLEA_MAILBOX: address,
    },
    close: () => close(opened),
  };
}

/** A name of another site that leads here is not ours, so its pages read nothing. */
function isOurs(host: string | undefined, port: number): boolean {
  return host === `${here}:${port}` || host === `localhost:${port}`;
}

function answer(response: ServerResponse, url: string, mails: readonly KeptMail[]): void {
  const [, id, place] = /^\/mensajes\/(\d+)(?:\/adjuntos\/(\d+))?$/u.exec(url) ?? [];
  const mail = mails.find((one) => one.id === Number(id));
  const attachment = mail?.attachments[Number(place)];
  if (url === '/') show(response, 200, drawList(mails));
  else if (mail !== undefined && place === undefined) show(response, 200, drawMail(mail));
  else if (attachment === undefined) show(response, 404, drawMissing());
  else {
    const name = encodeURIComponent(attachment.name);
    response
      .writeHead(200, {
        ...guarded,
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      })
      .end(attachment.bytes);
  }
}

function show(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { ...guarded, 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

const guarded = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

type Listening = SMTPServer | Server;

function listen(server: Listening, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, here, () => resolve());
  });
}

async function close(opened: { readonly relay: SMTPServer; readonly page: Server }): Promise<void> {
  const { relay, page } = opened;
  page.closeAllConnections();
  await Promise.all([
    new Promise<void>((done) => relay.close(() => done())),
    new Promise<void>((done) => page.close(() => done())),
  ]);
}
