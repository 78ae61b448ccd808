import { cancelMail } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import type { Stopping } from './stopToken.ts';

/** Nobody reminds that person any more, not even by mail already waiting. Again, nothing changes. */
export function stopReminders({ assemblyId, personId }: Stopping): Promise<void> {
  return transact(async (tx) => {
    const reference = meetingDocuments.reminderSettings(assemblyId);
    const [settings, theirs] = await Promise.all([
      tx.get(reference),
      tx.get(documents.mails(assemblyId).where('personId', '==', personId)),
    ]);
    const { stopped = [] } = settings.data() ?? {};
    for (const found of theirs.docs) {
      const mail = found.data();
      const cancelled = mail.kind === 'reminder' ? cancelMail(mail) : null;
      if (cancelled !== null) tx.set(found.ref, cancelled);
    }
    if (!stopped.includes(personId)) tx.set(reference, { stopped: [...stopped, personId] });
  });
}
