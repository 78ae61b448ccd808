import { judgeDeclaration } from './judgeDeclaration.ts';
import { scopeSelector } from './scopeSelector.ts';
import { childrenOf, type StyleNode, type StyleTools } from './styleTools.ts';

export interface CleanedStyles {
  readonly css: string;
  /** The removed parts, each said once, as the person wrote it. */
  readonly removed: readonly string[];
}

/**
 * The style sheet with what the list allows: plain rules and `@media`, nothing that is fetched from
 * elsewhere, nothing that leaves its place. Styles that the parser does not understand are removed. With
 * `scope` each rule reaches only the elements inside that class, whatever it names.
 */
export function cleanStyles(tools: StyleTools, written: string, scope?: string): CleanedStyles {
  const removed: string[] = [];
  const sheet = tools.parse(written, 'stylesheet');
  const rules = sheet === null ? [] : rulesOf(childrenOf(sheet), removed, scope);
  if (sheet === null) removed.push('estilos que no se entienden');
  const css = tools.generate({ type: 'StyleSheet', children: rules });
  return { css: withoutTags(css), removed: [...new Set(removed)] };
}

/** The same for the `style` of one element. */
export function cleanDeclarations(tools: StyleTools, written: string): CleanedStyles {
  const removed: string[] = [];
  const list = tools.parse(written, 'declarationList');
  const kept = list === null ? [] : declarationsOf(childrenOf(list), removed);
  const css = tools.generate({ type: 'DeclarationList', children: kept });
  return { css: withoutTags(css), removed: [...new Set(removed)] };
}

function rulesOf(
  nodes: readonly StyleNode[],
  removed: string[],
  scope: string | undefined,
): readonly StyleNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'Comment') return [];
    if (node.type === 'Rule') return ruleOf(node, removed, scope);
    if (isMedia(node)) {
      const inside = rulesOf(childrenOf(node.block), removed, scope);
      return inside.length === 0 ? [] : [{ ...node, block: { type: 'Block', children: inside } }];
    }
    removed.push(node.type === 'Atrule' ? `@${node.name ?? ''}` : 'un estilo que no se entiende');
    return [];
  });
}

function ruleOf(
  rule: StyleNode,
  removed: string[],
  scope: string | undefined,
): readonly StyleNode[] {
  const selectors =
    rule.prelude?.type === 'SelectorList'
      ? childrenOf(rule.prelude).flatMap((selector) => scopeSelector(selector, scope) ?? [])
      : [];
  if (selectors.length === 0) {
    removed.push('un estilo que no se entiende');
    return [];
  }
  const kept = declarationsOf(childrenOf(rule.block), removed);
  if (kept.length === 0) return [];
  const prelude = { type: 'SelectorList', children: selectors };
  return [{ type: 'Rule', prelude, block: { type: 'Block', children: kept } }];
}

function declarationsOf(nodes: readonly StyleNode[], removed: string[]): readonly StyleNode[] {
  return nodes.filter((node) => {
    if (node.type === 'Comment') return false;
    const wrong = judgeDeclaration(node);
    if (wrong !== null) removed.push(wrong);
    return wrong === null;
  });
}

function isMedia(node: StyleNode): boolean {
  return (
    node.type === 'Atrule' &&
    node.name?.toLowerCase() === 'media' &&
    node.prelude?.type === 'AtrulePrelude' &&
    childrenOf(node.prelude).every(({ type }) => type === 'MediaQueryList')
  );
}

/** No text of a style can close the element that it is written in. */
function withoutTags(css: string): string {
  return css.replaceAll('<', '\\3c ');
}
