import { pageDocuments } from '@asamblea/domain';
import { frameStyles } from './frameStyles.ts';

/** The class of the page's own body: its styles reach what is inside and nothing else. */
export const pageScope = 'pagina';

/**
 * Scripts, for ours alone, as the policy of the document says; no origin, so that nothing of the app is
 * within reach; links in tabs of their own, which are pages as any other.
 */
export const frameSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

interface FrameContent {
  readonly html: string;
  readonly css: string;
  /** The whole address of `fillBlocks.js`. */
  readonly script: string;
  /** The whole address of the font of our own pages. */
  readonly font: string;
  /** Where the app is served. */
  readonly origin: string;
}

/**
 * The document of a written page. Its policy lets run one script and load one font, by their addresses, and
 * fetch nothing else but images of the assembly: what a sanitiser might let through still does nothing.
 */
export function frameDocument({ html, css, script, font, origin }: FrameContent): string {
  const policy = [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'unsafe-inline'",
    `font-src ${font}`,
    `img-src ${origin}${pageDocuments} data:`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const style = css.replaceAll('<', '\\3c ');
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="referrer" content="no-referrer"><base target="_blank">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${faceOf(font)}${frameStyles}</style><script src="${script}" defer></script>`,
    `<style>${style}</style></head><body class="${pageScope}">${html}</body></html>`,
  ].join('');
}

/** As on our pages, text that is already being read never moves: a font that is late comes with the next page. */
function faceOf(font: string): string {
  return `@font-face{font-family:'Atkinson Hyperlegible Next Variable';font-weight:200 800;font-display:optional;src:url(${font}) format('woff2')}`;
}
