import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openZip } from './assembly/openZip.ts';
import { openPlace } from './drill/openPlace.ts';
import { readDrill } from './drill/readDrill.ts';
import { sayDrill } from './drill/sayDrill.ts';
import { type Step, timed } from './drill/steps.ts';
import { takeCopy } from './drill/takeCopy.ts';
import { say } from './stack/process/say.ts';
import { runLauncher } from './stack/runLauncher.ts';

/**
 * Takes an export to another place and looks there at whether all of it came back: on this machine an emulator
 * of its own, with other keys and other files, or another project of the cloud. Writes nothing into the origin but
 * the export that `--cot` asks for. Exit code: 0 only if nothing was lost.
 *
 *   npm run drill -- --cot torres [--project mi-proyecto] [--database copia] [--into otro-proyecto]
 *   npm run drill -- --file torres.zip [--project mi-proyecto] [--into otro-proyecto]
 */
await runLauncher(async (stop) => {
  const asked = readDrill(process.argv.slice(2), process.env);
  const origin = { ...process.env };
  const folder = await mkdtemp(join(tmpdir(), 'asamblea-drill-'));
  const steps: Step[] = [];
  try {
    const entries = await openZip(await takeCopy({ asked, folder, origin, steps, stop }));
    const place = await timed(steps, 'Preparar el otro lugar', () =>
      openPlace(asked.into, folder, stop),
    );
    try {
      // Read last: the place is in the environment by then.
      const { tryCopy } = await import('./drill/tryCopy.ts');
      const findings = await tryCopy({ asked, entries, origin, steps, stop });
      const { text, isWhole } = sayDrill(findings);
      say(text);
      return isWhole ? 0 : 1;
    } finally {
      await place.close();
    }
  } finally {
    // The folder has personal data and keys.
    await rm(folder, { recursive: true, force: true });
  }
}, 1);
