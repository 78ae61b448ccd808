import { join } from 'node:path';
import { say } from '../../../scripts/stack/process/say.ts';
import { startTree } from '../../../scripts/stack/process/startTree.ts';
import { waitUntil } from '../../../scripts/stack/process/waitUntil.ts';
import { runLauncher } from '../../../scripts/stack/runLauncher.ts';

/** A launcher like the real one, over a fake of firebase-tools and its emulator. */
const log = process.argv[2] ?? '';

await runLauncher(async (stop) => {
  const tree = startTree({
    command: [process.execPath, join(import.meta.dirname, 'stubbornParent.ts')],
    cwd: import.meta.dirname,
    environment: process.env,
    log,
  });
  say('en marcha');
  await waitUntil(() => stop.aborted, { timeoutMs: 60_000, everyMs: 20 });
  await tree.destroy();
  say('detenido');
  return 0;
});
