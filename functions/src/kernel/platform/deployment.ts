/**
 * Where the functions run. The build writes it in (`npm run deploy -- --region …`), since what is deployed is
 * read where nothing of this machine's environment is; `firebase.json` says the same for the rewrites.
 */
export const region = process.env.ASAMBLEA_REGION ?? 'us-central1';

/** As whom each runs, of the project it is deployed to; the emulators take no notice. */
export const accounts = {
  /** May sign tokens, read and write accounts and files, and make the keys of secret votes. */
  api: 'asamblea-api@',
  /** Of `page` and the triggers, which only read and write the database. */
  live: 'asamblea-live@',
} as const;
