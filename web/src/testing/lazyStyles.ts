import { createRequire } from 'node:module';

interface StyleRules {
  readonly propertiesWithResolvedValueImplemented: Readonly<Record<string, object>>;
  readonly getDeclarationForElement: (element: object) => CSSStyleDeclaration;
  readonly getResolvedValue: (element: object, property: string) => string;
}
interface Rule {
  readonly style?: CSSStyleDeclaration;
}
interface Parser {
  parse: (text: string) => { cssRules: readonly Rule[] };
}
interface Wrappers {
  readonly implForWrapper: (element: object) => object;
}

const inside = createRequire(import.meta.url);
const rules: StyleRules = inside('jsdom/lib/jsdom/living/helpers/style-rules.js');
const parser: Parser = inside('@acemir/cssom');
const wrappers: Wrappers = inside('jsdom/lib/jsdom/living/generated/utils.js');

const asked = ['display', 'visibility', 'pointer-events'];

// Four of five rules of the browser's own sheet, which is read once and matched with every element
// after each change of the page, are about margins and colours that no test asks for.
const { parse } = parser;
parser.parse = (text) => {
  const sheet = parse(text);
  if (!text.includes('input[type="hidden" i]')) return sheet;
  parser.parse = parse;
  const tells = ({ style }: Rule) => asked.some((name) => style?.getPropertyValue(name) !== '');
  sheet.cssRules = sheet.cssRules.filter(tells);
  return sheet;
};

/**
 * The computed style of an element, working out only what is read of it. The simulated browser works
 * out every colour and inherited value of an element each time, while a search by role, which asks for
 * thousands of elements, wants to know of each whether it is hidden: that was half the time of a test.
 * The values are its own.
 */
export function computeLazily(element: Element): CSSStyleDeclaration {
  const inner = wrappers.implForWrapper(element);
  const read = (name: string) =>
    name in rules.propertiesWithResolvedValueImplemented
      ? rules.getResolvedValue(inner, name)
      : rules.getDeclarationForElement(inner).getPropertyValue(name);
  return new Proxy(rules.getDeclarationForElement(inner), {
    get(declared, key) {
      if (key === 'getPropertyValue') return read;
      if (typeof key !== 'string' || !(key in declared))
        return Reflect.get(declared, key, declared);
      const value: unknown = Reflect.get(declared, key, declared);
      return typeof value === 'string' ? read(dashed(key)) : value;
    },
  });
}

function dashed(key: string): string {
  return key.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}
