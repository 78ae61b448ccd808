import type { ColourScheme, SchemeColours } from './brand.ts';
import { contrastOf, layOver, leastContrast, nearestLegible } from './contrast.ts';
import { ourTokens, type SurfaceTokens, type ThemeTokens, type ToneTokens } from './themeTokens.ts';

/** WCAG 2.2: text on a page (1.4.3), text on a public screen (1.4.6) and shapes that mean something (1.4.11). */
export const contrastNeeded = { page: 4.5, publicScreen: 7, shape: 3 } as const;

/** Where it is seen: on a page, on a public screen, or there over a picture under its veil. */
export type LookPlace = 'page' | 'hall' | 'picture';

/** Letters go towards black by day and towards white by night. */
export const inkOf = { light: '#000000', dark: '#ffffff' } as const;
const otherInk = { light: '#ffffff', dark: '#000000' } as const;

/** The least contrast of a surface with the ink of its scheme, so that every letter and mark finds a shade on it. */
export const surfaceNeeded = 13;

/** The part of itself that a chosen or pressed row adds over its background. */
const pressed = { light: 0.08, dark: 0.16 } as const;

/** Room for what the layers of a page take from a surface. */
export function isSurface(scheme: ColourScheme, colour: string): boolean {
  return contrastOf(colour, inkOf[scheme]) >= surfaceNeeded;
}

/** The layers of the page, from the colour of its ground. */
export function surfacesOf(scheme: ColourScheme, ground: string | undefined): SurfaceTokens {
  const ours = ourTokens[scheme].surface;
  if (ground === undefined || ground === ours.ground) return ours;
  const isLight = scheme === 'light';
  return {
    ground,
    raised: layOver('#ffffff', ground, isLight ? 0.7 : 0.045),
    sunken: layOver('#000000', ground, isLight ? 0.045 : 0.25),
    border: layOver(inkOf[scheme], ground, isLight ? 0.16 : 0.2),
  };
}

/** All that text may stand on, on a page of those layers. */
export function behindOf(
  scheme: ColourScheme,
  { ground, raised, sunken }: SurfaceTokens,
): readonly string[] {
  const layers = [ground, raised, sunken];
  return [...layers, ...layers.map((one) => layOver(inkOf[scheme], one, pressed[scheme]))];
}

/**
 * How much of the ground lies over a picture, from 0 to 1, so that whatever the picture is, what is behind
 * the letters is still a surface: the hundredth part next to where its worst pixel would be one.
 */
export function veilOf(scheme: ColourScheme, ground: string): number {
  for (let share = 0; share < 1; share += 0.01) {
    if (isSurface(scheme, layOver(ground, inkOf[scheme], share))) return Number(share.toFixed(2));
  }
  return 1;
}

/** Every colour of a page or of a public screen in that scheme: those chosen, and the rest from them. */
export function brandedTokens(
  scheme: ColourScheme,
  colours: SchemeColours = {},
  place: LookPlace = 'page',
): ThemeTokens {
  const ours = ourTokens[scheme];
  const publicScreen = place === 'page' ? undefined : colours.hall;
  const surface = surfacesOf(scheme, publicScreen ?? colours.surface);
  if (Object.keys(colours).length === 0 && place !== 'picture') return ours;
  const page = behindOf(scheme, surface);
  const seen = [surface.ground, surface.raised, ...worstOf(scheme, surface, place)];
  const legible = (colour: string) => shadeFor(scheme, colour, page, seen, place);
  const tone = (token: 'primary' | 'info' | 'success' | 'warning' | 'critical') => {
    const chosen = token === 'warning' ? undefined : colours[token];
    const main = legible(chosen ?? ours[token].main);
    return main === ours[token].main ? ours[token] : toneOf(scheme, main);
  };
  const [primary, critical] = [tone('primary'), tone('critical')];
  return {
    surface,
    text: {
      primary: legible(ourTextIn(scheme, seen, 'primary')),
      secondary: legible(ourTextIn(scheme, seen, 'secondary')),
    },
    primary: { light: layOver('#ffffff', primary.main, 0.2), ...primary },
    info: tone('info'),
    success: tone('success'),
    warning: tone('warning'),
    critical: { light: layOver('#ffffff', critical.main, 0.2), ...critical },
  };
}

/** Letters are as legible on a page as on a public screen. */
function ourTextIn(
  scheme: ColourScheme,
  seen: readonly string[],
  kind: 'primary' | 'secondary',
): string {
  const text = ourTokens[scheme].text[kind];
  return nearestLegible(text, seen, contrastNeeded.publicScreen, inkOf[scheme]) ?? inkOf[scheme];
}

function worstOf(scheme: ColourScheme, { ground }: SurfaceTokens, place: LookPlace) {
  return place === 'picture' ? [layOver(ground, inkOf[scheme], veilOf(scheme, ground))] : [];
}

function shadeFor(
  scheme: ColourScheme,
  colour: string,
  page: readonly string[],
  seen: readonly string[],
  place: LookPlace,
): string {
  const ink = inkOf[scheme];
  const onPage = nearestLegible(colour, page, contrastNeeded.page, ink) ?? ink;
  if (place === 'page') return onPage;
  return nearestLegible(onPage, seen, contrastNeeded.publicScreen, ink) ?? ink;
}

/** The pressed shade, and the colour of words on both. */
function toneOf(scheme: ColourScheme, main: string): ToneTokens {
  const wished = scheme === 'light' ? '#ffffff' : layOver(main, '#000000', 0.2);
  const contrastText =
    nearestLegible(wished, [main], contrastNeeded.page, otherInk[scheme]) ?? otherInk[scheme];
  const shades = scheme === 'light' ? [0.28] : [0.2, 0.15, 0.1, 0.05];
  const darker = shades
    .map((share) => layOver('#000000', main, share))
    .find((shade) => leastContrast(contrastText, [shade]) >= contrastNeeded.page);
  return { main, dark: darker ?? main, contrastText };
}

/** A colour of a shape that stands for an answer, distinct from its background there. */
export function legibleShape(
  scheme: ColourScheme,
  colour: string,
  { surface }: Pick<ThemeTokens, 'surface'>,
  place: LookPlace,
): string {
  const behind = [surface.ground, surface.raised, ...worstOf(scheme, surface, place)];
  return nearestLegible(colour, behind, contrastNeeded.shape, inkOf[scheme]) ?? inkOf[scheme];
}
