// Parts of css-tree that its types do not name.
declare module 'css-tree/parser' {
  // biome-ignore lint/style/noDefaultExport: as the library has it.
  export { parse as default } from 'css-tree';
}

declare module 'css-tree/generator' {
  // biome-ignore lint/style/noDefaultExport: as the library has it.
  export { generate as default } from 'css-tree';
}

declare module 'css-tree/convertor' {
  import type { CssNode, CssNodePlain } from 'css-tree';

  const convertor: {
    readonly toPlainObject: (node: CssNode) => CssNodePlain;
    readonly fromPlainObject: (node: CssNodePlain) => CssNode;
  };

  // biome-ignore lint/style/noDefaultExport: as the library has it.
  export { convertor as default };
}
