import {
  type BrandColours,
  type BrandPlace,
  brandedTokens,
  type ColourScheme,
  legibleShape,
} from '@asamblea/domain';
import { esES } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { layers } from '../ui/layers.ts';
import { optionTones } from '../ui/optionTones.ts';
import { themeComponents } from './themeComponents.ts';
import { paletteOf } from './themePalettes.ts';

/** The attribute that `colorScheme.js` sets before the first paint, and MUI afterwards. */
export const colorSchemeAttribute = 'data-color-scheme';
/** Where the person's choice is kept; `colorScheme.js` reads the same. */
export const modeStorageKey = 'asamblea-mode';

/**
 * One theme for every page. Colours are CSS variables, so the server's HTML is the same in light and
 * dark. Text sizes: 14, 16, 20, 28 and 40 pixels at the reader's default size.
 */
export const theme = themeFor({}, 'page');

/** The same theme in the colours of an assembly, for a page or for a hall's screen. */
export function themeFor(colours: BrandColours, place: BrandPlace): Theme {
  const [light, dark] = [schemeFor('light'), schemeFor('dark')];
  const made = createTheme(
    {
      cssVariables: { colorSchemeSelector: `[${colorSchemeAttribute}="%s"]` },
      colorSchemes: { light: { palette: light.palette }, dark: { palette: dark.palette } },
      zIndex: {
        modal: layers.modal,
        drawer: layers.overlay,
        tooltip: layers.tooltip,
        snackbar: layers.modal,
        appBar: 900,
        fab: 900,
        speedDial: 900,
        mobileStepper: 900,
      },
      shape: { borderRadius: 8 },
      typography: {
        fontFamily: "'Atkinson Hyperlegible Next Variable', system-ui, 'Segoe UI', sans-serif",
        h1: { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 700 },
        h2: { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 700 },
        h3: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 700 },
        h4: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 700 },
        h5: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 700 },
        h6: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 700 },
        subtitle1: { fontSize: '1rem', fontWeight: 600 },
        subtitle2: { fontSize: '0.875rem', fontWeight: 600 },
        body1: { fontSize: '1rem', lineHeight: 1.5 },
        body2: { fontSize: '0.875rem', lineHeight: 1.45 },
        caption: { fontSize: '0.875rem', lineHeight: 1.4 },
        overline: {
          fontSize: '0.875rem',
          lineHeight: 1.4,
          letterSpacing: 0,
          textTransform: 'none',
        },
        button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none' },
      },
      components: themeComponents,
    },
    esES,
  );
  // Not a style of the page: what is painted with them reads them from here.
  return Object.assign(made, { optionTones: { light: light.tones, dark: dark.tones } });

  function schemeFor(scheme: ColourScheme) {
    const tokens = brandedTokens(scheme, colours[scheme], place);
    const tones = Object.entries(optionTones[scheme]).map(([tone, colour]) => [
      tone,
      legibleShape(scheme, colour, tokens, place),
    ]);
    return { palette: paletteOf(tokens), tones: Object.fromEntries(tones) };
  }
}
