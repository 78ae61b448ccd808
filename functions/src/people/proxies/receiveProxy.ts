import {
  accept,
  type DeskProxyRequest,
  decideProxyReceipt,
  hasPendingOnes,
  type Outcome,
  type OwnProxyRequest,
  type ProxyAnswer,
  type ProxyFile,
  type ProxyRecord,
  refuse,
  type StoredFile,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { readProxiesAbout, readProxyTerms } from './readProxyBook.ts';
import { saveProxy } from './saveProxy.ts';
import { transactProxies } from './transactProxies.ts';
import { writeDeskDocument, writeOwnDocument } from './writeDocument.ts';

export type Receiving = {
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
} & (
  | {
      readonly from: 'phone';
      /** The owner of the units: never the one in the request. */
      readonly grantorId: string;
      readonly request: OwnProxyRequest;
    }
  | { readonly from: 'desk'; readonly request: DeskProxyRequest }
);

/**
 * Takes in a proxy, with the file that came with it. Sending it again changes nothing. The desk takes in as
 * many as it is handed; what owners send by themselves is capped by unit.
 */
export function receiveProxy(asked: Receiving): Promise<Outcome<ProxyAnswer>> {
  const { assemblyId, now, request } = asked;
  const { proxyId } = request;
  return transactProxies(assemblyId, async (tx) => {
    const terms = await readProxyTerms(tx, assemblyId, now);
    if (terms === null) return refuse('roster-missing');
    const current = (await tx.get(peopleDocuments.proxy(assemblyId, proxyId))).data() ?? null;
    const written =
      asked.from === 'phone'
        ? await writeOwnDocument(tx, { ...asked, terms, current })
        : await writeDeskDocument(tx, { ...asked, terms, current });
    if (!written.ok) return written;
    if (asked.from === 'phone' && current === null) {
      const { unitIds } = written.value;
      const known = await readProxiesAbout(tx, assemblyId, [], unitIds);
      if (hasPendingOnes(unitIds, known)) return refuse('proxy-too-many');
    }
    const file = await readFile(tx, asked);
    if (!file.ok) return file;
    const received = decideProxyReceipt(current, written.value, {
      at: now,
      today: terms.moment.on,
    });
    if (!received.ok) return received;
    const { proxy, changed } = received.value;
    if (changed) {
      const { value } = file;
      const record: ProxyRecord = {
        ...proxy,
        attorneyEmail: request.attorney.email,
        file: value === null ? null : briefOf(value),
      };
      saveProxy(tx, asked, { record, proxy, kind: 'proxy-received' });
      if (value !== null) {
        tx.update(documents.file(assemblyId, value.fileId), { proxyId, dueAt: null });
      }
    }
    return accept({ proxyId, state: proxy.state });
  });
}

/** Only a file that the same person brought, and for no other proxy. */
async function readFile(
  tx: Transaction,
  { assemblyId, by, request }: Receiving,
): Promise<Outcome<StoredFile | null>> {
  const { fileId, proxyId } = request;
  if (fileId === null) return accept(null);
  const file = (await tx.get(documents.file(assemblyId, fileId))).data();
  if (file === undefined || file.uploadedBy !== by) return refuse('file-unknown');
  if (file.proxyId !== null && file.proxyId !== proxyId) return refuse('file-unknown');
  return accept(file);
}

function briefOf({ fileId, name, type, size }: StoredFile): ProxyFile {
  return { fileId, name, type, size };
}
