import { childrenOf, type StyleNode } from './styleTools.ts';

const whole = new Set(['html', 'body', ':root']);

/**
 * The selector so that it reaches only elements inside the class `scope`; as it was without one. Null when it
 * begins or goes on in a way that would reach beside it.
 */
export function scopeSelector(selector: StyleNode, scope: string | undefined): StyleNode | null {
  const parts = childrenOf(selector);
  const [first] = parts;
  if (first === undefined || first.type === 'Combinator' || !parts.every(isKnown)) return null;
  if (scope === undefined) return selector;
  const rest = parts.slice(startsWithWhole(first) ? 1 : 0);
  const [joint] = rest;
  const isBeside = joint?.type === 'Combinator' && (joint.name === '+' || joint.name === '~');
  if (startsWithWhole(first) && isBeside) return null;
  const here = { type: 'ClassSelector', name: scope };
  const between = startsWithWhole(first) ? [] : [{ type: 'Combinator', name: ' ' }];
  return { type: 'Selector', children: [here, ...between, ...rest] };
}

function isKnown({ type }: StyleNode): boolean {
  return [
    ...['TypeSelector', 'ClassSelector', 'IdSelector', 'AttributeSelector', 'Combinator'],
    ...['PseudoClassSelector', 'PseudoElementSelector', 'Percentage'],
  ].includes(type);
}

function startsWithWhole(first: StyleNode): boolean {
  const name = first.name?.toLowerCase() ?? '';
  if (first.type === 'TypeSelector') return whole.has(name);
  return first.type === 'PseudoClassSelector' && whole.has(`:${name}`);
}
