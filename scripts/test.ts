import { say } from './stack/process/say.ts';
import { StackProblem } from './stack/process/stackProblem.ts';
import { describeProblem, runLauncher } from './stack/runLauncher.ts';
import { describeTimes } from './testing/describeTimes.ts';
import { drawBrowserFiles } from './testing/drawBrowserFiles.ts';
import { drawSeed } from './testing/drawSeed.ts';
import { keepCompiled } from './testing/keepCompiled.ts';
import { runTests, testParts } from './testing/runTests.ts';
import { emptyTally } from './testing/tally.ts';

const [choice = 'all', ...filters] = process.argv.slice(2);

keepCompiled();
await runLauncher(async (stop) => {
  const parts = choice === 'all' ? testParts : testParts.filter((part) => part === choice);
  if (parts.length === 0) {
    throw new StackProblem(`Uso: node scripts/test.ts [all|${testParts.join('|')}] [archivo…]`);
  }
  say(`Semilla de las muestras: ${drawSeed()} (ASAMBLEA_SEED la repite)`);
  const drawn = choice === 'all' && filters.length === 0 ? drawBrowserFiles() : undefined;
  const tally = await runTests({ parts, filters, drawn, stop }).catch((error: unknown) => {
    stop.throwIfAborted();
    say(describeProblem(error));
    return { ...emptyTally, failed: 1 };
  });
  say(describeTimes(tally));
  say(`${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed === 0 ? 0 : 1;
}, 130);
