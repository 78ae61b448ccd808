import {
  accept,
  type Outcome,
  type Redirects,
  refuse,
  type SetRedirectRequest,
  settleRedirect,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

export interface RedirectChange {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: SetRedirectRequest;
  /** Where the application is, if it is known. */
  readonly ownOrigin: string | null;
  readonly now: number;
}

/** Where a path is sent from now on, or which host is gone to no more; pages already open ask once each. */
export function setRedirect(asked: RedirectChange): Promise<Outcome<Redirects>> {
  const { assemblyId, by, request, ownOrigin, now } = asked;
  const reference = documents.generalSettings(assemblyId);
  return transact(async (tx) => {
    const [assembly, found] = await Promise.all([
      tx.get(documents.assembly(assemblyId)),
      tx.get(reference),
    ]);
    if (!assembly.exists) return refuse('assembly-unknown');
    const settings = found.data() ?? {};
    const settled = settleRedirect(settings, request, ownOrigin);
    if (!settled.ok) return settled;
    tx.set(reference, { ...settings, ...settled.value });
    recordEvent(tx, assemblyId, { kind: 'redirect-changed', by, at: now });
    return accept(settled.value);
  });
}
