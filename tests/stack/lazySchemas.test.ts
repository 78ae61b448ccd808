import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';

const run = promisify(execFile);
const lazySchemas = join(projectRoot, 'scripts/stack/emulators/lazySchemas.ts');
const tools = join(projectRoot, 'node_modules/firebase-tools/package.json');

/** What `code` prints in a process begun with `options`; `inTools` loads what firebase-tools loads. */
async function answerOf(options: readonly string[], code: string): Promise<unknown> {
  const begin = `const { createRequire } = require('node:module');
    const inTools = createRequire(${JSON.stringify(tools)});
    const library = inTools('exegesis/lib/options.js');`;
  const { stdout } = await run(process.execPath, [...options, '--eval', `${begin}\n${code}`]);
  return JSON.parse(stdout);
}

/** The real emulator of accounts, up to where it would listen. */
const starting = `
  const { compileOptions } = library;
  let asksItself;
  library.compileOptions = (given) => {
    asksItself = 'lazyCompileValidationSchemas' in given;
    return compileOptions(given);
  };
  const { prototype } = createRequire(inTools.resolve('exegesis'))('ajv').default;
  const { compile } = prototype;
  let validators = 0;
  prototype.compile = function (...given) {
    validators += 1;
    return compile.apply(this, given);
  };
  inTools('./lib/emulator/auth/server.js')
    .createApp('demo-perezosa')
    .then(() => {
      console.log(JSON.stringify({ asksItself, validators }));
      process.exit();
    });
`;

test('the accounts emulator compiles no validator before it listens, and firebase-tools does not ask for that itself', async () => {
  const answer = await answerOf(['--import', lazySchemas], starting);
  expect(answer).toEqual({ asksItself: false, validators: 0 });
});

test('the library compiles every validator at once unless it is asked not to', async () => {
  const code = 'console.log(library.compileOptions({}).lazyCompileValidationSchemas)';
  expect(await answerOf([], code)).toBe(false);
});
