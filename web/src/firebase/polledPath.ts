import type { LiveName } from '@asamblea/domain';

/** Where the edge answers what would be listened to. */
export function polledPath(cot: string, projection: LiveName): string {
  const named = `cot=${encodeURIComponent(cot)}`;
  if (projection === 'missing' || projection === 'results') {
    return `/api/public/${projection}?${named}`;
  }
  return `/api/public/live?only=${projection}&${named}`;
}
