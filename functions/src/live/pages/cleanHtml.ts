import {
  allowedAttributes,
  allowedTags,
  allowedValue,
  cleanDeclarations,
  emptiedTags,
} from '@asamblea/domain';
import sanitizeHtml from 'sanitize-html';
import { styleTools } from './styleTools.ts';

type Attributes = Readonly<Record<string, string>>;

/** The HTML with the tags and attributes of the list alone, and the removed parts. */
export function cleanHtml(written: string): {
  readonly html: string;
  readonly removed: readonly string[];
} {
  const removed: string[] = [];
  const html = sanitizeHtml(written, {
    allowedTags: [...allowedTags],
    // Decided below, one by one: what comes through is what may stay.
    allowedAttributes: false,
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
    allowProtocolRelative: false,
    nonTextTags: [...emptiedTags],
    parseStyleAttributes: false,
    transformTags: {
      '*': (tag, attributes) => ({ tagName: tag, attribs: keep(tag, attributes, removed) }),
    },
  });
  return { html, removed };
}

function keep(tag: string, attributes: Attributes, removed: string[]): Record<string, string> {
  if (!allowedTags.includes(tag)) {
    removed.push(`<${tag.slice(0, 40)}>`);
    return {};
  }
  const allowed = allowedAttributes(tag);
  const kept: Record<string, string> = {};
  for (const [written, value] of Object.entries(attributes)) {
    const name = written.toLowerCase();
    const clean = allowed.includes(name) ? keepValue(name, value, removed) : null;
    if (clean !== null) kept[name] = clean;
    else if (!isOurs(tag, name)) removed.push(`${name.slice(0, 40)} en <${tag}>`);
  }
  return tag === 'a' && kept.href !== undefined ? { ...kept, ...aside(kept.href) } : kept;
}

function keepValue(name: string, value: string, removed: string[]): string | null {
  if (name !== 'style') return allowedValue(name, value);
  const { css, removed: gone } = cleanDeclarations(styleTools, value);
  removed.push(...gone);
  return css;
}

/** A page opens its links apart, and says nothing of itself to them; a place in it, where it is. */
function aside(href: string): Record<string, string> {
  if (href.startsWith('#')) return { target: '_self' };
  return { target: '_blank', rel: 'noopener noreferrer' };
}

/** Put by ourselves when it was saved before. */
function isOurs(tag: string, name: string): boolean {
  return tag === 'a' && (name === 'target' || name === 'rel');
}
