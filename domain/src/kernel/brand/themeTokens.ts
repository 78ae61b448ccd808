import type { ColourScheme } from './brand.ts';

/** Layers of the page, from the ground up. */
export interface SurfaceTokens {
  readonly ground: string;
  readonly raised: string;
  readonly sunken: string;
  readonly border: string;
}

/** A colour, its pressed shade, and the colour of words on both. */
export interface ToneTokens {
  readonly main: string;
  readonly dark: string;
  readonly contrastText: string;
}

/** The tokens of specification §9, and the two that our states need besides. */
export interface ThemeTokens {
  readonly surface: SurfaceTokens;
  readonly primary: ToneTokens & { readonly light: string };
  readonly info: ToneTokens;
  readonly success: ToneTokens;
  readonly critical: ToneTokens & { readonly light: string };
  readonly warning: ToneTokens;
  readonly text: { readonly primary: string; readonly secondary: string };
}

/** How an assembly looks that chose nothing. */
export const ourTokens: Readonly<Record<ColourScheme, ThemeTokens>> = {
  // Warm white and petrol.
  light: {
    surface: { ground: '#faf8f4', raised: '#ffffff', sunken: '#f1ede5', border: '#ddd6c9' },
    text: { primary: '#15232c', secondary: '#48565f' },
    primary: { main: '#0b5563', light: '#2d7583', dark: '#073e49', contrastText: '#ffffff' },
    info: { main: '#17588f', dark: '#0f3f68', contrastText: '#ffffff' },
    success: { main: '#186034', dark: '#0f4424', contrastText: '#ffffff' },
    warning: { main: '#7a4600', dark: '#5a3300', contrastText: '#ffffff' },
    critical: { main: '#a3211a', light: '#c9504a', dark: '#7d1712', contrastText: '#ffffff' },
  },
  // Near-black blue.
  dark: {
    surface: { ground: '#0b151d', raised: '#13212c', sunken: '#081017', border: '#2c3e4c' },
    text: { primary: '#eef3f6', secondary: '#b6c4ce' },
    primary: { main: '#74cbdb', light: '#9fdde8', dark: '#4fa9ba', contrastText: '#04222a' },
    info: { main: '#93c6f5', dark: '#6ca9e0', contrastText: '#06213a' },
    success: { main: '#86d9a1', dark: '#5cbb7d', contrastText: '#052812' },
    warning: { main: '#f4c573', dark: '#d9a548', contrastText: '#2d1b00' },
    critical: { main: '#ffb0a8', light: '#ffc9c3', dark: '#ff8a80', contrastText: '#3b0a07' },
  },
};
