import { type AwaitedDesk, awaitedDesks } from '@asamblea/domain';
import { readSigns } from './readHealth.ts';

/** The desks of an assembly whose work of before an hour may still come, by this server's clock. */
export async function readAwaitedDesks(
  assemblyId: string,
  hour: number,
  now: number,
): Promise<readonly AwaitedDesk[]> {
  return awaitedDesks(await readSigns(assemblyId, now), hour, now);
}
