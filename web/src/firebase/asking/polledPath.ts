import { type LiveName, publicEndpoints } from '@asamblea/domain';
import { requestAddress } from './askApi.ts';

/** Where the edge answers what would be listened to. */
export function polledPath(cot: string, projection: LiveName): string {
  if (projection === 'missing') return requestAddress(publicEndpoints.readMissing, { cot });
  if (projection === 'results') return requestAddress(publicEndpoints.readResults, { cot });
  return requestAddress(publicEndpoints.readLive, { only: projection, cot });
}
