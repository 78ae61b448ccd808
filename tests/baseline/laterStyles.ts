import { type CompatNode, childrenOf, compatData, compatOf } from './compatData.ts';
import { supports } from './supports.ts';

const { properties, selectors, types } = compatData.css as Record<string, CompatNode | undefined>;
const atRules = compatData.css['at-rules'] as CompatNode | undefined;
const isWord = (name: string) => /^[a-z][a-z\d-]*$/u.test(name);
// Prefixes are written by the build and by the library of styles.
const isLater = (node: CompatNode) => {
  const compat = compatOf(node);
  return compat !== undefined && !supports(compat, undefined, 'prefix-is-written');
};

/** The parts of a style sheet that the oldest browsers do not understand. */
export const laterStyles = {
  properties: laterNames(properties),
  /** By property that they do understand. */
  values: new Map(
    childrenOf(properties)
      // A phone has no mouse whose pointer could be told.
      .filter(([name, node]) => name !== 'cursor' && !isLater(node))
      .map(([name, node]) => [name, laterNames(node)] as const)
      .filter(([, values]) => values.size > 0),
  ),
  pseudos: laterNames(selectors),
  atRules: laterNames(atRules),
  mediaFeatures: laterNames(atRules?.media),
  hasMediaRanges: !isLater(atRules?.media?.range_syntax ?? {}),
  functions: laterFunctions(),
  units: laterNames(types?.length),
} as const;

function laterNames(node: CompatNode | undefined): ReadonlySet<string> {
  const names = childrenOf(node).filter(([name, child]) => isWord(name) && isLater(child));
  return new Set(names.map(([name]) => name));
}

/** A name that anything older has too tells nothing. */
function laterFunctions(): ReadonlySet<string> {
  const all = descendantsOf(types).filter(([name]) => isWord(name));
  const older = new Set(all.filter(([, node]) => !isLater(node)).map(([name]) => name));
  const later = all.filter(([name, node]) => isLater(node) && !older.has(name));
  return new Set(later.map(([name]) => name.replace(/-function$/u, '')));
}

function descendantsOf(node: CompatNode | undefined): readonly (readonly [string, CompatNode])[] {
  return childrenOf(node).flatMap(([name, child]) => [
    ...(compatOf(child) === undefined ? [] : [[name, child] as const]),
    ...descendantsOf(child),
  ]);
}
