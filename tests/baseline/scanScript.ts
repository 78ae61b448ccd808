import { type AnyNode, type Node, type Program, parse } from 'acorn';
import { full } from 'acorn-walk';
import { laterApis } from './laterApis.ts';
import type { Finding } from './scanStyles.ts';
import { inProperty, inText } from './scanText.ts';

/** The last edition whose syntax the oldest browsers read, but for what is asked about below. */
const edition = 2022;
const globalObjects = ['globalThis', 'window', 'self'];

/** The syntax and the calls of a script that the oldest browsers lack. */
export function scanScript(source: string): readonly Finding[] {
  const { program, complaint } = read(source);
  const findings: Finding[] =
    complaint === null ? [] : [{ feature: 'syntax', near: complaint.slice(0, 120) }];
  const declared = declaredIn(program);
  full(program, (node) => {
    for (const feature of featuresOf(node as AnyNode, declared)) {
      const near = source.slice(Math.max(0, node.start - 50), node.start + 70);
      findings.push({ feature, near });
    }
  });
  return findings;
}

function read(source: string): { readonly program: Program; readonly complaint: string | null } {
  const how = { sourceType: 'module', allowHashBang: true } as const;
  try {
    return { program: parse(source, { ...how, ecmaVersion: edition }), complaint: null };
  } catch (error) {
    return { program: readLater(source), complaint: String(error) };
  }
}

/** A script that not even the newest parser reads is complained about, and that is enough. */
function readLater(source: string): Program {
  try {
    return parse(source, { sourceType: 'module', ecmaVersion: 'latest' });
  } catch {
    return parse('', { ecmaVersion: edition });
  }
}

/** Names that the script makes itself: they are not what the browser has by that name. */
function declaredIn(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  full(program, (node, _, type) => {
    const { id, name } = node as Node & { readonly id?: AnyNode | null; readonly name?: string };
    if (id?.type === 'Identifier') names.add(id.name);
    if (type === 'VariablePattern' && name !== undefined) names.add(name);
  });
  return names;
}

function featuresOf(node: AnyNode, declared: ReadonlySet<string>): readonly string[] {
  switch (node.type) {
    case 'StaticBlock':
      return ['syntax: static block'];
    case 'Identifier':
      return laterApis.globals.has(node.name) && !declared.has(node.name) ? [node.name] : [];
    case 'MemberExpression':
      return inMember(node.object, nameOf(node.property, node.computed));
    case 'VariableDeclarator':
      return inPattern(node.id, node.init);
    case 'AssignmentExpression':
      return inPattern(node.left, node.right);
    case 'Literal':
      if (typeof node.value === 'string') return inText(node.value);
      return node.regex === undefined ? [] : inText(node.regex.pattern);
    case 'TemplateElement':
      return inText(node.value.cooked ?? node.value.raw);
    case 'NewExpression':
    case 'CallExpression':
      return inCall(node.callee, node.arguments);
    case 'ObjectExpression':
      return node.properties.flatMap((property) => {
        if (property.type !== 'Property') return [];
        const key = nameOf(property.key, property.computed) ?? '';
        // The text of a plain key is not walked over.
        const isText = property.key.type === 'Literal' && !property.computed;
        return [...(isText ? inText(key) : []), ...inProperty(key, textOf(property.value))];
      });
    default:
      return [];
  }
}

function inMember(object: AnyNode, name: string | null): readonly string[] {
  if (name === null) return [];
  if (object.type === 'MetaProperty') return name === 'resolve' ? ['import.meta.resolve'] : [];
  const owner = object.type === 'Identifier' ? object.name : nameOfMember(object);
  const whole = `${owner}.${name}`;
  if (laterApis.statics.has(whole) || laterApis.ofSingletons.has(whole)) return [whole];
  if (owner !== null && globalObjects.includes(owner)) {
    return laterApis.globals.has(name) ? [name] : [];
  }
  return laterApis.members.has(name) ? [`.${name}`] : [];
}

/** `const { groupBy } = Map` names it as `Map.groupBy` does. */
function inPattern(to: AnyNode, from: AnyNode | null | undefined): readonly string[] {
  if (to.type !== 'ObjectPattern') return [];
  return to.properties.flatMap((property) =>
    property.type === 'Property'
      ? inMember(from ?? to, nameOf(property.key, property.computed))
      : [],
  );
}

function inCall(callee: AnyNode, given: readonly AnyNode[]): readonly string[] {
  const isRegExp = callee.type === 'Identifier' && callee.name === 'RegExp';
  const flags = given[1] === undefined ? null : textOf(given[1]);
  return isRegExp && flags?.includes('v') === true ? ['syntax: regular expression flag v'] : [];
}

/** `window.AbortSignal.any` is `AbortSignal.any`. */
function nameOfMember(node: AnyNode): string | null {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return null;
  return globalObjects.includes(node.object.name) ? nameOf(node.property, node.computed) : null;
}

function nameOf(key: AnyNode, isComputed: boolean): string | null {
  return !isComputed && key.type === 'Identifier' ? key.name : textOf(key);
}

/** The text that minified code writes as `text` or 'text'. */
function textOf(node: AnyNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}
