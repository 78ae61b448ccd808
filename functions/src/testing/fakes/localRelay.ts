import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ReadMessage, readMessage } from './readMessage.ts';

interface RelayOptions {
  readonly tls?: boolean;
  /** Addresses that it answers 550 to. */
  readonly refuses?: readonly string[];
  readonly port?: number;
  /** Hangs up in the middle of a message, without saying whether it has it. */
  readonly hangsUp?: boolean;
  /** The accepted login; anybody when it is left out. */
  readonly login?: { readonly user: string; readonly password: string };
  /** The work done once it has a message, before it says so. */
  readonly onMessage?: (message: ReadMessage) => Promise<void>;
  /** Senders that it does not write for. */
  readonly refusesFrom?: readonly string[];
}

export interface Relay {
  readonly port: number;
  readonly received: (ReadMessage & { readonly recipients: readonly string[] })[];
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it is given. */
export function openRelay(options: RelayOptions = {}): Promise<Relay> {
  const { onMessage = async () => undefined } = options;
  const { tls = false, refuses = [], port = 0, hangsUp = false, login, refusesFrom = [] } = options;
  const received: Relay['received'] = [];
  const server = new SMTPServer({
    secure: tls,
    logger: false,
    authOptional: login === undefined,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      const isKnown = username === login?.user && password === login?.password;
      if (isKnown) callback(null, { user: username });
      else callback(Object.assign(new Error('Bad login'), { responseCode: 535 }));
    },
    onMailFrom({ address }, _session, callback) {
      const theirs = Object.assign(new Error('Not yours'), { responseCode: 553 });
      callback(refusesFrom.includes(address) ? theirs : undefined);
    },
    disabledCommands: tls ? [] : ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const gone = Object.assign(new Error('No such user'), { responseCode: 550 });
      callback(refuses.includes(address) ? gone : undefined);
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const message = readMessage(Buffer.concat(parts).toString('latin1'));
        received.push({ ...message, recipients });
        if (hangsUp) for (const open of server.connections) open.close();
        else void onMessage(message).then(() => callback());
      });
    },
  });
  server.on('error', () => undefined);
  return new Promise((resolve) => {
    const listening = server.listen(port, '127.0.0.1', () => {
      const { port: taken } = listening.address() as AddressInfo;
      const close = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ port: taken, received, close });
    });
  });
}
