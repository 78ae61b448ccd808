import { randomUUID } from 'node:crypto';
import {
  accept,
  isRehearsal,
  type Outcome,
  refuse,
  type TestMailAnswer,
  type TestMailRequest,
  writeTestMail,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { takeAttempt } from '../http/rateLimits.ts';
import { readMailInForce } from './mailServers.ts';

export interface MailTesting {
  readonly assemblyId: string;
  readonly by: string;
  /** Where the application is: what identifies the message is of it. */
  readonly origin: string;
  readonly request: TestMailRequest;
  readonly now: number;
}

/** Sends a message now by the server in force, and says what the relay answered. It is not tried again. */
export async function testMail(asked: MailTesting): Promise<Outcome<TestMailAnswer>> {
  const { assemblyId, by, origin, request, now } = asked;
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly !== undefined && isRehearsal(assembly)) return refuse('rehearsal-no-mail');
  const found = await readMailInForce(assemblyId);
  if (found === null) return refuse('mail-not-configured');
  const measure = await takeAttempt({ tried: ['mail-test', assemblyId], from: by, now });
  if (!measure.ok) return measure;
  const { name = '' } = assembly ?? {};
  const { subject, text } = writeTestMail(name.replace(/\p{Cc}+/gu, ' '));
  const messageId = `<${randomUUID()}@${new URL(origin).hostname}>`;
  const trial = await found.trySend({ to: request.to, fromName: name, subject, text, messageId });
  return accept({ ...trial, source: found.source });
}
