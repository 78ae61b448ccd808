declare module 'grapesjs/locale/es.mjs' {
  type Words = Readonly<Record<string, string>>;
  const spanish: {
    readonly assetManager: Words;
    readonly domComponents: { readonly names: Words };
    readonly selectorManager: { readonly label: string; readonly selected: string };
    readonly styleManager: { readonly properties: Words };
    readonly traitManager: { readonly traits: object };
  };

  // biome-ignore lint/style/noDefaultExport: as the library has it.
  export { spanish as default };
}
