import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

/** Browsers that the house serves. */
const target = ['chrome109', 'safari16', 'firefox115'];
const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * The auditor as one page without network, and as one file for Node:
 *
 *   node auditor/build.ts
 */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = join(folder, 'dist');
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'auditor.html'), await auditorPage());
  await writeFile(
    join(out, 'asamblea-auditor.mjs'),
    await bundle('main.ts', { platform: 'node', target: 'node20', format: 'esm' }),
  );
}

/** The page whole, with its script and its style inside and a policy that lets nothing else run, nor anything leave. */
export async function auditorPage(): Promise<string> {
  const script = await bundle('page/page.ts', {
    platform: 'browser',
    target,
    format: 'iife',
    minify: true,
    charset: 'utf8',
  });
  const [html, style] = await Promise.all(
    ['page.html', 'page.css'].map((name) => readFile(join(folder, 'src', 'page', name), 'utf8')),
  );
  const policy = [
    ...[
      "default-src 'none'",
      `script-src ${digestOf(script)}`,
      `style-src ${digestOf(style ?? '')}`,
    ],
    ...["base-uri 'none'", "form-action 'none'"],
  ].join('; ');
  return (html ?? '')
    .replace('content="policy"', () => `content="${policy}"`)
    .replace(/<style>[^<]*<\/style>/u, () => `<style>${style}</style>`)
    .replace(/<script>[^<]*<\/script>/u, () => `<script>${script}</script>`);
}

async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [join(folder, 'src', entry)],
    bundle: true,
    write: false,
    logLevel: 'warning',
  });
  // Within a page the end of its script would end it.
  return (outputFiles?.[0]?.text ?? '').replaceAll('</script', '<\\/script');
}

function digestOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
