/** Where Zoom is asked, and where its tokens are given. */
export interface ZoomHosts {
  readonly api: string;
  readonly token: string;
}

/**
 * Zoom's own, unless the operator names another in `ASAMBLEA_ZOOM_API`: no person and no document says where
 * the secrets go.
 */
export function zoomHosts(env: NodeJS.ProcessEnv = process.env): ZoomHosts {
  const { ASAMBLEA_ZOOM_API: named = '' } = env;
  if (!URL.canParse(named)) {
    return { api: 'https://api.zoom.us/v2', token: 'https://zoom.us/oauth/token' };
  }
  const { origin } = new URL(named);
  return { api: `${origin}/v2`, token: `${origin}/oauth/token` };
}
