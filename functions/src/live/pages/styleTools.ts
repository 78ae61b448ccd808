import type { StyleNode, StyleTools } from '@asamblea/domain';
import { type CssNodePlain, fromPlainObject, generate, parse, toPlainObject } from 'css-tree';

/** css-tree for the domain, which has no parser of its own. A style that it cannot read is null. */
export const styleTools: StyleTools = {
  parse(css, context) {
    try {
      // The nodes have the fields that the domain names, and more.
      return toPlainObject(parse(css, { context })) as StyleNode;
    } catch {
      return null;
    }
  },
  generate: (node) => generate(fromPlainObject(structuredClone(node) as CssNodePlain)),
};
