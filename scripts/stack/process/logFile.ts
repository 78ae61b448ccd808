import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { localFolder, projectRoot } from './projectRoot.ts';

export function logFile(name: string): string {
  return join(localFolder, 'logs', `${name}.log`);
}

/** The last lines of a log, or the last before `sign`, under a heading that says where the rest is. */
export function logTail(path: string, sign?: string): string {
  const log = readLog(path);
  const end = sign === undefined ? -1 : log.indexOf(sign);
  const lines = (end < 0 ? log : log.slice(0, end)).trimEnd().split('\n');
  return `Últimas líneas de ${relative(projectRoot, path)}:\n${lines.slice(-25).join('\n')}`;
}

/** Without the colours that some tools write even into files. */
export function readLog(path: string): string {
  try {
    return stripVTControlCharacters(readFileSync(path, 'utf8'));
  } catch {
    return '';
  }
}
