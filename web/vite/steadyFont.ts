import type { Plugin } from 'vite';

/**
 * The fonts are asked for at once. A font that is late is not used on that page, so that text never moves
 * while it is read; the next page has it. This holds for the zero too, which `base.css` declares.
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
      return firstFonts.map((font) => {
        const file = Object.keys(bundle).find((name) => font.test(name));
        if (file === undefined) throw new Error(`No file is named like ${font}.`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` };
        return {
          tag: 'link',
          attrs: { ...attrs, crossorigin: true },
          injectTo: 'head-prepend' as const,
        };
      });
    },
  },
};

/** The fonts of every page: the letters of Spanish, upright, and the zero. Others come when a text has them. */
export const firstFonts = [/-latin-wght-normal-[^.]+\.woff2$/u, /plainZero-[^.]+\.woff2$/u];
