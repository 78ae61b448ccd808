/**
 * The content allowed in a page that the assembly wrote. The list names allowed tags, never bad ones:
 * anything that nobody thought of stays out. The server's sanitiser, that of the browser and the editor read
 * the same list.
 */
export const allowedTags: readonly string[] = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre'],
  ...['section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'address'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code', 'abbr', 'time'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'a', 'details', 'summary'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** For these not even the inner text is kept: it is code, or parsed differently from its look. */
export const emptiedTags: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'iframe', 'noembed', 'noframes', 'object'],
  ...['svg', 'math', 'textarea', 'title', 'xmp', 'plaintext', 'select', 'option', 'head'],
  ...['applet', 'embed', 'audio', 'video', 'canvas', 'listing', 'frameset', 'annotation-xml'],
];

const everywhere = ['id', 'class', 'title', 'lang', 'dir', 'style', 'role', 'aria-label'];
const live = ['aria-hidden', 'data-bloque'];

const byTag = new Map<string, readonly string[]>(
  Object.entries({
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    col: ['span'],
    colgroup: ['span'],
    ol: ['start'],
    time: ['datetime'],
  }),
);

/** The attributes that may stay on an element of that name, before their values are looked at. */
export function allowedAttributes(tag: string): readonly string[] {
  return [...everywhere, ...live, ...(byTag.get(tag) ?? [])];
}

/** Every attribute that some element may have. */
export const anyAllowedAttribute: readonly string[] = [
  ...new Set([...everywhere, ...live, ...[...byTag.values()].flat()]),
];

/** Properties that move nothing out of its place, nor put it over content outside the page. */
export const allowedProperties: ReadonlySet<string> = new Set([
  ...['color', 'opacity', 'visibility', 'display', 'float', 'clear', 'overflow', 'vertical-align'],
  ...['background', 'background-color', 'background-image', 'background-position'],
  ...['background-repeat', 'background-size', 'background-attachment', 'box-shadow'],
  ...['border', 'border-color', 'border-style', 'border-width', 'border-radius'],
  ...['border-collapse', 'border-spacing', 'border-top', 'border-right', 'border-bottom'],
  ...['border-left', 'border-top-width', 'border-right-width', 'border-bottom-width'],
  ...['border-left-width', 'border-top-style', 'border-right-style', 'border-bottom-style'],
  ...['border-left-style', 'border-top-color', 'border-right-color', 'border-bottom-color'],
  ...['border-left-color', 'border-top-left-radius', 'border-top-right-radius'],
  ...['border-bottom-left-radius', 'border-bottom-right-radius', 'box-sizing'],
  ...['margin', 'margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  ...['padding', 'padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  ...['width', 'min-width', 'max-width', 'min-height', 'height', 'object-fit', 'aspect-ratio'],
  ...['font', 'font-family', 'font-size', 'font-style', 'font-weight', 'font-variant-numeric'],
  ...['line-height', 'letter-spacing', 'text-align', 'text-transform', 'text-decoration'],
  ...['text-indent', 'white-space', 'word-break', 'overflow-wrap', 'hyphens', 'list-style'],
  ...['list-style-type', 'list-style-position', 'table-layout', 'caption-side'],
  ...['flex', 'flex-grow', 'flex-shrink', 'flex-basis', 'flex-direction', 'flex-wrap', 'flex-flow'],
  ...['order', 'align-items', 'align-content', 'align-self', 'justify-content', 'justify-items'],
  ...['justify-self', 'gap', 'row-gap', 'column-gap', 'columns', 'column-count'],
  ...['grid', 'grid-template', 'grid-template-columns', 'grid-template-rows', 'grid-column'],
  ...['grid-row', 'grid-auto-flow', 'grid-gap', 'break-inside'],
]);

export const allowedFunctions: ReadonlySet<string> = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'calc', 'min', 'max', 'clamp', 'minmax', 'repeat'],
  ...['linear-gradient', 'radial-gradient', 'fit-content'],
]);
