import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Where `npm run dev` has the hosting emulator: the API and the project's configuration. */
const hosting = process.env.ASAMBLEA_HOSTING ?? 'http://127.0.0.1:5000';
// The browser's Host and Origin go through untouched, so that the API sees one site.
const proxied = { target: hosting, changeOrigin: false };

/** What reactfire imports from the Firebase products that we do not use through it. */
const unusedNames = [
  ...['onIdTokenChanged', 'get', 'off', 'onChildAdded', 'onChildChanged', 'onChildMoved'],
  ...['onChildRemoved', 'onValue', 'httpsCallable', 'ensureInitialized', 'getAll', 'getBoolean'],
  ...['getNumber', 'getString', 'getValue', 'getDownloadURL', 'ref'],
];
const unusedProducts = '\0unused-firebase-products';

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

/** What the installed app says of itself. */
const manifest = {
  id: '/',
  name: 'Asamblea',
  short_name: 'Asamblea',
  description: 'Asambleas con quórum por coeficiente y votación en vivo.',
  lang: 'es',
  dir: 'ltr' as const,
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  theme_color: '#0b5563',
  background_color: '#faf8f4',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      ...{ src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png' },
      purpose: 'maskable' as const,
    },
  ],
  shortcuts: [
    { name: 'Mi voto', url: '/votes/current' },
    { name: 'Inicio', url: '/' },
  ],
};

/** The least that says, without network, that there is none: the page and what it loads at once. */
const shell = new Set(['index.html', 'colorScheme.js', 'favicon.svg']);
const collectShell: Plugin = {
  name: 'collect-shell',
  apply: 'build',
  generateBundle(_, bundle) {
    const add = (name: string) => {
      const file = bundle[name];
      if (file?.type !== 'chunk' || shell.has(name)) return;
      shell.add(name);
      for (const style of file.viteMetadata?.importedCss ?? []) shell.add(style);
      file.imports.forEach(add);
    };
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.isEntry) add(file.fileName);
      if (/-latin-wght-normal-[^.]+\.woff2$/u.test(file.fileName)) shell.add(file.fileName);
    }
  },
};

/**
 * The service worker. A page always comes from the network, so that nobody stays on an old version;
 * the shell only when there is none. `/api` and live data never pass through it.
 */
const installable = VitePWA({
  strategies: 'generateSW',
  filename: 'sw.js',
  injectRegister: null,
  manifest,
  includeManifestIcons: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,woff2}'],
    manifestTransforms: [
      (entries) => ({ manifest: entries.filter(({ url }) => shell.has(url)), warnings: [] }),
    ],
    // `/` is a page as any other: it is not taken from the shell while there is network.
    directoryIndex: null,
    navigateFallback: null,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        urlPattern: ({ request, sameOrigin, url }) =>
          sameOrigin && request.mode === 'navigate' && !/^\/(api|__)\//u.test(url.pathname),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/index.html' } },
      },
      {
        // Their names change with their content, so what was loaded once is good without network.
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'asamblea-assets',
          cacheableResponse: { statuses: [200] },
          expiration: { maxEntries: 200, purgeOnQuotaError: true },
        },
      },
    ],
  },
});

/**
 * The client goes to `dist/client`; `--ssr src/app/server.tsx` makes one file with everything it
 * needs in `dist/server`, which the `page` function loads.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: isSsrBuild
    ? [react(), leaveUnusedProductsOut]
    : [react(), leaveUnusedProductsOut, collectShell, installable],
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
    : { outDir: 'dist/client', target: 'baseline-widely-available' },
  ssr: { noExternal: true as const },
}));
