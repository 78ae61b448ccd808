import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Place } from '../../scripts/deploy/place.ts';
import { deploySteps } from '../../scripts/deploy/steps/deploySteps.ts';

const folder = mkdtempSync(join(tmpdir(), 'asamblea-'));
mkdirSync(join(folder, 'functions'));
afterAll(() => rmSync(folder, { recursive: true }));

const place: Place = { project: 'mi-proyecto', region: 'southamerica-east1' };

/** In place of the programs: each says its arguments, one a line, and its answer to others. */
const programs = `
set -eu
told() { printf '%s\\n' "$@" >&2; }
gcloud() {
  case "$*" in
    'projects describe'*) printf 123; return ;;
    'auth print-access-token'|'secrets versions access'*) printf answered; return ;;
  esac
  told gcloud "$@"
}
curl() { told curl "$@"; }
npx() { told npx "$@"; }
npm() { told npm "$@"; }
openssl() { case "$1" in rand) printf '%064d' 7 ;; *) told openssl "$@" ;; esac; }
`;

/** The arguments of the programs, command by command, when all of them are typed in one shell. */
function typed(commands: readonly string[]): readonly (readonly string[])[] {
  const lines = commands.map((command) => `{ ${command}; } <<< none\nprintf '%s\\n' '-- end'`);
  const variables = { PROJECT: place.project, REGION: place.region };
  const output = execFileSync(
    'bash',
    ['--norc', '-c', ['exec 2>&1', programs, ...lines].join('\n')],
    {
      ...{ cwd: folder, encoding: 'utf8' as const },
      env: { PATH: process.env.PATH ?? '', ...variables },
    },
  );
  return output.split('-- end\n').map((part) => part.trim().split('\n'));
}

const isTyped = (command: string) => !command.startsWith('#');
const commandsAt = (where: Place) =>
  deploySteps.flatMap((step) => step.commands(where)).filter(isTyped);

const words = typed(commandsAt(place));
const fromGuide = typed(commandsAt({ project: '$PROJECT', region: '$REGION' }));
const steps = deploySteps.flatMap(({ id, commands }) =>
  commands(place)
    .filter(isTyped)
    .map(() => id),
);

test.each([...steps.entries()])('command %i, of %s, reaches its program whole', (i) => {
  const said = words[i] ?? [];
  // A value written into the settings calls nobody.
  expect(said[0]).toMatch(steps[i] === 'settings' ? /^$/u : /^(?:gcloud|curl|npx|npm|openssl)$/u);
  // With the variables of the guide it is the same.
  expect(fromGuide[i]).toEqual(said);
  expect(said.join(' ')).not.toMatch(/\$PROJECT|\$REGION|\$\(|\\"/u);
  for (const body of said.filter((word) => word.startsWith('{'))) {
    expect(() => JSON.parse(body)).not.toThrow();
  }
});

test('the condition of the keys of secret votes is the one that the check looks for', () => {
  const conditions = words.flat().filter((word) => word.startsWith('--condition=title'));
  const expression = 'resource.name.startsWith("projects/123/secrets/question-")';
  const whole = `--condition=title=question-keys,expression=${expression}`;
  expect(conditions).toEqual([whole, whole]);
});
