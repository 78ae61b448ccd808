import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
const caught = new Map<string, string>();

/** Each breaks one boundary once. */
const broken: readonly (readonly [file: string, code: string, message: string])[] = [
  [
    'domain/src/kernel/weights/a.ts',
    "import 'node:fs';",
    'The domain imports only itself and zod.',
  ],
  ['domain/src/kernel/weights/b.ts', 'export const b = Date.now();', 'global variable Date'],
  ['domain/src/kernel/weights/c.ts', "import '../../../web/src/x.ts';", 'The domain imports only'],
  [
    'functions/src/people/rosters/a.ts',
    "import 'firebase-admin/firestore';",
    'Reach Firestore through',
  ],
  ['functions/src/people/rosters/b.ts', "import '../../../web/src/x.ts';", 'Workspaces meet in'],
  ['functions/src/kernel/files/a.ts', "import '@google-cloud/storage';", 'Reach Firestore through'],
  ['functions/src/kernel/keys/a.ts', "import 'firebase-admin/app';", 'Reach Firestore through'],
  ['functions/src/kernel/database/a.ts', "import '../../../web/src/x.ts';", 'Workspaces meet in'],
  [
    'functions/src/kernel/database/b.ts',
    "import { paths } from '@asamblea/domain';",
    'Paths come from',
  ],
  [
    'functions/src/people/rosters/c.ts',
    "import { paths } from '@asamblea/domain';",
    'Paths come from',
  ],
  [
    'functions/src/kernel/files/cloudFiles.ts',
    "import '../../../web/src/x.ts';",
    'Workspaces meet in',
  ],
  ['functions/src/kernel/platform/a.ts', "import '../../../web/src/x.ts';", 'Workspaces meet in'],
  ['web/src/features/polls/ballots/a.ts', "import '../quorum/x.ts';", 'another feature'],
  [
    'web/src/features/polls/ballots/b.ts',
    "import '../../../features/quorum/x.ts';",
    'another feature',
  ],
  ['web/src/features/polls/ballots/c.ts', "import '../../../app/x.ts';", 'Features know neither'],
  ['web/src/features/polls/ballots/d.ts', "import 'firebase/firestore';", 'Features know neither'],
  ['web/src/features/polls/ballots/e.ts', "import 'reactfire';", 'Features know neither'],
  [
    'web/src/features/polls/ballots/f.ts',
    "import '../../../ui/files/download.ts';",
    'through useFileSaver',
  ],
  [
    'web/src/features/polls/questions/agenda/a.ts',
    "import '../../quorum/x.ts';",
    'another feature',
  ],
  [
    'web/src/features/polls/questions/agenda/b.ts',
    "import '../../quorum/y/x.ts';",
    'another feature',
  ],
  [
    'web/src/features/polls/questions/agenda/c.ts',
    "import '../../../hall/door/x.ts';",
    'another feature',
  ],
  [
    'web/src/features/polls/questions/agenda/d.ts',
    "import '../../../../features/hall/door/x.ts';",
    'another feature',
  ],
  [
    'web/src/features/polls/questions/agenda/e.ts',
    "import '../../../../app/x.ts';",
    'Features know neither',
  ],
  [
    'web/src/features/polls/questions/agenda/f.ts',
    "import 'firebase/firestore';",
    'Features know neither',
  ],
  ['web/src/features/polls/questions/agenda/g.ts', "import 'reactfire';", 'Features know neither'],
  [
    'web/src/features/polls/questions/agenda/h.ts',
    "import '../../../../ui/files/download.ts';",
    'through useFileSaver',
  ],
  [
    'web/src/features/polls/questions/agenda/i.ts',
    "import '../../../../../functions/src/x.ts';",
    'Workspaces meet in',
  ],
  ['web/src/features/polls/ballots/g.ts', "import '../../hall/door/x.ts';", 'another feature'],
  ['web/src/features/polls/ballots/h.ts', "import '../quorum/y/x.ts';", 'another feature'],
  ['web/src/parts/a.ts', "import '../features/x/y.ts';", 'Parts serve the features'],
  ['web/src/parts/b.ts', "import 'reactfire';", 'Parts serve the features'],
  ['web/src/ui/a.ts', "import '../features/x.ts';", 'ui/ is presentation only.'],
  ['web/src/ui/lists/a.ts', "import '../../features/x.ts';", 'ui/ is presentation only.'],
  ['web/src/ui/b.ts', "import '@asamblea/domain';", 'ui/ is presentation only.'],
  ['web/src/firebase/a.ts', "import '../features/ballots/x.ts';", 'web/src/firebase serves'],
  ['web/src/firebase/b.ts', "import '../parts/x.ts';", 'web/src/firebase serves'],
  ['web/src/firebase/tab/a.ts', "import '../../parts/x.ts';", 'web/src/firebase serves'],
  ['web/src/parts/who/a.ts', "import '../../features/x/y.ts';", 'Parts serve the features'],
  ['web/src/app/hall/a.ts', "import '../../ui/files/download.ts';", 'through useFileSaver'],
  ['web/src/app/a.ts', "import 'firebase/firestore';", 'Only web/src/firebase knows the SDK.'],
  ['web/src/app/c.ts', "import '../ui/files/download.ts';", 'through useFileSaver'],
  ['web/src/app/b.ts', "import '../../../functions/src/x.ts';", 'Workspaces meet in'],
  [
    'domain/src/people/rosters/a.ts',
    'export const names: Readonly<Record<string, string>> = { group: "Torre" };',
    'A table has closed keys',
  ],
  [
    'web/src/features/hall/door/t.ts',
    'const hints: Partial<Record<string, string>> = { group: "Torre" };\nexport { hints };',
    'A table has closed keys',
  ],
  [
    'domain/src/people/imports/a.ts',
    'export const merge = (known, read, has) => ({ ...known, kind: has ? read.kind : known.kind });',
    'What is merged names every field',
  ],
  [
    'functions/src/people/rosters/d.ts',
    'export const d = (read, known) => ({ ...read, email: read.email ?? known?.email ?? null });',
    'What is merged names every field',
  ],
];

/** Code that the house allows stays allowed. */
const sound: readonly (readonly [file: string, code: string])[] = [
  [
    'domain/src/kernel/weights/z.ts',
    "import '../rosters/x.ts';\nimport './x.ts';\nimport 'zod';\n",
  ],
  ['functions/src/kernel/database/z.ts', "import 'firebase-admin/firestore';\n"],
  [
    'functions/src/people/rosters/y.ts',
    "import { accept } from '@asamblea/domain';\nexport const y = accept(1);\n",
  ],
  ['functions/src/kernel/platform/z.ts', "import 'firebase-admin/firestore';\n"],
  ['functions/src/people/rosters/z.ts', "import '@asamblea/domain';\nimport '../platform/x.ts';\n"],
  [
    'web/src/features/polls/ballots/z.ts',
    "import '../../../firebase/x.ts';\nimport '../../../ui/x.ts';\n",
  ],
  ['web/src/features/polls/ballots/y.ts', "import './form/x.ts';\n"],
  [
    'web/src/features/polls/questions/agenda/z.ts',
    "import '../../../../firebase/x.ts';\nimport '../../../../ui/x.ts';\nimport '../draft/x.ts';\nimport '../x.ts';\nimport './x.ts';\n",
  ],
  [
    'web/src/parts/z.ts',
    "import '@asamblea/domain';\nimport '../firebase/x.ts';\nimport '../ui/x.ts';\n",
  ],
  ['web/src/app/z.ts', "import '../features/ballots/x.ts';\nimport '../firebase/x.ts';\n"],
  ['web/src/ui/lists/z.ts', "import '../widgets/x.ts';\n"],
  ['web/src/firebase/z.ts', "import 'firebase/firestore';\n"],
  [
    'domain/src/people/rosters/z.ts',
    [
      'export const kinds = { a: 1 } as const satisfies Record<string, number>;',
      "export const names = new Map<string, string>(Object.entries({ to: 'a' }));",
      'export const none: Record<string, number> = {};',
      'export function count(words) {\n  const sums: Record<string, number> = { ...none };\n  return sums;\n}',
      'export const older = (unit) => ({ ...unit, order: unit.order + 1, kind: none.x });\n',
    ].join('\n'),
  ],
];

interface Report {
  readonly diagnostics: readonly {
    readonly message: unknown;
    readonly advices: unknown;
    readonly location: { readonly path: unknown };
  }[];
}

beforeAll(() => {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  config.vcs = { enabled: false };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
  for (const [file, code] of [...broken, ...sound]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  const biome = join(root, 'node_modules/.bin/biome');
  const run = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=500', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const report: Report = JSON.parse(run.stdout.slice(run.stdout.indexOf('{')));
  for (const one of report.diagnostics) {
    const path = JSON.stringify(one.location.path);
    const file = [...broken, ...sound].find(([name]) => path.includes(name))?.[0] ?? path;
    const said = JSON.stringify([one.message, one.advices]);
    caught.set(file, (caught.get(file) ?? '') + said);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(broken)('%s may not say %s', (file, _, message) => {
  expect(caught.get(file) ?? 'nothing was caught').toContain(message);
});

test.each(sound)('%s keeps what the house allows', (file) => {
  expect(caught.get(file) ?? '').not.toMatch(/import|closed keys|names every field/iu);
});
