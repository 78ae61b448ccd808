import { availableParallelism } from 'node:os';
import { duration, say } from './stack/process/say.ts';
import { runLauncher } from './stack/runLauncher.ts';
import { lintSteps, typeSteps } from './testing/checkSteps.ts';
import { keepCompiled } from './testing/keepCompiled.ts';
import { runChecks } from './testing/runCheck.ts';

/**
 * Everything that is told without running the program: style, what nobody uses, chapters and types. Steps go beside each
 * other, and those that can look only at what changed.
 *
 *   node scripts/check.ts
 */
const atOnceAtMost = 3;

keepCompiled();
await runLauncher(async (stop) => {
  const startedAt = performance.now();
  const atOnce = Math.min(atOnceAtMost, availableParallelism());
  const { failed } = await runChecks([...lintSteps, ...typeSteps], atOnce, stop);
  say(
    `${failed === 0 ? 'Todo bien' : `Mal: ${failed}`} (${duration(performance.now() - startedAt)})`,
  );
  return failed === 0 ? 0 : 1;
}, 130);
