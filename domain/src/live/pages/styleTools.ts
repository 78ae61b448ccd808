/** A piece of a style sheet as css-tree tells it, with plain lists of children. */
export interface StyleNode {
  readonly type: string;
  readonly name?: string;
  readonly property?: string;
  readonly unit?: string;
  /** Text of a string, an address, a number; a node of a declaration. */
  readonly value?: string | StyleNode;
  readonly prelude?: StyleNode | null;
  readonly block?: StyleNode | null;
  readonly children?: readonly StyleNode[] | null;
}

/** The parser of styles, given from outside: the domain has none. `parse` answers null when it cannot. */
export interface StyleTools {
  readonly parse: (css: string, context: 'stylesheet' | 'declarationList') => StyleNode | null;
  readonly generate: (node: StyleNode) => string;
}

export function childrenOf(node: StyleNode | null | undefined): readonly StyleNode[] {
  return node?.children ?? [];
}
