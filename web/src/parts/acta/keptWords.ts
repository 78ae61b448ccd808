import {
  type ActaDetails,
  type ActaNote,
  type ActaWords,
  noDetails,
  noteAtMost,
  noteKinds,
  notePlaces,
} from '@asamblea/domain';
import { deviceStore } from '../../ui/device/deviceStore.ts';

/** The text typed on this device that the server does not have yet, with the text it was typed over. */
export interface UnsentWords {
  readonly base: ActaWords;
  readonly mine: ActaWords;
}

/** The words that wait on this device; null: none, or a value that is not of ours. */
export function readUnsent(key: string): UnsentWords | null {
  const kept = attempt(() => JSON.parse(deviceStore.getItem(key) ?? 'null'));
  if (!isObject(kept) || !isWords(kept.base) || !isWords(kept.mine)) return null;
  return { base: kept.base, mine: kept.mine };
}

/** Keeps them until the server has them; null: it does. A browser that keeps nothing goes on without. */
export function keepUnsent(key: string, words: UnsentWords | null): void {
  attempt(() => {
    if (words === null) deviceStore.removeItem(key);
    else deviceStore.setItem(key, JSON.stringify(words));
  });
}

/**
 * The details that a browser kept of its own before the minutes were on the server. They are given once: the
 * reader keeps them, and they are taken away from their place.
 */
export function takeOldDetails(key: string): ActaDetails | null {
  const kept = attempt(() => JSON.parse(deviceStore.getItem(key) ?? 'null'));
  attempt(() => deviceStore.removeItem(key));
  return isDetails(kept) ? kept : null;
}

function isWords(kept: unknown): kept is ActaWords {
  if (!isObject(kept) || !Array.isArray(kept.notes)) return false;
  return (kept.details === null || isDetails(kept.details)) && kept.notes.every(isNote);
}

function isNote(kept: unknown): kept is ActaNote {
  if (!isObject(kept)) return false;
  const { place, placeId, kind, text } = kept;
  return (
    notePlaces.some((one) => one === place) &&
    noteKinds.some((one) => one === kind) &&
    (placeId === null || typeof placeId === 'string') &&
    typeof text === 'string' &&
    text.length <= noteAtMost
  );
}

const optional = {
  ...{ book: '', folio: '', recording: '', recordingDigest: '', recordingConsent: '' },
};

/** Each text as long as the form lets it be, from any writer there. */
function isDetails(kept: unknown): kept is ActaDetails {
  if (!isObject(kept)) return false;
  const { kind, ...texts } = { ...noDetails, ...optional, ...kept };
  const known = [...Object.keys(optional), ...Object.keys(noDetails)];
  return (
    Object.keys(noDetails).every((name) => name in kept) &&
    Object.keys(texts).every((name) => known.includes(name)) &&
    [null, 'ordinary', 'extraordinary'].some((one) => one === kind) &&
    Object.values<unknown>(texts).every((text) => typeof text === 'string' && text.length <= 200)
  );
}

function isObject(kept: unknown): kept is Readonly<Record<string, unknown>> {
  return typeof kept === 'object' && kept !== null;
}

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch {
    // Private windows and full disks keep nothing, and a text that is no JSON is not ours.
    return null;
  }
}
