import type { Asker, Endpoint } from '@asamblea/domain';
import { type Address, requestAddress } from './askApi.ts';

/** Where something is read that is always asked the same, with what is asked in it. */
export function askedAddress<Asked extends object, T>(
  endpoint: Endpoint<string, Asker, Asked, T>,
  asked: Asked,
): Address<T> {
  const { method, asker } = endpoint;
  return { method, asker, path: requestAddress<Endpoint>(endpoint, asked).replace(/^\/api/u, '') };
}
