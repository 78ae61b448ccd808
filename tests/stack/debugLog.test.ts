import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firebaseCommand } from '../../scripts/stack/firebaseCommand.ts';

test('firebase-tools keeps no debug log, where each trigger would leave what it received', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'firebase-'));
  const [program, ...parameters] = firebaseCommand(['emulators:start', '--config', 'none.json']);
  // With DEBUG it does not delete at its end the log that a kill would leave.
  const quiet = { DEBUG: 'none', NO_UPDATE_NOTIFIER: '1', FIREBASE_API_URL: 'http://127.0.0.1:9' };
  const env = { PATH: process.env.PATH, HOME: cwd, ...quiet };
  expect(() => execFileSync(program, parameters, { cwd, env, stdio: 'pipe' })).toThrow();
  expect(readdirSync(cwd).filter((name) => name.endsWith('.log'))).toEqual([]);
  rmSync(cwd, { recursive: true });
}, 60_000);
