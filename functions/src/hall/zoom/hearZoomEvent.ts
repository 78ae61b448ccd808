import {
  anyZoomEvent,
  hearMove,
  isPathSegment,
  moveOf,
  type StoredZoomAccount,
  type ZoomEvent,
  type ZoomMeeting,
  type ZoomMove,
  zoomEvent,
} from '@asamblea/domain';
import { rememberLast } from '../../kernel/concurrency/rememberLast.ts';
import { collectionAt, transact } from '../../kernel/database/firestore.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { answerValidation, isSignedByZoom, type SignedEvent } from './webhookSignature.ts';
import { readZoomAccount, readZoomSecrets } from './zoomAccounts.ts';
import { zoomDocuments } from './zoomDocuments.ts';

/** The outcome of an event: forged or unknown; unrequested; or heard, with the answer that Zoom expects. */
export type Heard =
  | { readonly kind: 'unsigned' | 'unreadable' | 'unknown' }
  | { readonly kind: 'heard'; readonly answer: object };

const hookKeyShape = /^[\w-]{20,64}$/u;
const thanks = { kind: 'heard', answer: {} } as const;

/**
 * Takes one event of Zoom, whose body is as it came. Nothing in it is believed before its signature is; and
 * taking it again, or late, leaves the same as taking it once in its place.
 */
export async function hearZoomEvent(
  hookKey: string,
  event: SignedEvent,
  now: number,
): Promise<Heard> {
  if (!hookKeyShape.test(hookKey) || !isPathSegment(hookKey)) return { kind: 'unknown' };
  const assemblyId = (await zoomDocuments.hook(hookKey).get()).data()?.assemblyId;
  const account = assemblyId === undefined ? null : await readZoomAccount(assemblyId);
  if (assemblyId === undefined || account?.hookKey !== hookKey) return { kind: 'unknown' };
  const secret = await webhookSecretOf(account);
  if (secret === null || !isSignedByZoom(secret, event, now)) return { kind: 'unsigned' };
  const body = jsonOf(event.body);
  const read = zoomEvent.safeParse(body);
  if (!read.success) return anyZoomEvent.safeParse(body).success ? thanks : { kind: 'unreadable' };
  if (read.data.event === 'endpoint.url_validation') {
    return { kind: 'heard', answer: answerValidation(secret, read.data.payload.plainToken) };
  }
  await keep(assemblyId, read.data);
  return thanks;
}

async function keep(assemblyId: string, event: ZoomEvent): Promise<void> {
  const move = moveOf(event, Date.parse);
  if (move !== null) await keepMove(assemblyId, move);
  if (event.event !== 'meeting.ended') return;
  const { id, uuid, end_time: endTime } = event.payload.object;
  const meeting = await meetingOf(assemblyId, id);
  if (meeting === null) return;
  await transact(async (tx) => {
    const reference = zoomDocuments.meeting(assemblyId, meeting.session);
    const known = (await tx.get(reference)).data();
    if (known?.meetingId !== id) return;
    const endedAt = Math.max(known.endedInstances[uuid] ?? 0, Date.parse(endTime));
    if (known.endedInstances[uuid] === endedAt) return;
    tx.set(reference, { ...known, endedInstances: { ...known.endedInstances, [uuid]: endedAt } });
  });
}

async function keepMove(assemblyId: string, move: ZoomMove): Promise<void> {
  const meeting = await meetingOf(assemblyId, move.meetingId);
  if (meeting === null) return;
  const key = derivedId('zoom-stay', move.meetingId, move.instance, move.stay);
  await transact(async (tx) => {
    const reference = zoomDocuments.participant(assemblyId, key);
    const known = (await tx.get(reference)).data() ?? null;
    const next = hearMove(known, meeting.session, move);
    if (JSON.stringify(next) !== JSON.stringify(known)) tx.set(reference, next);
  });
}

/** An account has other meetings too, and an assembly one a session: those of others are nothing to us. */
async function meetingOf(assemblyId: string, meetingId: string): Promise<ZoomMeeting | null> {
  const all = await collectionAt<ZoomMeeting>(
    zoomDocuments.meeting(assemblyId, 1).parent.path,
  ).get();
  return all.docs.map((one) => one.data()).find((one) => one.meetingId === meetingId) ?? null;
}

/** The secret under a name never changes: the store of secrets is asked once an instance. */
const secretsNamed = rememberLast(200, async (assemblyId: string, name: string) =>
  readZoomSecrets({ secrets: { assemblyId, name, savedAt: 0 } }),
);

async function webhookSecretOf({ secrets }: StoredZoomAccount): Promise<string | null> {
  return (await secretsNamed(secrets.assemblyId, secrets.name))?.webhook ?? null;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
