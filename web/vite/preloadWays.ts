import type { Plugin } from 'vite';
import { type BuiltFile, filesOf, type Way } from './budgets.ts';
import { builtFiles } from './builtFiles.ts';

/**
 * The files that `main.tsx` is about to ask for are on their way before it runs: from the page itself those
 * that every way in needs, and those that only the ballot needs from `colorScheme.js`, which knows the
 * address.
 */
export const preloadWays = (ways: readonly Way[], ballot: string): Plugin => ({
  name: 'preload-ways',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const { everywhere, onlyBallot } = preloadsOf(ways, ballot, builtFiles(bundle));
      const said = (name: string) => html.includes(`/${name}"`);
      const links = everywhere.filter((name) => !said(name));
      const script = '<script src="/colorScheme.js"';
      if (!html.includes(script)) throw new Error('colorScheme.js is not where it was.');
      const names = onlyBallot.map((name) => `/${name}`).join(' ');
      return {
        html: html.replace(script, `${script} data-ballot="${names}"`),
        tags: links.map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          injectTo: 'head' as const,
        })),
      };
    },
  },
});

/** The files that all ways need, and those that only the ballot needs besides. */
function preloadsOf(ways: readonly Way[], ballot: string, files: readonly BuiltFile[]) {
  const needed = ways.map((way) => new Set(filesOf(way, files).map(({ name }) => name)));
  const mine = [...(needed[ways.findIndex(({ path }) => path === ballot)] ?? [])];
  const inAll = (name: string) => needed.every((names) => names.has(name));
  return {
    everywhere: mine.filter(inAll),
    onlyBallot: mine.filter((name) => !inAll(name)),
  };
}
