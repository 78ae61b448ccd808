/** Whether the process talks to the local emulators: there is no HTTPS and no secret manager. */
export function isEmulated(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.FIRESTORE_EMULATOR_HOST !== undefined;
}

/** Where the mail that leaves on this machine is read; null in the cloud, and where nobody keeps it. */
export function mailboxAddress(env: NodeJS.ProcessEnv = process.env): string | null {
  return isEmulated(env) ? (env.ASAMBLEA_MAILBOX ?? null) : null;
}

/** A time that the environment may set, in milliseconds; as usual where it does not, or not as a number. */
export function millisOf(written: string | undefined, usual: number): number {
  const millis = Number(written ?? usual);
  return Number.isInteger(millis) && millis >= 0 ? millis : usual;
}

/** How often a public projection may be rewritten, in milliseconds. */
export function refreshMillis(env: NodeJS.ProcessEnv = process.env): number {
  const written = Number(env.ASAMBLEA_REFRESH_MS ?? 500);
  return Number.isInteger(written) && written >= 100 ? written : 500;
}

/** Where the browser finds the local emulators, for `connect-src`; nothing in the cloud. */
export function emulatorOrigins(env: NodeJS.ProcessEnv = process.env): readonly string[] {
  return [env.FIRESTORE_EMULATOR_HOST, env.FIREBASE_AUTH_EMULATOR_HOST]
    .filter((host) => host !== undefined)
    .flatMap((host) => [`http://${host}`, `ws://${host}`]);
}
