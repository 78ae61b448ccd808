import type { MailSource, StoredMailServer } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { questionKeys } from '../keys/openQuestionKeys.ts';
import { type QuestionKeys, questionKeyId } from '../keys/questionKeys.ts';
import { onlyDelivery, openServer, type SendMail, type TrySend, tryMail } from './mail.ts';

/** The server with which an assembly sends its mail. */
export interface MailInForce {
  readonly source: MailSource;
  readonly trySend: TrySend;
}

/** The servers that were typed: its own, and its organisation's. */
export async function readMailServers(assemblyId: string): Promise<{
  readonly own: StoredMailServer | null;
  readonly organisation: StoredMailServer | null;
}> {
  const [assembly, integrations] = await Promise.all([
    documents.assembly(assemblyId).get(),
    documents.integrationSettings(assemblyId).get(),
  ]);
  const { organisationId } = assembly.data() ?? {};
  const firm =
    organisationId === undefined ? null : await documents.organisation(organisationId).get();
  return { own: integrations.data()?.mail ?? null, organisation: firm?.data()?.mail ?? null };
}

/**
 * The server of the assembly, or else of its organisation, or else of the installation; null when there is
 * none.
 */
export async function readMailInForce(
  assemblyId: string,
  keys: Pick<QuestionKeys, 'read'> = questionKeys(),
): Promise<MailInForce | null> {
  const { own, organisation } = await readMailServers(assemblyId);
  const server = own ?? organisation;
  if (server !== null) {
    const trySend = openServer(server, await readPassword(server, keys));
    return { source: own === null ? 'organisation' : 'assembly', trySend };
  }
  const trySend = tryMail();
  return trySend === null ? null : { source: 'installation', trySend };
}

/** The function that hands the mail of an assembly over; null when there is no server. */
export async function openMailOf(assemblyId: string): Promise<SendMail | null> {
  const found = await readMailInForce(assemblyId);
  return found === null ? null : onlyDelivery(found.trySend);
}

/** Null when it was taken away meanwhile: the relay then refuses, and says so. */
async function readPassword(
  { password }: StoredMailServer,
  keys: Pick<QuestionKeys, 'read'>,
): Promise<string | null> {
  if (password === null) return null;
  const secret = await keys.read(questionKeyId(password.assemblyId, password.name));
  return secret?.toString('utf8') ?? null;
}
