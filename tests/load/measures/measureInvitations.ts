import { randomUUID } from 'node:crypto';
import { documents } from '../../../functions/src/kernel/database/documents.ts';
import { postJson } from '../hall/postJson.ts';
import { personOf, seedRoster, seedStaff, unitOf } from '../seeds/seedRoster.ts';

export interface InvitationMeasure {
  readonly people: number;
  /** From the first press until everybody's mail is in the outbox. */
  readonly millis: number;
  /** The messages in the outbox then. */
  readonly queued: number;
}

const assemblyId = 'banco-invitaciones';
/** The number that the page sends at once. */
const atOnce = 1_000;

/** Invites everybody of a large roster, a thousand a press, as the page of bulk work does. */
export async function measureInvitations(api: string, people: number): Promise<InvitationMeasure> {
  const ids = Array.from({ length: people }, (_, i) => `invitada-${i}`);
  const units = ids.map((id, i) => unitOf(i, [id]));
  const known = ids.map((id, i) => ({ ...personOf(id, `CC ${i}`), email: `${id}@correo.test` }));
  await seedRoster(assemblyId, units, known);
  const [desk] = await seedStaff(assemblyId, 1);
  if (desk === undefined) throw new Error('There is nobody at the desk.');
  const startedAt = performance.now();
  for (let from = 0; from < people; from += atOnce) {
    const body = { batchId: randomUUID(), personIds: ids.slice(from, from + atOnce) };
    const answer = await postJson(api, '/invitations/bulk', desk, body);
    if (answer.status !== 200) throw new Error(`A batch was answered ${answer.status}.`);
  }
  const millis = performance.now() - startedAt;
  const mails = await documents.mails(assemblyId).where('state', '==', 'queued').count().get();
  return { people, millis, queued: mails.data().count };
}
