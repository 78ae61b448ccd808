import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  accept,
  decideZoomSecrets,
  type Outcome,
  refuse,
  type SetZoomRequest,
  type StoredZoomAccount,
  viewOfZoomAccount,
  type ZoomAccount,
  type ZoomAccountAnswer,
  type ZoomSecrets,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { type QuestionKeys, questionKeyId } from '../../kernel/keys/questionKeys.ts';
import { readZoomAccount, readZoomSecrets } from './zoomAccounts.ts';
import { zoomDocuments } from './zoomDocuments.ts';

export interface ZoomAccountChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: SetZoomRequest;
  readonly now: number;
}

/** A request that is on its way may still be using the secrets of before. */
const usingLife = 2 * 60_000;

/**
 * The account of Zoom from now on. Its secrets go together to the store of secrets before anything names them,
 * and those of before are destroyed by the clock. The same request again answers what it made.
 */
export async function setZoomAccount(
  { assemblyId, by, request, now }: ZoomAccountChange,
  keys: QuestionKeys = questionKeys(),
): Promise<Outcome<ZoomAccountAnswer>> {
  const read = await readZoomAccount(assemblyId);
  const name = `zoom-${request.requestId}`;
  if (read?.secrets.name === name) return accept({ account: viewOfZoomAccount(read) });
  const { account } = request;
  const kept = read === null ? null : await readZoomSecrets(read, keys);
  const decided = account === null ? null : decideZoomSecrets(read, kept, { ...request, account });
  if (decided !== null && !decided.ok) return decided;
  const secrets = decided?.value ?? null;
  const isNew = secrets !== null && !isDeepStrictEqual(secrets, kept);
  const fresh = { assemblyId, name, savedAt: now };
  if (isNew) {
    const words = Buffer.from(JSON.stringify(secrets));
    await keys.create(questionKeyId(assemblyId, name), words);
  }
  const hookKey = read?.hookKey ?? randomBytes(24).toString('base64url');
  const next = (): StoredZoomAccount | null =>
    account === null || secrets === null
      ? null
      : stored(account, secrets, isNew ? fresh : (read?.secrets ?? fresh), hookKey);
  return transact(async (tx) => {
    const reference = documents.integrationSettings(assemblyId);
    const settings = (await tx.get(reference)).data() ?? {};
    const known = settings.zoom ?? null;
    const answer = (zoom: StoredZoomAccount | null) =>
      accept({ account: zoom === null ? null : viewOfZoomAccount(zoom) });
    if (known?.secrets.name === name) return answer(known);
    if (!isDeepStrictEqual(known, read)) return refuse('zoom-changed');
    const zoom = next();
    if (isDeepStrictEqual(zoom, known)) return answer(zoom);
    // A page switched on with one key does not come back by itself with another.
    const inPage = zoom !== null && zoom.sdkKey === known?.sdkKey && settings.zoomInPage === true;
    tx.set(reference, { ...settings, zoom, ...(inPage ? {} : { zoomInPage: false }) });
    const left = known?.secrets ?? null;
    if (left !== null && left.name !== zoom?.secrets.name) {
      const disposal = { questionId: left.name, notBefore: now + usingLife };
      tx.set(documents.keyDisposal(left.assemblyId, left.name), disposal);
    }
    if (zoom === null) tx.delete(zoomDocuments.hook(hookKey));
    else tx.set(zoomDocuments.hook(hookKey), { assemblyId });
    recordEvent(tx, assemblyId, { kind: 'zoom-account-changed', by, at: now });
    return answer(zoom);
  });
}

function stored(
  account: ZoomAccount,
  { webhook }: ZoomSecrets,
  secrets: StoredZoomAccount['secrets'],
  hookKey: string,
): StoredZoomAccount {
  return { ...account, secrets, takesNotices: webhook !== null, hookKey };
}
