import type { ReadableCollection } from './collections.ts';
import type { Role } from './role.ts';

/** Whoever has people in front, looks them up or writes to them. */
const deskRoles: readonly Role[] = ['admin', 'moderator', 'registrar'];

/**
 * Who reads what says how to reach people, or by which document they are known: no page alone opens it. For
 * who only looks on, units and attendance have the names; who audits reads the mandates too.
 */
export const collectionRoles: Readonly<Partial<Record<ReadableCollection, readonly Role[]>>> = {
  members: ['admin'],
  people: deskRoles,
  proxies: [...deskRoles, 'auditor'],
  doorPeople: deskRoles,
};
