import { randomUUID } from 'node:crypto';
import {
  type ActaVersion,
  beginActa,
  type CommunicateActaRequest,
  localDateOf,
  type Person,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import type { MailMessage } from '../../kernel/mail/mail.ts';
import { deliverMail } from '../../office/mail/deliverMail.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { communicateActa } from '../../record/told/communicateActa.ts';
import { actaDocuments } from '../../record/versions/actaDocuments.ts';
import { fileDigest, pdfPath } from '../../record/versions/versionFiles.ts';
import { type TestAssembly, taken } from './testAssembly.ts';

const actaDigest = 'a'.repeat(64);

/** The minutes of the session, ended, with a version that was fixed an hour ago, and an address for each owner. */
export async function fixedActa({ assemblyId, units }: TestAssembly, call = 1) {
  const now = Date.now();
  const { timeZone = 'UTC' } = (await documents.assembly(assemblyId).get()).data() ?? {};
  await documents.session(assemblyId, 1).update({ state: 'closed', startsAt: now });
  for (const [i] of units.entries()) {
    const person: Partial<Person> = { name: `Ana <b>${i}</b>`, email: `ana.${i}@correo.test` };
    await peopleDocuments
      .people(assemblyId, 'v1')
      .doc(`person-${i}`)
      .update({ ...person });
  }
  const bytes = Buffer.from('%PDF-1.7 acta');
  const version: ActaVersion = {
    ...{ session: 1, call, number: 1, reason: '', digest: actaDigest },
    pdf: { digest: fileDigest(bytes), size: bytes.length },
    ...{ at: now, by: 'rosa', name: 'Rosa', pendingIds: [], signatories: [], signatures: [] },
    communication: null,
  };
  await actaDocuments
    .acta(assemblyId, 1, call)
    .set({ ...beginActa(1, call), state: 'fixed', version: 1 });
  await actaDocuments.version(assemblyId, 1, call, 1).set(version);
  await openFiles().put(pdfPath(assemblyId, version), bytes);
  const today = localDateOf(now, timeZone);
  const request: CommunicateActaRequest = {
    ...{ session: 1, call, version: 1, digest: actaDigest, requestId: randomUUID() },
    ...{ on: today, means: '', notifyAbsent: false },
  };
  const events = async () =>
    (await documents.events(assemblyId).get()).docs
      .map((one) => one.data())
      .filter(({ kind }) => kind.startsWith('acta-'));
  return {
    ...{ request, today, version, events },
    communicate: (more: Partial<CommunicateActaRequest> = {}, by = 'rosa') =>
      communicateActa({
        ...{ assemblyId, by, name: 'Rosa', origin: 'https://asamblea.test', now: Date.now() },
        request: { ...request, ...more },
      }),
    stored: async () => (await actaDocuments.version(assemblyId, 1, call, 1).get()).data(),
    /** Sends what waits, and returns what each message said. */
    async deliver(): Promise<readonly MailMessage[]> {
      const sent: MailMessage[] = [];
      const { docs } = await documents.mails(assemblyId).get();
      for (const { id } of docs) {
        const send = async (message: MailMessage) => {
          sent.push(message);
          return 'sent' as const;
        };
        const clock = { now: () => Date.now() + 1 };
        taken(await deliverMail({ assemblyId, mailId: id, send, clock }));
      }
      return sent;
    },
  };
}
