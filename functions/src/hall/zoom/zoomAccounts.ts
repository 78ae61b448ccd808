import { refuse, type StoredZoomAccount, sayZoomTrouble, type ZoomSecrets } from '@asamblea/domain';
import * as z from 'zod';
import { documents } from '../../kernel/database/documents.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { type QuestionKeys, questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { type ZoomClient, zoomClient } from './zoomClient.ts';
import { zoomHosts } from './zoomHosts.ts';
import type { ZoomReply } from './zoomReply.ts';
import type { ZoomLogin } from './zoomTokens.ts';

/** As the store of secrets keeps them. */
const storedSecrets = z.object({
  client: z.string(),
  webhook: z.string().nullable(),
  sdk: z.string().nullable(),
}) satisfies z.ZodType<ZoomSecrets>;

export interface OpenZoom {
  readonly account: StoredZoomAccount;
  readonly secrets: ZoomSecrets;
  readonly login: ZoomLogin;
  readonly client: ZoomClient;
}

export async function readZoomAccount(assemblyId: string): Promise<StoredZoomAccount | null> {
  return (await documents.integrationSettings(assemblyId).get()).data()?.zoom ?? null;
}

/** Null when they were taken away meanwhile. Those of a name never change. */
export async function readZoomSecrets(
  { secrets }: Pick<StoredZoomAccount, 'secrets'>,
  keys: Pick<QuestionKeys, 'read'> = questionKeys(),
): Promise<ZoomSecrets | null> {
  const found = await keys.read(questionKeyId(secrets.assemblyId, secrets.name));
  return found === null ? null : storedSecrets.parse(JSON.parse(found.toString('utf8')));
}

function loginOf(
  { accountId, clientId }: Pick<StoredZoomAccount, 'accountId' | 'clientId'>,
  { client }: Pick<ZoomSecrets, 'client'>,
): ZoomLogin {
  return { accountId, clientId, clientSecret: client };
}

/** Zoom as an assembly uses it; null when it has no account of it. */
export async function openZoom(assemblyId: string): Promise<OpenZoom | null> {
  const account = await readZoomAccount(assemblyId);
  const secrets = account === null ? null : await readZoomSecrets(account);
  if (account === null || secrets === null) return null;
  const login = loginOf(account, secrets);
  const client = zoomClient({ login, hosts: zoomHosts(), clock: systemClock });
  return { account, secrets, login, client };
}

/** Why Zoom did not do it, for the person who asked. */
export function refuseZoom(reply: Extract<ZoomReply<unknown>, { readonly ok: false }>) {
  return refuse('zoom-failed', sayZoomTrouble(reply.trouble));
}
