import type { ReadableCollection } from './collections.ts';
import type { Role } from './role.ts';

/** Roles that face people, look them up or write to them. */
const deskRoles: readonly Role[] = ['admin', 'moderator', 'registrar'];

/**
 * The readers of collections that say how to reach people, or their documents: no page alone opens them. For
 * observers, units and attendance have the names; auditors read the mandates too.
 */
export const collectionRoles: Readonly<Partial<Record<ReadableCollection, readonly Role[]>>> = {
  members: ['admin'],
  people: deskRoles,
  proxies: [...deskRoles, 'auditor'],
  doorPeople: deskRoles,
};
