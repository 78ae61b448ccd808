import type { PublicPageState, RenderedPage } from '@asamblea/domain';

/** Puts what the server rendered, and the state it came from, into the app's own page. */
export function composePage(
  template: string,
  rendered: RenderedPage,
  state: PublicPageState,
): string {
  const script = `<script type="application/json" id="page-state">${escapeJson(state)}</script>`;
  return template
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${escapeText(rendered.title)}</title>`)
    .replace(/<meta name="description"[^>]*>/u, () => description(rendered.description))
    .replace(/<link rel="icon"[^>]*>/u, (ours) =>
      rendered.iconUrl === null
        ? ours
        : `<link rel="icon" href="${escapeText(rendered.iconUrl)}" />`,
    )
    .replace('<!--app-html-->', () => rendered.html)
    .replace('<!--page-state-->', () => script);
}

function description(text: string): string {
  return `<meta name="description" content="${escapeText(text)}" />`;
}

/** No text of an assembly can close the script it travels in. */
function escapeJson(state: PublicPageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
