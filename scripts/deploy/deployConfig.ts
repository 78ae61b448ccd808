interface Rewrite {
  readonly source: string;
  readonly function?: { readonly functionId: string; readonly region: string };
}

/** The part of `firebase.json` that says where functions are; the rest passes through untouched. */
export interface RegionalConfig {
  readonly hosting: { readonly rewrites: readonly Rewrite[] };
}

/** The configuration for firebase-tools: `firebase.json` with the region that the functions were built for. */
export function deployConfig<C extends RegionalConfig>(config: C, region: string): C {
  const rewrites = config.hosting.rewrites.map((rule) =>
    rule.function === undefined ? rule : { ...rule, function: { ...rule.function, region } },
  );
  return { ...config, hosting: { ...config.hosting, rewrites } };
}
