import { accept, type Outcome, refuse, type ZoomTestAnswer } from '@asamblea/domain';
import { takeAttempt } from '../../kernel/http/rateLimits.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { openZoom } from './zoomAccounts.ts';
import { zoomHosts } from './zoomHosts.ts';
import { askToken } from './zoomTokens.ts';

/** Really asks Zoom for a token with what is saved, and says what it answered. */
export async function testZoom(
  assemblyId: string,
  by: string,
  now: number,
): Promise<Outcome<ZoomTestAnswer>> {
  const zoom = await openZoom(assemblyId);
  if (zoom === null) return refuse('zoom-not-set');
  const measure = await takeAttempt({ tried: ['zoom-test', assemblyId], from: by, now });
  if (!measure.ok) return measure;
  const given = await askToken(zoom.login, zoomHosts(), systemClock);
  return accept({ trouble: given.ok ? null : given.trouble });
}
