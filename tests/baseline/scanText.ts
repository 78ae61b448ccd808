import { laterStyles } from './laterStyles.ts';
import { inAtRule, inDeclaration, inSelector, inValue, scanStyles } from './scanStyles.ts';

/**
 * The meanings that the text of a script could have: a regular expression, a selector, a value, or a whole
 * sheet. Texts are cut where a value is put into them, so this sees their parts.
 */
export function inText(text: string): readonly string[] {
  return [...inRegularExpression(text), ...inStyle(text)];
}

/** A property of an object of styles, as `textWrap: 'balance'`. */
export function inProperty(key: string, value: string | null): readonly string[] {
  if (value === null) return [];
  const property = key.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  // A word alone names anything; what it is worth is looked at as a text.
  if (!property.includes('-') && !laterStyles.values.has(property)) return [];
  return inDeclaration(property, value).filter((feature) => !inValue(value).includes(feature));
}

/** Read as a program, it would not only fail: the whole file would not be understood. */
function inRegularExpression(text: string): readonly string[] {
  return [
    ...(/\(\?<[=!]/u.test(text) ? ['syntax: lookbehind'] : []),
    ...(/\(\?[ims]+(?:-[ims]+)?:/u.test(text) ? ['syntax: regular expression modifier'] : []),
  ];
}

const colors = /\b(?:oklch|oklab|lch|lab)\(/u;

function inStyle(text: string): readonly string[] {
  if (text.startsWith('@')) {
    const [, name = '', params = ''] = /^@([a-z-]+)\s*([^{]*)/u.exec(text) ?? [];
    return inAtRule(name, params);
  }
  if (/^[&.#[:*>]/u.test(text)) return inSelector(text);
  if (/[a-z-]+\s*:[^;{}]+[;}]/u.test(text)) return inSheet(text);
  // A call with a short name may be of anything.
  return inValue(text).filter((feature) => feature.includes('-') || colors.test(text));
}

function inSheet(text: string): readonly string[] {
  try {
    return scanStyles(text.includes('{') ? text : `x{${text}}`).map(({ feature }) => feature);
  } catch {
    return [];
  }
}
