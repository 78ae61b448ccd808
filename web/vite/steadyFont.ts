import type { Plugin } from 'vite';

/**
 * The font is asked for at once, and if it is late the page keeps the system's: text that is already
 * being read never moves. The next page has it.
 */
export const steadyFont: Plugin = {
  name: 'steady-font',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /@fontsource-variable.*\.css$/u },
    handler: (code) => code.replaceAll('font-display: swap', 'font-display: optional'),
  },
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const file = Object.keys(bundle).find((name) => latinFont.test(name));
      if (file === undefined) throw new Error('The font is not where it was.');
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` };
      return [{ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head-prepend' }];
    },
  },
};

/** The letters of Spanish, upright; the others come when a text has them. */
export const latinFont = /-latin-wght-normal-[^.]+\.woff2$/u;
