import { brandedTokens, type PublicAssembly, pictureLimits } from '@asamblea/domain';

/**
 * The manifest that a telephone shows of the app once it is installed from the pages of an assembly: its name
 * and its logo.
 */
export function manifestOf(cot: string, { name, iconUrl = null, colours = {} }: PublicAssembly) {
  const { surface, primary } = brandedTokens('light', colours.light);
  const { width, height } = pictureLimits.icon;
  const icon = { src: iconUrl, sizes: `${width}x${height}`, type: 'image/png' };
  const ours = { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' };
  return {
    id: `/?cot=${cot}`,
    name,
    short_name: name.slice(0, 30),
    lang: 'es',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: primary.main,
    background_color: surface.ground,
    icons: [iconUrl === null ? ours : icon],
  };
}
