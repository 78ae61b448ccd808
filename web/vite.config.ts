import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { auditorToDownload } from './vite/auditorPage.ts';
import { collectShell, installable } from './vite/installable.ts';
import { buildTarget } from './vite/oldestBrowsers.ts';
import { preloadWays } from './vite/preloadWays.ts';
import { steadyFont } from './vite/steadyFont.ts';
import { ways } from './vite/ways.ts';
import { withinBudget } from './vite/withinBudget.ts';
import { zipHere } from './vite/zipHere.ts';

/** Where `npm run dev` has the hosting emulator: the API and the project's configuration. */
const hosting = process.env.ASAMBLEA_HOSTING ?? 'http://127.0.0.1:5000';
// The browser's Host and Origin go through untouched, so that the API sees one site.
const proxied = { target: hosting, changeOrigin: false };

/** The names that reactfire imports from the Firebase products that we do not use through it. */
const unusedNames = [
  ...['onIdTokenChanged', 'get', 'off', 'onChildAdded', 'onChildChanged', 'onChildMoved'],
  ...['onChildRemoved', 'onValue', 'httpsCallable', 'ensureInitialized', 'getAll', 'getBoolean'],
  ...['getNumber', 'getString', 'getValue', 'getDownloadURL', 'ref'],
];
const unusedProducts = '\0unused-firebase-products';

const unusedPipelines = '\0unused-pipelines';

/**
 * reactfire is one file that names every Firebase product, and the products are not tree-shaken:
 * without this the browser would load a database and a file store that nobody calls.
 */
const leaveUnusedProductsOut: Plugin = {
  name: 'leave-unused-products-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^firebase\/(auth|database|functions|remote-config|storage)$/u },
    handler: (_, importer) => (importer?.includes('/reactfire/') ? unusedProducts : null),
  },
  load: {
    filter: { id: new RegExp(`^${unusedProducts}$`, 'u') },
    handler: () => `export const ${unusedNames.map((name) => `${name} = undefined`).join(', ')};`,
  },
};

/** Firestore's own regular expressions, for queries of a kind that we do not make: a fifth of its weight. */
const leavePipelinesOut: Plugin = {
  name: 'leave-pipelines-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^re2js$/u },
    handler: (_, importer) =>
      importer?.includes('/@firebase/firestore/') ? unusedPipelines : null,
  },
  load: {
    filter: { id: new RegExp(`^${unusedPipelines}$`, 'u') },
    handler: () => 'export const RE2JS = undefined;',
  },
};

/**
 * Pages share two hundred pieces of a kilobyte or so, and asking for a file costs more than reading a few
 * kilobytes: what is small goes inside the files that need it, and runs once however many bring it.
 */
const fewFiles = {
  experimentalInlineCommonChunks: { maxSize: 30_000, exclude: /\.css(?:\?|$)/u },
};

/**
 * The client goes to `dist/client`; `--ssr src/app/server.tsx` makes one file with everything it
 * needs in `dist/server`, which the `page` function loads.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: isSsrBuild
    ? [react(), leaveUnusedProductsOut]
    : [
        react(),
        leaveUnusedProductsOut,
        leavePipelinesOut,
        zipHere,
        steadyFont,
        preloadWays(ways, '/votes/current'),
        collectShell,
        installable,
        withinBudget(ways),
        auditorToDownload,
      ],
  // The server's file says so itself, wherever it runs.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': proxied, '/__/firebase': proxied },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'server.js' } },
      }
    : {
        outDir: 'dist/client',
        target: buildTarget,
        cssTarget: buildTarget,
        rolldownOptions: { preserveEntrySignatures: false, output: { codeSplitting: fewFiles } },
      },
  // A module that a worker loads on demand stays in files of its own.
  worker: { format: 'es' as const, plugins: () => [zipHere] },
  ssr: { noExternal: true as const },
}));
