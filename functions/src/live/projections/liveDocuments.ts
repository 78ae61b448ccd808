import type { LiveMissing, Projected, WrittenPage } from '@asamblea/domain';
import {
  collectionAt,
  documentAt,
  everywhere,
  type Timestamp,
} from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';

/** The owner of the refresh of a projection in a slice of time; `ttl` lets the database forget it. */
export interface Tick {
  readonly owner: string;
  readonly endsAt: number;
  readonly ttl: Timestamp;
}

/**
 * `signs/{instance}`: what one server heard from screens, desks and phones. `ttl` lets the database forget it.
 */
export interface StoredSigns {
  /** When it was written, in milliseconds by that server's clock. */
  readonly at: number;
  /** As `packSigns` leaves them. */
  readonly heard: string;
  readonly ttl: Timestamp;
}

/** The documents that public screens and pages show, and the signs heard from them. */
export const liveDocuments = {
  pages: (id: string) => collectionAt<WrittenPage>(paths.pages(id)),
  page: (id: string, pageId: string) => documentAt<WrittenPage>(paths.page(id, pageId)),
  tick: (id: string, tickId: string) => documentAt<Tick>(paths.tick(id, tickId)),
  signs: (id: string) => collectionAt<StoredSigns>(paths.signs(id)),
  signsOf: (id: string, instance: string) => documentAt<StoredSigns>(paths.signsOf(id, instance)),
  everySigns: () => everywhere<StoredSigns>('signs'),
  everyTick: () => everywhere<Tick>('ticks'),
  /** The content of its public screens. */
  live: (cot: string) => collectionAt<Projected>(paths.lives(cot)),
  liveMissing: (cot: string) => documentAt<LiveMissing>(paths.live(cot, 'missing')),
} as const;
