import type { StyleNode, StyleTools } from '@asamblea/domain';
import type { CssNodePlain } from 'css-tree';
import convertor from 'css-tree/convertor';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';

/** Parser and writer of css-tree for the domain, without its dictionaries. A style that it cannot read is null. */
export const styleTools: StyleTools = {
  parse(css, context) {
    try {
      // The nodes have the fields that the domain names, and more.
      return convertor.toPlainObject(parse(css, { context })) as StyleNode;
    } catch {
      return null;
    }
  },
  generate: (node) => generate(convertor.fromPlainObject(structuredClone(node) as CssNodePlain)),
};
