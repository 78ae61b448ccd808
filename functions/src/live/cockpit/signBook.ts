import { randomUUID } from 'node:crypto';
import {
  crowdKinds,
  crowdPace,
  type DeviceKind,
  isCrowd,
  namedPaceMillis,
  packSigns,
  type Sign,
  type SignState,
  signDueAt,
  signKeptMillis,
} from '@asamblea/domain';
import { Timestamp } from '../../kernel/database/firestore.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { liveDocuments } from '../projections/liveDocuments.ts';

/** The sign of a device, once its possible owner is known. */
interface Heard {
  readonly deviceId: string;
  readonly kind: DeviceKind;
  readonly state: SignState;
  readonly isTroubled: boolean;
  readonly label: string;
  readonly unsentSince?: number;
}

/** How often an instance writes what it heard of an assembly: one document, however many devices. */
const writeMillis = 1_000;
/** Of each kind and instance; beyond them nobody is told apart any more. */
const screensAtMost = 100;
const crowdAtMost = 6_000;
const fullPaceMillis = 60_000;
const ttlMillis = 24 * 3_600_000;

interface Book {
  readonly heard: Map<string, Sign>;
  writtenAt: number;
  isWriting: boolean;
}

export type NoteSign = (assemblyId: string, heard: Heard) => Promise<number>;

/**
 * The signs that one instance hears, gathered in its memory and written at most once a second. The request
 * that finds no write pending waits and writes for all; the others are answered at once. Returns in how many
 * milliseconds the next sign is expected.
 */
export function openSignBook(clock: Clock, instance: string = randomUUID()): NoteSign {
  const books = new Map<string, Book>();

  async function write(assemblyId: string, book: Book): Promise<void> {
    book.isWriting = true;
    await clock.wait(Math.max(0, book.writtenAt + writeMillis - clock.now()));
    // From here on a new sign is written by the next.
    book.isWriting = false;
    const at = clock.now();
    book.writtenAt = at;
    forgetOld(book, at);
    const ttl = Timestamp.fromMillis(at + ttlMillis);
    await attempt('signs not written', () =>
      liveDocuments.signsOf(assemblyId, instance).set({ at, heard: packSigns(book.heard), ttl }),
    );
    if (book.heard.size === 0) books.delete(assemblyId);
  }

  return async (assemblyId, { deviceId, ...said }) => {
    const { kind, state } = said;
    const book = books.get(assemblyId) ?? { heard: new Map(), writtenAt: 0, isWriting: false };
    books.set(assemblyId, book);
    const now = clock.now();
    const known = book.heard.get(deviceId);
    if (known === undefined && isFull(book, kind)) return fullPaceMillis;
    const pace = paceOf(book, kind);
    book.heard.set(deviceId, {
      ...said,
      seenAt: now,
      since: known?.since ?? now,
      dueAt: signDueAt({ kind, state }, now, pace),
    });
    if (!book.isWriting) await write(assemblyId, book);
    return pace;
  };
}

function paceOf({ heard }: Book, kind: DeviceKind): number {
  return isCrowd(kind) ? crowdPace(heard.size) : namedPaceMillis;
}

function isFull({ heard }: Book, kind: DeviceKind): boolean {
  const isOfCrowd = isCrowd(kind);
  const most = isOfCrowd ? crowdAtMost : screensAtMost;
  if (heard.size < most) return false;
  const same = [...heard.values()].filter((one) =>
    isOfCrowd ? crowdKinds.some((of) => of === one.kind) : one.kind === kind,
  );
  return same.length >= most;
}

function forgetOld({ heard }: Book, now: number): void {
  for (const [deviceId, { kind, seenAt }] of heard) {
    if (now - seenAt > signKeptMillis(kind)) heard.delete(deviceId);
  }
}
