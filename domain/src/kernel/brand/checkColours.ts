import {
  type BrandColours,
  type BrandToken,
  brandTokens,
  type ColourScheme,
  colourSchemes,
  type SchemeColours,
} from './brand.ts';
import {
  behindOf,
  brandedTokens,
  contrastNeeded,
  inkOf,
  isSurface,
  surfaceNeeded,
  surfacesOf,
} from './brandedTokens.ts';
import { contrastOf, firstOnTheWay, leastContrast, nearestLegible } from './contrast.ts';

/** The outcome of one chosen colour. */
export interface ColourCheck {
  readonly scheme: ColourScheme;
  readonly token: BrandToken;
  readonly colour: string;
  /** The least that it contrasts with what it has to be told from. */
  readonly contrast: number;
  readonly needed: number;
  /** The nearest that would do; the colour itself when it does. */
  readonly nearest: string;
  /** How a public screen shows it, where letters are read from the back. */
  readonly onPublicScreen: string;
}

/** Whether everything written in it, or on it, can be read. */
export function isLegible({ colour, nearest }: ColourCheck): boolean {
  return colour === nearest;
}

/** One for each colour that was chosen, of both schemes. */
export function checkColours(colours: BrandColours): readonly ColourCheck[] {
  return colourSchemes.flatMap((scheme) => {
    const chosen = colours[scheme] ?? {};
    return brandTokens.flatMap((token) => {
      const colour = chosen[token];
      return colour === undefined ? [] : [checkColour(scheme, token, colour, chosen)];
    });
  });
}

function checkColour(
  scheme: ColourScheme,
  token: BrandToken,
  colour: string,
  chosen: SchemeColours,
): ColourCheck {
  const about = { scheme, token, colour };
  if (token === 'surface' || token === 'hall') {
    return {
      ...about,
      contrast: contrastOf(colour, inkOf[scheme]),
      needed: surfaceNeeded,
      nearest: nearestSurface(scheme, colour),
      onPublicScreen: colour,
    };
  }
  const ground = chosen.surface === undefined ? undefined : nearestSurface(scheme, chosen.surface);
  const behind = behindOf(scheme, surfacesOf(scheme, ground));
  const needed = contrastNeeded.page;
  return {
    ...about,
    contrast: leastContrast(colour, behind),
    needed,
    nearest: nearestLegible(colour, behind, needed, inkOf[scheme]) ?? inkOf[scheme],
    onPublicScreen: brandedTokens(scheme, chosen, 'hall')[token].main,
  };
}

/** Grounds go the other way than letters: to white by day, to black by night. */
function nearestSurface(scheme: ColourScheme, colour: string): string {
  const away = scheme === 'light' ? '#ffffff' : '#000000';
  if (isSurface(scheme, colour)) return colour;
  return firstOnTheWay(colour, away, (tried) => isSurface(scheme, tried)) ?? away;
}
