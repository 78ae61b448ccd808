import { readFile } from 'node:fs/promises';
import type { PublicPageState, RenderedPage } from '@asamblea/domain';

/** The files that the web's build leaves beside the functions: its page, and the renderer of public pages. */
export interface WebBundle {
  readonly template: string;
  /** Null when the renderer cannot be loaded: the plain page still works in the browser. */
  readonly render: ((state: PublicPageState) => RenderedPage) | null;
}

/** Reads `index.html` and `server.js` of a folder once. */
export function loadWebBundle(folder: URL): () => Promise<WebBundle> {
  let loading: Promise<WebBundle> | null = null;
  return () => {
    loading ??= read(folder).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

async function read(folder: URL): Promise<WebBundle> {
  const template = await readFile(new URL('index.html', folder), 'utf8');
  return { template, render: await importRenderer(new URL('server.js', folder)) };
}

async function importRenderer(address: URL): Promise<WebBundle['render']> {
  try {
    const bundle: unknown = await import(address.href);
    return hasRenderer(bundle) ? bundle.renderPublicPage : null;
  } catch {
    return null;
  }
}

function hasRenderer(
  bundle: unknown,
): bundle is { readonly renderPublicPage: (state: PublicPageState) => RenderedPage } {
  return (
    typeof bundle === 'object' &&
    bundle !== null &&
    'renderPublicPage' in bundle &&
    typeof bundle.renderPublicPage === 'function'
  );
}
