import { isDeepStrictEqual } from 'node:util';
import {
  accept,
  decideMailServer,
  type MailServerAnswer,
  type Outcome,
  refuse,
  type SetMailRequest,
  type StoredMailServer,
  sendingLife,
  viewOfMailServer,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { type Transaction, transact } from '../database/firestore.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { questionKeys } from '../keys/openQuestionKeys.ts';
import { type QuestionKeys, questionKeyId } from '../keys/questionKeys.ts';

export interface MailServerChange {
  /** The assembly of the caller. */
  readonly assemblyId: string;
  /** Of it, or of its organisation. */
  readonly of: 'assembly' | 'organisation';
  readonly by: string;
  readonly request: SetMailRequest;
  readonly now: number;
}

/**
 * The server that hands the mail over from now on. The password goes to the store of secrets before anything
 * names it, each under its own name, and the database has only that name; the one of before is destroyed by
 * the clock once no message on its way can need it. The same request again answers what it made.
 */
export async function setMailServer(
  asked: MailServerChange,
  keys: QuestionKeys = questionKeys(),
): Promise<Outcome<MailServerAnswer>> {
  const { assemblyId, request, now, by, of } = asked;
  const { password } = request;
  const fresh = { assemblyId, name: `mail-${request.requestId}`, savedAt: now };
  const isNew = typeof password === 'string' && request.server !== null;
  if (isNew) await keys.create(questionKeyId(assemblyId, fresh.name), Buffer.from(password));
  return transact(async (tx) => {
    const place = await readPlace(tx, asked);
    if (place === null) return refuse('assembly-unknown');
    const { known, save } = place;
    const answer = (server: StoredMailServer | null) =>
      accept({ server: server === null ? null : viewOfMailServer(server) });
    if (known?.password?.name === fresh.name) return answer(known);
    const decided = decideMailServer(known, request, fresh);
    if (!decided.ok) return decided;
    const next = decided.value;
    if (isDeepStrictEqual(next, known)) return answer(known);
    save(next);
    const left = known?.password ?? null;
    if (left !== null && left.name !== next?.password?.name) {
      const { assemblyId: where, name } = left;
      const disposal = { questionId: name, notBefore: now + sendingLife };
      tx.set(documents.keyDisposal(where, name), disposal);
    }
    const kind = of === 'assembly' ? 'mail-server-changed' : 'organisation-mail-changed';
    recordEvent(tx, assemblyId, { kind, by, at: now });
    return answer(next);
  });
}

interface Place {
  readonly known: StoredMailServer | null;
  readonly save: (next: StoredMailServer | null) => void;
}

async function readPlace(
  tx: Transaction,
  { assemblyId, of }: MailServerChange,
): Promise<Place | null> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return null;
  if (of === 'assembly') {
    const reference = documents.integrationSettings(assemblyId);
    const settings = (await tx.get(reference)).data() ?? {};
    return {
      known: settings.mail ?? null,
      save: (mail) => tx.set(reference, { ...settings, mail }),
    };
  }
  const reference = documents.organisation(assembly.organisationId);
  const organisation = (await tx.get(reference)).data();
  if (organisation === undefined) return null;
  return { known: organisation.mail ?? null, save: (mail) => tx.update(reference, { mail }) };
}
