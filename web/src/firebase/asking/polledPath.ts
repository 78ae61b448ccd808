import { type LiveName, publicEndpoints } from '@asamblea/domain';
import { addressOf } from './askApi.ts';

/** Where the edge answers what would be listened to. */
export function polledPath(cot: string, projection: LiveName): string {
  if (projection === 'missing') return addressOf(publicEndpoints.readMissing, { cot });
  if (projection === 'results') return addressOf(publicEndpoints.readResults, { cot });
  return addressOf(publicEndpoints.readLive, { only: projection, cot });
}
