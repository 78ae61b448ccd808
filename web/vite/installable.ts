import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstFonts } from './steadyFont.ts';

/** The description that the installed app gives of itself. */
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

/** The smallest page that says, without network, that there is none: the page and its first files. */
const shell = new Set(['index.html', 'colorScheme.js', 'favicon.svg']);
export const collectShell: Plugin = {
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
      if (firstFonts.some((font) => font.test(file.fileName))) shell.add(file.fileName);
    }
  },
};

/**
 * The service worker. A page always comes from the network, so that nobody stays on an old version;
 * the shell only when there is none. `/api` and live data never pass through it.
 */
export const installable = VitePWA({
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
        // The names change with their content, so a file loaded once is good without network.
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
