import { readFileSync } from 'node:fs';
import type { Response } from 'playwright-core';
import { allowVideoFrame, loopbackOrigins } from '../../../scripts/stack/emulators/videoFrame.ts';
import { headersOf, hostingRules } from '../../../scripts/testing/hostingRules.ts';
import { hosting } from '../browser/openPage.ts';

/** The addresses of this machine, which the cloud does not have. */
const local = / "?(?:http|ws):\/\/(?:127\.0\.0\.1|localhost):\d+"?/gu;

/** Which headers of `firebase.json` an answer of Hosting should have and does not, each with what it has. */
export function lostHeaders(answer: Response): readonly string[] {
  const { origin, pathname } = new URL(answer.url());
  // Hosting reserves these paths and answers them with its own headers.
  if (origin !== hosting() || pathname.startsWith('/__/')) return [];
  const file = new URL('../../../firebase.json', import.meta.url);
  const { hosting: production } = JSON.parse(readFileSync(file, 'utf8'));
  const origins = loopbackOrigins(Number(new URL(origin).port));
  const headers = allowVideoFrame(production.headers, origins);
  const promised = headersOf(hostingRules.parse({ ...production, headers }), pathname);
  const had = answer.headers();
  return Object.entries(promised)
    .filter(([name, value]) => had[name]?.replace(local, '') !== value.replace(local, ''))
    .map(([name]) => `${pathname}: ${name}: ${had[name] ?? ''}`);
}
