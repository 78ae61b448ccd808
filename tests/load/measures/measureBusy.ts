import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const watchedMs = 2_000;

/** The part of the machine that other programs use, from 0 to 1: with a busy machine the figures are not ours. */
export async function measureBusy(): Promise<number> {
  const before = readTimes();
  await pause(watchedMs);
  const after = readTimes();
  const total = after.total - before.total;
  return total === 0 ? 0 : 1 - (after.idle - before.idle) / total;
}

function readTimes(): { readonly idle: number; readonly total: number } {
  let idle = 0;
  let total = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    total += times.user + times.nice + times.sys + times.idle + times.irq;
  }
  return { idle, total };
}
