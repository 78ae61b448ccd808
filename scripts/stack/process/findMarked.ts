import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * The ids of the living processes whose environment carries `marker` ("NAME=value"). A child keeps its
 * environment wherever it goes, so this finds those that left the process group or lost their parent.
 */
export async function findMarked(marker: string): Promise<readonly number[]> {
  return process.platform === 'linux' ? searchProc(marker) : searchPs(marker);
}

async function searchProc(marker: string): Promise<readonly number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      const environment = await readFile(`/proc/${id}/environ`, 'utf8').catch(() => '');
      return environment.split('\0').includes(marker);
    }),
  );
  return ids.filter((_, index) => found[index] === true).map(Number);
}

async function searchPs(marker: string): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-AEww', '-o', 'pid=,command=']);
  return stdout
    .split('\n')
    .filter((line) => line.split(' ').includes(marker))
    .map((line) => Number.parseInt(line, 10));
}
