import { type CompatNode, compatData, compatOf } from './compatData.ts';
import { type Finding, inDeclaration, scanStyles } from './scanStyles.ts';
import { supports } from './supports.ts';

const elements = compatData.html.elements as CompatNode | undefined;
const anywhere = compatData.html.global_attributes as CompatNode | undefined;

/** The late elements, attributes and styles of a page as it is sent. */
export function scanMarkup(html: string): readonly Finding[] {
  const sheets = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/gu)];
  return [
    ...sheets.flatMap(([, css = '']) => scanStyles(css)),
    ...[...html.matchAll(/<([a-z][a-z\d-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)/giu)].flatMap(inTag),
  ];
}

function inTag([tag, name = '', attributes = '']: RegExpExecArray): readonly Finding[] {
  const element = elements?.[name.toLowerCase()];
  const said = [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/gu)].flatMap(
    ([, attribute = '', value = '']) => {
      if (attribute === 'style') return inStyleAttribute(value);
      const known = element?.[attribute] ?? anywhere?.[attribute];
      return [
        ...(isLater(known) ? [`<${name} ${attribute}>`] : []),
        ...(isLater(known?.[value]) ? [`<${name} ${attribute}=${value}>`] : []),
      ];
    },
  );
  const all = [...(isLater(element) ? [`<${name}>`] : []), ...said];
  return all.map((feature) => ({ feature, near: tag.slice(0, 120) }));
}

function inStyleAttribute(text: string): readonly string[] {
  return text.split(';').flatMap((declaration) => {
    const [property = '', ...value] = declaration.split(':');
    return inDeclaration(property.trim(), value.join(':'));
  });
}

function isLater(node: CompatNode | undefined): boolean {
  const compat = compatOf(node);
  return compat !== undefined && !supports(compat);
}
