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
  /** Where the app is served. */
  readonly origin: string;
}

/**
 * The document of a written page. Its policy lets run one script, by its address, and fetch nothing but images
 * of the assembly: what a sanitiser might let through still does nothing.
 */
export function frameDocument({ html, css, script, origin }: FrameContent): string {
  const policy = [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'unsafe-inline'",
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
    `<style>${frameStyles}</style><script src="${script}" defer></script>`,
    `<style>${style}</style></head><body class="${pageScope}">${html}</body></html>`,
  ].join('');
}
