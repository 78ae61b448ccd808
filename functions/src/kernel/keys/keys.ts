import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineSecret } from 'firebase-functions/params';

/**
 * `session` signs cookies, `tick` opens the clock's door, `people` turns documents into ids, `codes` hides
 * personal codes and the people who tried to enter.
 */
export const keyNames = ['session', 'tick', 'people', 'codes'] as const;
export type KeyName = (typeof keyNames)[number];

/** Gives the same secret text (32 random bytes in hexadecimal) for a name, now and always. */
export type Keys = (name: KeyName) => string;

/** Keys in a folder of this machine, made the first time they are asked for. */
export function localKeys(folder: string): Keys {
  return (name) => {
    const path = join(folder, name);
    if (!existsSync(path)) createOnce(folder, path);
    return checked(name, readFileSync(path, 'utf8'));
  };
}

/** Keys that the cloud mounts in the environment from its secret manager. */
export function secretKeys(env: NodeJS.ProcessEnv): Keys {
  return (name) => checked(name, env[secretNameOf(name)]);
}

export function readKey(name: KeyName): string {
  const folder = process.env.ASAMBLEA_KEYS_DIR;
  return (folder === undefined ? secretKeys(process.env) : localKeys(folder))(name);
}

/** The secrets a cloud function mounts; none where keys live in a folder. */
export function declaredSecrets(names: readonly KeyName[]) {
  if (process.env.ASAMBLEA_KEYS_DIR !== undefined) return [];
  return names.map((name) => defineSecret(secretNameOf(name)));
}

/** The secrets that name the relay of the mail and sign what comes back from it; each may say `none`. */
export function declaredMail() {
  if (process.env.ASAMBLEA_KEYS_DIR !== undefined) return [];
  return ['ASAMBLEA_SMTP_URL', 'ASAMBLEA_MAILGUN_SIGNING_KEY'].map((name) => defineSecret(name));
}

function secretNameOf(name: KeyName): string {
  return `${name.toUpperCase()}_KEY`;
}

/** Complete before it is visible, so that two processes starting together agree on one key. */
function createOnce(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    unlinkSync(draft);
  }
}

function checked(name: KeyName, text: string | undefined): string {
  const key = text?.trim() ?? '';
  if (key.length < 32) throw new Error(`The key "${name}" is missing or too short.`);
  return key;
}
