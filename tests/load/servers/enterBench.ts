import { join } from 'node:path';
import { projectId } from '../../../scripts/stack/process/projectRoot.ts';

/**
 * Points this process, and those it starts, at the bench's own emulator. Nothing that could lead to a
 * real project stays in the environment.
 */
export function enterBench(bench: {
  readonly firestore: string;
  readonly keys: string;
  readonly refreshMs: number;
}): void {
  delete process.env.GOOGLE_APPLICATION_CREDENTIALS;
  delete process.env.FIREBASE_TOKEN;
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: bench.firestore,
    ...{ ASAMBLEA_KEYS_DIR: bench.keys, ASAMBLEA_FILES_DIR: join(bench.keys, 'files') },
    // There is a relay, or nobody would be invited; nothing is handed to it: what is measured ends in the outbox.
    ...{ ASAMBLEA_SMTP_URL: 'smtp://127.0.0.1:9', ASAMBLEA_MAIL_FROM: 'banco@asamblea.test' },
    ASAMBLEA_REFRESH_MS: String(bench.refreshMs),
    METADATA_SERVER_DETECTION: 'none',
  });
}
