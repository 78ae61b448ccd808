import {
  type AssemblyLook,
  brandedTokens,
  type ColourScheme,
  colourSchemes,
  legibleShape,
} from '@asamblea/domain';
import { optionTones } from '../../ui/charts/optionTones.ts';
import { colorSchemeAttribute } from '../../ui/device/colourMode.ts';
import { backdropOf } from './backdrop.ts';
import { paletteOf } from './themePalettes.ts';
import type { WornLook } from './wornLook.ts';

type Variables = Readonly<Record<string, string>>;

/** The styles that MUI's theme does not have: the colours of the answers, and the background of a projector. */
export function lookStyles({ look, place }: WornLook): string {
  return inSchemes((scheme) => lookVariables(look, place, scheme));
}

/** All colours of a page that comes without MUI, under the names of MUI's theme. */
export function plainStyles({ look, place }: WornLook): string {
  return inSchemes((scheme) => ({
    ...paletteVariables(look, place, scheme),
    ...lookVariables(look, place, scheme),
  }));
}

/** `--tone-favour`, `--tint-favour`, `--tone-against`… and `--hall-backdrop`. */
export function lookVariables(
  look: AssemblyLook,
  place: WornLook['place'],
  scheme: ColourScheme,
): Variables {
  const tokens = brandedTokens(scheme, look.colours?.[scheme], place);
  const tones = Object.entries(optionTones[scheme]).flatMap(([tone, colour]) => {
    const legible = legibleShape(scheme, colour, tokens, place);
    // A fifth of its colour, to lie over a surface.
    return [
      [`--tone-${tone}`, legible],
      [`--tint-${tone}`, `${legible}33`],
    ];
  });
  const backdrop = place === 'picture' ? { '--hall-backdrop': backdropOf(look, scheme) } : {};
  return { ...Object.fromEntries(tones), ...backdrop };
}

/** `--mui-palette-primary-main`… as MUI writes them. */
export function paletteVariables(
  look: AssemblyLook,
  place: WornLook['place'],
  scheme: ColourScheme,
): Variables {
  const palette = paletteOf(brandedTokens(scheme, look.colours?.[scheme], place));
  return Object.fromEntries(flatten('--mui-palette', palette));
}

function flatten(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flatten(`${name}-${key}`, inner));
}

function inSchemes(variables: (scheme: ColourScheme) => Variables): string {
  return colourSchemes
    .map((scheme) => {
      const lines = Object.entries(variables(scheme)).map(([name, value]) => `${name}:${value};`);
      const selector = `[${colorSchemeAttribute}="${scheme}"]`;
      return `${scheme === 'light' ? `:root,${selector}` : selector}{${lines.join('')}}`;
    })
    .join('');
}
