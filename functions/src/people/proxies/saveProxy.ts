import { type EventOrigin, type ProxyPlaces, proxyWrites, type SavedProxy } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { applyPlan, placeOf } from '../../kernel/plans/applyPlan.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

export interface ProxyAction {
  readonly assemblyId: string;
  readonly proxyId: string;
  readonly by: string;
  readonly from: EventOrigin;
  readonly now: number;
}

export function proxyPlacesOf(assemblyId: string): ProxyPlaces {
  return { assemblyId, proxy: (proxyId) => placeOf(peopleDocuments.proxy(assemblyId, proxyId)) };
}

/** Writes what was decided on a proxy, beside what the office keeps with it, and its trace. */
export function saveProxy(
  tx: Transaction,
  asked: Omit<ProxyAction, 'proxyId'>,
  saved: SavedProxy,
): void {
  applyPlan(tx, { writes: proxyWrites(proxyPlacesOf(asked.assemblyId), asked, saved) });
}
