import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BuildOptions, build, context } from 'esbuild';

/**
 * Bundles the functions with the domain inside, and writes a package.json that names only the packages to
 * install in the cloud: deploying needs no workspace.
 *
 *   node functions/build.ts [--out functions/dist] [--web web/dist] [--region us-central1] [--watch]
 */
const folder = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(folder, 'dist') },
    web: { type: 'string', default: join(folder, '..', 'web', 'dist') },
    region: { type: 'string' },
    watch: { type: 'boolean', default: false },
  },
});
const out = resolve(values.out);
const web = resolve(values.web);

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}
const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/** Packages that few requests need, some with files of their own: read from the package when it is asked for. */
const askedForLater = [
  ...['asn1js', 'css-tree', 'date-holidays', 'nodemailer', 'pdfmake', 'pkijs', 'sanitize-html'],
];
/** Firebase reads its own package, and the one it depends on, to list the functions. */
const readByFirebase = ['firebase-functions', 'firebase-admin'];

/** The variables that a bundled library of the older kind expects around it, in each piece. */
const olderModules = [
  "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);",
  'const { dirname: __dirname, filename: __filename } = import.meta;',
].join('');

const options: BuildOptions = {
  entryPoints: [join(folder, 'src', 'index.ts')],
  outdir: out,
  bundle: true,
  // Code imported on demand is a file of its own: a trigger does not read the API.
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // A third of the start of an instance was finding and reading nine hundred files of libraries.
  external: askedForLater,
  banner: { js: olderModules },
  // Names stay, and lines: what failed can be read in a log.
  minifyWhitespace: true,
  lineLimit: 120,
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  ...(values.region === undefined
    ? {}
    : { define: { 'process.env.ASAMBLEA_REGION': JSON.stringify(values.region) } }),
};

await mkdir(out, { recursive: true });
await writeFile(join(out, 'package.json'), `${JSON.stringify(deployed(manifest), null, 2)}\n`);
await rm(join(out, '.env'), { force: true });
await removeLast();
await copyIfThere(join(folder, '.env'), join(out, '.env'));
await copyWeb();
if (values.watch) {
  const watching = await context(options);
  await watching.watch();
} else {
  await build(options);
}

function deployed({ version, dependencies }: Manifest) {
  return {
    name: 'asamblea-functions',
    version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: Object.fromEntries(
      [...readByFirebase, ...askedForLater].map((name) => [name, dependencies[name]]),
    ),
  };
}

/** The pieces of an earlier build have other names, and would be deployed too. */
async function removeLast(): Promise<void> {
  for await (const name of glob('*.js{,.map}', { cwd: out })) await rm(join(out, name));
}

/** The page and the renderer of the web's build, when there is one. */
async function copyWeb(): Promise<void> {
  await rm(join(out, 'web'), { recursive: true, force: true });
  await mkdir(join(out, 'web'), { recursive: true });
  await copyIfThere(join(web, 'client', 'index.html'), join(out, 'web', 'index.html'));
  await copyIfThere(join(web, 'server'), join(out, 'web'));
}

async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await cp(from, to, { recursive: true });
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!missing) throw error;
  }
}
