import { readdirSync, readFileSync } from 'node:fs';

/** The unit in which the kernel counts; the same on every Linux of today. */
const tickMillis = 10;

/** Milliseconds of processor that each group of processes has used; empty where the kernel does not tell. */
export function readSpent(groups: readonly number[]): ReadonlyMap<number, number> {
  const spent = new Map<number, number>();
  for (const id of listProcesses()) {
    const fields = readFields(id);
    const group = Number(fields[2]);
    if (!groups.includes(group)) continue;
    const ticks = Number(fields[11]) + Number(fields[12]);
    spent.set(group, (spent.get(group) ?? 0) + ticks * tickMillis);
  }
  return spent;
}

function listProcesses(): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  } catch {
    return [];
  }
}

/** Of `proc_pid_stat`, from the state on: what goes before may hold spaces. */
function readFields(id: string): readonly string[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // The process ended meanwhile.
    return [];
  }
}
