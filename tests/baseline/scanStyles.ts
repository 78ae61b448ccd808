import postcss from 'postcss';
import { laterStyles as later } from './laterStyles.ts';

/** Something too late, and where it is said. */
export interface Finding {
  readonly feature: string;
  readonly near: string;
}

/** The parts of a sheet that the oldest browsers do not understand. */
export function scanStyles(css: string): readonly Finding[] {
  const findings: Finding[] = [];
  postcss.parse(css).walk((node) => {
    const found =
      node.type === 'decl'
        ? inDeclaration(node.prop, node.value)
        : node.type === 'rule'
          ? inSelector(node.selector)
          : node.type === 'atrule'
            ? inAtRule(node.name, node.params)
            : [];
    const near = node.toString().slice(0, 120);
    findings.push(...found.map((feature) => ({ feature, near })));
  });
  return findings;
}

export function inDeclaration(property: string, value: string): readonly string[] {
  if (property.startsWith('--')) return inValue(value);
  if (later.properties.has(property)) return [`css ${property}`, ...inValue(value)];
  const words = later.values.get(property) ?? new Set();
  const said = (value.match(/[a-z][a-z\d-]*/gu) ?? []).filter((word) => words.has(word));
  return [...said.map((word) => `css ${property}: ${word}`), ...inValue(value)];
}

export function inSelector(selector: string): readonly string[] {
  const pseudos = [...selector.matchAll(/::?([a-z][a-z-]*)/gu)].map(([, name = '']) => name);
  return pseudos.filter((name) => later.pseudos.has(name)).map((name) => `css :${name}`);
}

export function inAtRule(name: string, params: string): readonly string[] {
  if (later.atRules.has(name)) return [`css @${name}`];
  if (name !== 'media') return [];
  const features = [...params.matchAll(/\(\s*([a-z-]+)/gu)].map(([, feature = '']) => feature);
  const asked = features.filter((feature) => later.mediaFeatures.has(feature));
  const isRange = !later.hasMediaRanges && /[<>]/u.test(params);
  return [...asked, ...(isRange ? ['ranges'] : [])].map((feature) => `css @media ${feature}`);
}

/** Functions and units. */
export function inValue(value: string): readonly string[] {
  const called = [...value.matchAll(/(?<![\w-])([a-z][a-z\d-]*)\(/gu)].map(([, name = '']) => name);
  const measured = [...value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/gu)].map(
    ([, unit = '']) => unit,
  );
  return [
    ...called.filter((name) => later.functions.has(name)).map((name) => `css ${name}()`),
    ...measured.filter((unit) => later.units.has(unit)).map((unit) => `css unit ${unit}`),
  ];
}
