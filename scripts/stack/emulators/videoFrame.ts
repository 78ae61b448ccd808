type Header = { readonly key: string; readonly value: string };
export type HeaderRule = { readonly source: string; readonly headers: readonly Header[] };

/** Where the page that frames a video of others is, in `firebase.json`. */
const framed = '/video/**';

export interface VideoOrigins {
  /** The two addresses that Hosting gives by itself: what runs in a frame runs in the one that is not the page's. */
  readonly twins: readonly [string, string];
  /** Another address of the application, where there is one. */
  readonly own: string | null;
}

/** The addresses of a project in the cloud; `own` is its domain, as `ASAMBLEA_ORIGIN` says it. */
export function cloudOrigins(project: string, own: string | undefined): VideoOrigins {
  return {
    twins: [`https://${project}.web.app`, `https://${project}.firebaseapp.com`],
    own: own !== undefined && URL.canParse(own) ? new URL(own).origin : null,
  };
}

export function loopbackOrigins(port: number): VideoOrigins {
  return { twins: [`http://127.0.0.1:${port}`, `http://localhost:${port}`], own: null };
}

/**
 * The headers that let our pages frame what is under `/video`, from the other address of the same project, and
 * nobody else frame it. `firebase.json` knows of no project: as it is, nobody frames it. Decision 0128.
 */
export function allowVideoFrame(
  rules: readonly HeaderRule[],
  { twins, own }: VideoOrigins,
): readonly HeaderRule[] {
  const pages = [...twins, ...(own === null || twins.includes(own) ? [] : [own])].join(' ');
  const frames = twins.join(' ');
  const devices = twins.map((origin) => `"${origin}"`).join(' ');
  return rules.map((rule) =>
    rule.source === framed
      ? change(rule, [["frame-ancestors 'none'", `frame-ancestors ${pages}`]])
      : change(rule, [
          ["frame-src 'self'", `frame-src 'self' ${frames}`],
          ['camera=(self)', `camera=(self ${devices})`],
          // A page cannot hand on a device that it may not use itself.
          ['microphone=()', `microphone=(self ${devices})`],
        ]),
  );
}

function change(
  rule: HeaderRule,
  replacements: readonly (readonly [from: string, to: string])[],
): HeaderRule {
  const headers = rule.headers.map(({ key, value }) => ({
    key,
    value: replacements.reduce((text, [from, to]) => text.replace(from, to), value),
  }));
  return { ...rule, headers };
}
