import {
  accept,
  type Outcome,
  refuse,
  type ZoomLinkAnswer,
  type ZoomMeeting,
  type ZoomRegistrant,
} from '@asamblea/domain';
import { busy } from '../../kernel/concurrency/keepTrying.ts';
import { readTogether, transact } from '../../kernel/database/firestore.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { Refused } from '../../kernel/platform/refused.ts';
import { readPerson } from '../../people/accessCodes/readPerson.ts';
import { readMeeting } from './readMeeting.ts';
import { type OpenZoom, openZoom, refuseZoom } from './zoomAccounts.ts';
import type { RegisteredLink } from './zoomClient.ts';
import { zoomDocuments } from './zoomDocuments.ts';
import type { ZoomReply } from './zoomReply.ts';

export interface VideoJoining {
  readonly assemblyId: string;
  /** Null: somebody of the staff, by their account. */
  readonly personId: string | null;
  readonly uid: string;
  /** Of the account; persons are called as the roster or their proxy calls them. */
  readonly name: string;
  readonly now: number;
}

interface JoinedVideo {
  readonly zoom: OpenZoom;
  readonly meeting: ZoomMeeting & { readonly meetingId: string };
  readonly registrant: ZoomRegistrant & { readonly joinUrl: string };
}

/** Another press of the same person waits for the first; after this long it was cut short. */
const askingMillis = 20_000;
/** A name that never reaches anybody (RFC 2606): Zoom asks for an address, and gets none of theirs. */
const noMailbox = 'asamblea.example.com';

/** One's own link to the video. The first press inscribes them; after it the same link is answered. */
export async function joinVideo(asked: VideoJoining): Promise<Outcome<ZoomLinkAnswer>> {
  const joined = await inscribe(asked);
  return joined.ok ? accept({ url: joined.value.registrant.joinUrl }) : joined;
}

export async function inscribe(asked: VideoJoining): Promise<Outcome<JoinedVideo>> {
  const { assemblyId, personId, uid, now } = asked;
  const zoom = await openZoom(assemblyId);
  if (zoom === null) return refuse('zoom-not-set');
  const [found, person] = await readTogether((tx) =>
    Promise.all([
      readMeeting(tx, assemblyId),
      personId === null ? null : readPerson(tx, assemblyId, personId),
    ]),
  );
  const known = found?.meeting;
  if (known === undefined || known.meetingId === null) return refuse('zoom-no-meeting');
  const { meetingId, session } = known;
  if (known.endedAt !== null) return refuse('zoom-over');
  if (personId !== null && person === null) return refuse('person-unknown');
  const key = derivedId('zoom', meetingId, personId === null ? `staff ${uid}` : personId);
  const fresh: ZoomRegistrant = {
    session,
    meetingId,
    personId,
    uid: personId === null ? uid : null,
    name: person?.name ?? asked.name,
    address: `${key.replaceAll('-', '')}@${noMailbox}`,
    registrantId: null,
    joinUrl: null,
    askedAt: now,
  };
  const reference = zoomDocuments.registrant(assemblyId, key);
  const begun = await transact(async (tx) => {
    const before = (await tx.get(reference)).data();
    if (before !== undefined && before.joinUrl !== null) return { before, isAgain: true };
    if (before !== undefined && before.askedAt > now - askingMillis) throw new Refused(busy);
    tx.set(reference, fresh);
    return { before: fresh, isAgain: before !== undefined };
  });
  const meeting = { ...known, meetingId };
  const { joinUrl } = begun.before;
  if (joinUrl !== null) {
    return accept({ zoom, meeting, registrant: { ...begun.before, joinUrl } });
  }
  const made = await askLink(zoom, begun.before, begun.isAgain);
  if (!made.ok) {
    if (made.isSure) await reference.delete();
    return refuseZoom(made);
  }
  const registrant = { ...begun.before, ...made.value };
  await reference.set(registrant);
  return accept({ zoom, meeting, registrant });
}

/** Somebody whose first press was cut short may be inscribed already: Zoom is asked before doing it again. */
async function askLink(
  { client }: OpenZoom,
  { meetingId, address, name }: ZoomRegistrant,
  isAgain: boolean,
): Promise<ZoomReply<RegisteredLink>> {
  if (isAgain) {
    const found = await client.findRegistrant(meetingId, address);
    if (!found.ok) return found;
    if (found.value !== null) return { ok: true, value: found.value };
  }
  const [firstName = '', ...rest] = name.trim().split(/\s+/u);
  return client.register({ meetingId, address, firstName, lastName: rest.join(' ') || '-' });
}
