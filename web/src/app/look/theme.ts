import {
  type BrandColours,
  brandedTokens,
  type ColourScheme,
  type LookPlace,
} from '@asamblea/domain';
import { esES } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { colorSchemeAttribute } from '../../ui/device/colourMode.ts';
import { layers } from '../../ui/device/layers.ts';
import { themeComponents } from './themeComponents.ts';
import { paletteOf } from './themePalettes.ts';

/**
 * One theme for every page. Colours are CSS variables, so the server's HTML is the same in light and
 * dark. Text sizes: 14, 16, 20, 28 and 40 pixels at the reader's default size.
 */
export const theme = themeFor({}, 'page');

/** The same theme in the colours of an assembly, for a page or for a public screen. */
export function themeFor(colours: BrandColours, place: LookPlace): Theme {
  const paletteFor = (scheme: ColourScheme) => ({
    palette: paletteOf(brandedTokens(scheme, colours[scheme], place)),
  });
  return createTheme(
    {
      cssVariables: { colorSchemeSelector: `[${colorSchemeAttribute}="%s"]` },
      colorSchemes: { light: paletteFor('light'), dark: paletteFor('dark') },
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
        fontFamily:
          "'Plain Zero', 'Atkinson Hyperlegible Next Variable', system-ui, 'Segoe UI', sans-serif",
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
}
