import { isLiveBlock, liveBlockNames } from '@asamblea/domain';

/** A piece of a page, as it stands one after another. */
export interface PagePart {
  readonly label: string;
  /** The text, shortened; empty when there is none. */
  readonly excerpt: string;
  /** All of its text when it is only text and can be written as such; null otherwise. */
  readonly text: string | null;
}

/** The pieces of a page, in their order. Nothing of it runs while it is read. */
export function partsOf(html: string): readonly PagePart[] {
  return rooted(html, (root) => [...root.children].map(describe));
}

/** Moves a piece up (-1) or down (1); at an end it stays. */
export function movePart(html: string, index: number, by: -1 | 1): string {
  return changed(html, (root) => {
    const part = root.children[index];
    const other = root.children[index + by];
    if (part === undefined || other === undefined) return;
    if (by === -1) other.before(part);
    else other.after(part);
  });
}

export function removePart(html: string, index: number): string {
  return changed(html, (root) => root.children[index]?.remove());
}

/** Adds a piece at the end. */
export function addPart(html: string, part: string): string {
  return `${html.trimEnd()}${html.trim() === '' ? '' : '\n'}${part}\n`;
}

/** Writes the text of a piece that is only text. */
export function writePart(html: string, index: number, text: string): string {
  return changed(html, (root) => {
    const part = root.children[index];
    if (part !== undefined) part.textContent = text;
  });
}

function rooted<T>(html: string, read: (root: HTMLElement) => T): T {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Text that stands alone is a paragraph, so that it can be moved as one.
  for (const node of [...body.childNodes]) {
    if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') continue;
    const paragraph = body.ownerDocument.createElement('p');
    node.replaceWith(paragraph);
    paragraph.append(node);
  }
  return read(body);
}

function changed(html: string, change: (root: HTMLElement) => void): string {
  return rooted(html, (root) => {
    change(root);
    return [...root.children].map((part) => part.outerHTML).join('\n');
  });
}

const names = new Map<string, string>(
  Object.entries({
    h1: 'Título',
    h2: 'Subtítulo',
    h3: 'Subtítulo menor',
    p: 'Párrafo',
    ul: 'Lista',
    ol: 'Lista numerada',
    img: 'Imagen',
    figure: 'Imagen',
    table: 'Tabla',
    a: 'Enlace',
    hr: 'Línea',
    blockquote: 'Cita',
  }),
);

const excerptAtMost = 80;

function describe(element: Element): PagePart {
  const tag = element.tagName.toLowerCase();
  const live = element.getAttribute('data-bloque') ?? '';
  if (isLiveBlock(live)) {
    return { label: `En vivo: ${liveBlockNames[live]}`, excerpt: '', text: null };
  }
  const words = (element.textContent ?? '').replace(/\s+/gu, ' ').trim();
  const said = words === '' ? (element.getAttribute('alt') ?? '') : words;
  const excerpt = said.length > excerptAtMost ? `${said.slice(0, excerptAtMost)}…` : said;
  const isText = element.children.length === 0 && /^(?:h[1-6]|p|blockquote)$/u.test(tag);
  return { label: names.get(tag) ?? 'Caja', excerpt, text: isText ? words : null };
}
