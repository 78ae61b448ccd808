import type { Role } from '../../kernel/access/role.ts';
import { type DriveItem, driveDepthAtMost, type Visibility, visibilities } from './driveItem.ts';

type Placed = Pick<DriveItem, 'entryId' | 'parentId' | 'visibility'>;

const staff: readonly Role[] = ['admin', 'moderator', 'registrar', 'teller', 'auditor'];

/** The widest visibility that hides something from them; strangers see what is public. */
export function audienceOf(role: Role | null): Visibility {
  if (role === null) return 'public';
  return staff.includes(role) ? 'staff' : 'attendees';
}

/** Whether somebody of that audience sees what is shown to `shown`. */
export function maySee(audience: Visibility, shown: Visibility): boolean {
  return visibilities.indexOf(shown) <= visibilities.indexOf(audience);
}

/** The narrower of two. */
export function narrower(one: Visibility, other: Visibility): Visibility {
  return maySee(one, other) ? one : other;
}

/** An entry with the folders it is in, from the nearest; null if one of them is not there. */
export function pathOf<E extends Placed>(
  entryId: string,
  find: (entryId: string) => E | undefined,
): readonly E[] | null {
  const found: E[] = [];
  let next: string | null = entryId;
  while (next !== null) {
    const entry: E | undefined = find(next);
    if (entry === undefined || found.length > driveDepthAtMost) return null;
    found.push(entry);
    next = entry.parentId;
  }
  return found;
}

/** The audience of an entry: the narrowest of its own visibility and of the folders it is in. */
export function shownTo(path: readonly Pick<Placed, 'visibility'>[]): Visibility {
  return path.map(({ visibility }) => visibility).reduce(narrower, 'public');
}

/** The entries that somebody of that audience sees, each with its audience. */
export function seenEntries<E extends Placed>(
  entries: readonly E[],
  audience: Visibility,
): readonly (readonly [entry: E, shown: Visibility])[] {
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
  return entries.flatMap((entry) => {
    const path = pathOf(entry.entryId, (id) => byId.get(id));
    if (path === null) return [];
    const shown = shownTo(path);
    return maySee(audience, shown) ? [[entry, shown] as const] : [];
  });
}
