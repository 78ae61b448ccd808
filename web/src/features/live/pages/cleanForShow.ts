import {
  allowedAttributes,
  allowedTags,
  allowedValue,
  anyAllowedAttribute,
  cleanDeclarations,
  cleanStyles,
  emptiedTags,
  pageDocuments,
} from '@asamblea/domain';
import DOMPurify from 'dompurify';
import { pageScope } from './frameDocument.ts';
import { styleTools } from './styleTools.ts';

interface Content {
  readonly html: string;
  readonly css: string;
}

let purifier: ReturnType<typeof DOMPurify> | null = null;

/**
 * A stored page once more through the list, by another parser than the server's: the browser's own. For what
 * was stored before there was a list, and for what one of them might misread.
 */
export function cleanContent({ html, css }: Content, scope?: string): Content {
  purifier ??= makePurifier();
  const clean = purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...anyAllowedAttribute],
    FORBID_CONTENTS: [...emptiedTags],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  return { html: clean, css: cleanStyles(styleTools, css, scope).css };
}

/** The same as it is shown: styles inside the page alone, and its images asked with the assembly's code. */
export function cleanForShow(content: Content, cot: string | null): Content {
  const clean = cleanContent(content, pageScope);
  return cot === null ? clean : withCode(clean, cot);
}

/** The images with the present code: the stored page names none. */
export function withCode({ html, css }: Content, cot: string): Content {
  const named = `$1?cot=${encodeURIComponent(cot)}`;
  const own = new RegExp(`(${pageDocuments}[\\w-]+)`, 'gu');
  return { html: html.replace(own, named), css: css.replace(own, named) };
}

function makePurifier() {
  const made = DOMPurify(window);
  made.addHook('uponSanitizeAttribute', (element, event) => {
    const { attrName, attrValue } = event;
    const tag = element.nodeName.toLowerCase();
    const kept = allowedAttributes(tag).includes(attrName) ? keep(attrName, attrValue) : null;
    event.keepAttr = kept !== null;
    if (kept !== null) event.attrValue = kept;
  });
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName !== 'A' || !element.hasAttribute('href')) return;
    const isInside = element.getAttribute('href')?.startsWith('#') === true;
    element.setAttribute('target', isInside ? '_self' : '_blank');
    if (!isInside) element.setAttribute('rel', 'noopener noreferrer');
  });
  return made;
}

function keep(name: string, value: string): string | null {
  return name === 'style' ? cleanDeclarations(styleTools, value).css : allowedValue(name, value);
}
