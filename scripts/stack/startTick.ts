import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './process/say.ts';

/** The functions emulator may be busy with a long request; the next tick does what this one did not. */
const patienceMs = 60_000;

/** How often it comes by. The cloud's comes every minute: `ASAMBLEA_TICK_MILLIS=60000` has it as slow here. */
function tickMillis(): number {
  const millis = Number(process.env.ASAMBLEA_TICK_MILLIS ?? usualTickMillis);
  return Number.isInteger(millis) && millis > 0 ? millis : usualTickMillis;
}

const usualTickMillis = 5_000;

/**
 * Calls `POST /api/tick` as Cloud Scheduler does in the cloud: everything that time does hangs on it.
 * One call at a time; of a run of failures only the first is told. The emulators run nothing on a schedule
 * (firebase/firebase-tools#2034).
 */
export async function startTick(
  hosting: string,
  keysFolder: string,
  everyMs = tickMillis(),
): Promise<{ stop(): void }> {
  const key = await readFile(join(keysFolder, 'tick'), 'utf8');
  const ending = new AbortController();
  let isFailing = false;
  const tick = async () => {
    const problem = await callTick(hosting, key, ending.signal);
    if (ending.signal.aborted) return;
    if (problem !== undefined && !isFailing) say(`El reloj de la asamblea no avanza: ${problem}`);
    isFailing = problem !== undefined;
    timer = setTimeout(tick, everyMs);
  };
  let timer = setTimeout(tick, 0);
  return {
    stop: () => {
      ending.abort();
      clearTimeout(timer);
    },
  };
}

async function callTick(
  hosting: string,
  key: string,
  ending: AbortSignal,
): Promise<string | undefined> {
  try {
    const response = await fetch(`${hosting}/api/tick`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Origin: hosting,
      },
      body: '{}',
      signal: AbortSignal.any([ending, AbortSignal.timeout(patienceMs)]),
    });
    await response.arrayBuffer();
    return response.ok ? undefined : `/api/tick respondió ${response.status}.`;
  } catch (error) {
    return `/api/tick no respondió (${error instanceof Error ? error.message : error}).`;
  }
}
