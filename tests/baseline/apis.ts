import type { CompatStatement } from '@mdn/browser-compat-data';
import { type CompatNode, childrenOf, compatData, compatOf } from './compatData.ts';

/** A name that a script may use: a global, a member of one, or a member of an instance. */
export interface Api {
  readonly kind: 'global' | 'static' | 'member';
  /** `globalThis` for a global. */
  readonly owner: string;
  readonly name: string;
  readonly compat: CompatStatement;
}

/** The objects whose members are globals for a script of a page or of a service worker. */
const globalOwners = ['globals', 'Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope'].concat([
  'DedicatedWorkerGlobalScope',
  'SharedWorkerGlobalScope',
]);
/** Objects that are not classes: what they have hangs from them. */
const namespaces = ['Intl', 'Math', 'Atomics', 'Reflect', 'JSON', 'WebAssembly', 'console', 'CSS'];

const { builtins } = compatData.javascript;

/** Every built-in of the language and of the Web that the compatibility data knows. */
export const apis: readonly Api[] = [builtins, compatData.api].flatMap((tree) =>
  childrenOf(tree).flatMap(([owner, node]) => listOf(owner, node, tree === builtins)),
);

function listOf(owner: string, node: CompatNode, isBuiltin: boolean): readonly Api[] {
  const inside = childrenOf(node).flatMap(([key, member]) => {
    // The constructor is named as its class; an event is heard by its name, in a string.
    if (key === owner || key.endsWith('_event')) return [];
    const name = key.replace(/_static$/u, '');
    if (globalOwners.includes(owner)) return oneOf('global', 'globalThis', name, member);
    // For the language, the data do not tell members of a class from those of its instances.
    const kinds: readonly Api['kind'][] =
      key !== name || namespaces.includes(owner)
        ? ['static']
        : isBuiltin
          ? ['static', 'member']
          : ['member'];
    return kinds.flatMap((kind) => oneOf(kind, owner, name, member));
  });
  return [...oneOf('global', 'globalThis', owner, node), ...inside];
}

function oneOf(kind: Api['kind'], owner: string, name: string, node: CompatNode): readonly Api[] {
  const compat = compatOf(node);
  return compat === undefined ? [] : [{ kind, owner, name, compat }];
}
