import { join } from 'node:path';
import { projectRoot } from '../stack/process/projectRoot.ts';

/** A command that only passes or fails, such as the linter. None waits for another. */
export interface CheckStep {
  readonly title: string;
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly environment?: NodeJS.ProcessEnv;
}

const module = (path: string) => join(projectRoot, 'node_modules', path);
const script = (path: string) => join(projectRoot, 'scripts', path);
/** The memory of a check about earlier files goes with the libraries when they are installed anew. */
const kept = (name: string) => module(`.cache/${name}`);

const knip = (name: string, ...more: readonly string[]) =>
  [
    ...[process.execPath, module('knip/bin/knip.js'), '--no-progress'],
    ...['--cache', '--cache-location', kept(name), ...more],
  ] as const;

/** The style, what nobody uses (as everybody reads the code, and without its tests), and the chapters. */
export const lintSteps: readonly CheckStep[] = [
  {
    title: 'estilo',
    name: 'test-lint',
    command: [process.execPath, module('@biomejs/biome/bin/biome'), 'ci', '.'],
  },
  { title: 'lo que nadie usa', name: 'test-unused', command: knip('knip') },
  {
    title: 'lo que solo usan las pruebas',
    name: 'test-unused-production',
    command: knip('knip-production', '--production'),
  },
  {
    title: 'estilos que nadie usa',
    name: 'test-unused-styles',
    command: [process.execPath, script('unusedStyles.ts')],
  },
  {
    title: 'capítulos',
    name: 'test-chapters',
    command: [process.execPath, script('chapters.ts')],
  },
];

/** For each workspace, only the changes since the last time and the files that depend on them. */
export const typeSteps: readonly CheckStep[] = [
  'web',
  'functions',
  'tests',
  'domain',
  'auditor',
].map((workspace) => ({
  title: `tipos de ${workspace}`,
  name: `test-types-${workspace}`,
  command: [
    ...[process.execPath, module('typescript/bin/tsc'), '--noEmit'],
    ...['--incremental', '--tsBuildInfoFile', kept(`types/${workspace}.tsbuildinfo`)],
    // Each of several would work the same types out again; what goes on beside uses the other core.
    ...['--checkers', '1', '-p', `${workspace}/tsconfig.json`],
  ] as [string, ...string[]],
  // The process ends before its garbage is worth collecting.
  environment: { ...process.env, GOGC: 'off' },
}));
