import { concerns, type DatedEvent, instantOf, type StoredEvent } from '@asamblea/domain';
import type { Archive } from '../../kernel/archives/archiveSource.ts';
import { documents } from '../../kernel/database/documents.ts';
import { type QueryDocumentSnapshot, readAsOf } from '../../kernel/database/firestore.ts';
import { pagesAsOf } from '../../kernel/database/pagesAsOf.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { questionAsked } from './dossierAsked.ts';
import type { Outline } from './readDossierOutline.ts';

/** An event as it is stored, for programs, and with its place, for people. */
interface DossierEvent {
  readonly line: StoredEvent & { readonly eventId: string };
  readonly dated: DatedEvent;
}

type Found = QueryDocumentSnapshot<StoredEvent>;

/**
 * Every event in its order: those that are sealed, block by block, and then those that wait. Of one decision, its
 * own and those of its session that are of no question.
 */
export async function* eventsOf({
  archive,
  outline,
}: {
  readonly archive: Archive;
  readonly outline: Pick<Outline, 'sessions'>;
}): AsyncGenerator<readonly DossierEvent[]> {
  const { assemblyId, readAt } = archive;
  const questionId = questionAsked(archive);
  const sessions = new Set(outline.sessions.map(({ session }) => session));
  const isWanted = (one: Found) => {
    if (questionId === undefined) return true;
    const event = one.data();
    const { session } = event;
    return concerns(event, questionId) && (session === undefined || sessions.has(session));
  };
  const events = documents.events(assemblyId);
  let block: Found[] = [];
  for await (const page of pagesAsOf(readAt, events.where('seal', '>', 0).orderBy('seal'))) {
    const last = page.at(-1)?.data().seal;
    // The rest of its last block may come with the next page.
    const whole = [...block, ...page];
    block = whole.filter((one) => one.data().seal === last);
    yield inPlace(whole.filter((one) => one.data().seal !== last).filter(isWanted));
  }
  yield inPlace(block.filter(isWanted));
  const waiting = await readAsOf(readAt, (tx) => tx.get(events.where('seal', '==', null)));
  yield inPlace(waiting.docs.filter(isWanted));
}

/** By their place in the record; what waits, by its commit, which is filled in. */
function inPlace(found: readonly Found[]): readonly DossierEvent[] {
  const byId = new Map(found.map((one) => [one.id, one]));
  const dated = datedEvents(found).map((one) => ({ one, sequence: one.sequence }));
  return [...dated]
    .sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0))
    .flatMap(({ one }) => {
      const stored = byId.get(one.eventId);
      if (stored === undefined) return [];
      const event = stored.data();
      const committed = event.seal === null ? { committed: instantOf(stored.createTime) } : {};
      return [{ line: { eventId: one.eventId, ...event, ...committed }, dated: one }];
    });
}
