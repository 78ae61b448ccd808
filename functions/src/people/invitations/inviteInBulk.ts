import {
  accept,
  type BulkInvitationAnswer,
  type BulkInvitationRequest,
  credentialEnd,
  type Invitation,
  type InvitingStatus,
  maskAddress,
  type Outcome,
  type Person,
  queuedMail,
  readMailAddress,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import {
  type DocumentReference,
  firestore,
  isAlreadyExists,
  transact,
  type WriteBatch,
} from '../../kernel/database/firestore.ts';
import { type Forgotten, forgottenAfter } from '../../kernel/database/retention.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { touchQueue } from '../../kernel/mail/touchQueue.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { invitationKey } from '../accessCodes/invitationKey.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { invitationSecret } from './invitationSecret.ts';
import { readMeetingHour } from './readMeetingHour.ts';

export interface BulkInviting {
  readonly assemblyId: string;
  readonly by: string;
  /** Where the application is, for the links. */
  readonly origin: string;
  readonly request: BulkInvitationRequest;
  readonly now: number;
}

type Results = BulkInvitationAnswer['results'];

const peopleAtOnce = 100;
const chunksAtOnce = 4;

/**
 * Puts the way in of many owners into the outbox, each with a link of its own; those of before that opened
 * nothing stop working. The same batch again adds nothing, so an interrupted caller asks again for all of it.
 */
export async function inviteInBulk(asked: BulkInviting): Promise<Outcome<BulkInvitationAnswer>> {
  const { assemblyId, now, request } = asked;
  const { activeRoster = null } = (await documents.assembly(assemblyId).get()).data() ?? {};
  if (activeRoster === null) return refuse('roster-missing');
  const expiresAt = credentialEnd(now, await transact((tx) => readMeetingHour(tx, assemblyId)));
  const open = await readOpenLinks(assemblyId);
  const { personIds } = request;
  const chunks = Array.from({ length: Math.ceil(personIds.length / peopleAtOnce) }, (_, i) =>
    personIds.slice(i * peopleAtOnce, (i + 1) * peopleAtOnce),
  );
  await touchQueue(assemblyId, now);
  const found: Results[] = [];
  const waiting = chunks.entries();
  const writer = async () => {
    for (const [place, chunk] of waiting) {
      found[place] = await inviteChunk(asked, { roster: activeRoster, expiresAt, open }, chunk);
    }
  };
  await Promise.all(Array.from({ length: chunksAtOnce }, writer));
  await touchQueue(assemblyId, now);
  return accept({ results: found.flat() });
}

interface Frame {
  readonly roster: string;
  readonly expiresAt: number;
  /** The links of each person that opened nothing yet. */
  readonly open: ReadonlyMap<string, readonly DocumentReference<Forgotten<Invitation>>[]>;
}

/** All of it or nothing; a quicker writer of the same batch is seen the second time. */
async function inviteChunk(
  asked: BulkInviting,
  frame: Frame,
  personIds: readonly string[],
): Promise<Results> {
  for (;;) {
    const batch = firestore().batch();
    const results = await writeChunk(batch, asked, frame, personIds);
    try {
      await batch.commit();
      return results;
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
  }
}

async function writeChunk(
  batch: WriteBatch,
  { assemblyId, by, origin, request, now }: BulkInviting,
  { roster, expiresAt, open }: Frame,
  personIds: readonly string[],
): Promise<Results> {
  const idOf = (personId: string) => derivedId('invitation', request.batchId, personId);
  const people = peopleDocuments.people(assemblyId, roster);
  const [persons, mails] = await Promise.all([
    firestore().getAll(...personIds.map((id) => people.doc(id))),
    firestore().getAll(...personIds.map((id) => documents.mail(assemblyId, idOf(id)))),
  ]);
  const queued = new Set<string>();
  const results = personIds.map((personId, i): Results[number] => {
    const person = persons[i]?.data() as Person | undefined;
    const answer = (status: InvitingStatus) => ({ personId, status });
    if (person === undefined) return answer('unknown');
    if (mails[i]?.exists === true) return answer('known');
    const address = readMailAddress(person.email ?? '');
    if (address === null) return answer('without-address');
    const credentialId = idOf(personId);
    const key = invitationKey(invitationSecret(assemblyId, credentialId));
    batch.create(peopleDocuments.invitation(assemblyId, key), {
      personId,
      credentialId,
      role: 'voter',
      createdAt: now,
      expiresAt,
      usedAt: null,
      usedBy: null,
      replacedAt: null,
      revokedAt: null,
      ...forgottenAfter('invitations', expiresAt),
    });
    batch.create(
      documents.mail(assemblyId, credentialId),
      queuedMail({
        kind: 'credential',
        personId,
        credentialId,
        to: maskAddress(address),
        by,
        origin,
        queuedAt: now,
        expiresAt,
      }),
    );
    queued.add(personId);
    return answer('queued');
  });
  for (const personId of queued) {
    for (const link of open.get(personId) ?? []) batch.update(link, { replacedAt: now });
  }
  if (queued.size > 0) {
    recordEvent(batch, assemblyId, { kind: 'invited-in-bulk', by, at: now, from: 'bulk' });
  }
  return results;
}

/** Read whole: it is one look, and few links are unused before the first batch. */
async function readOpenLinks(assemblyId: string): Promise<Frame['open']> {
  const unused = await peopleDocuments.invitations(assemblyId).where('usedAt', '==', null).get();
  const openLinks = unused.docs.filter((found) => {
    const { replacedAt = null, revokedAt = null } = found.data();
    return replacedAt === null && revokedAt === null;
  });
  const byPerson = Map.groupBy(openLinks, (found) => found.data().personId);
  return new Map([...byPerson].map(([id, found]) => [id, found.map(({ ref }) => ref)]));
}
