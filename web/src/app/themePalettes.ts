import type { PaletteOptions } from '@mui/material/styles';

/** Layers of the page, from the ground up. */
interface Surface {
  readonly ground: string;
  readonly raised: string;
  readonly sunken: string;
  readonly border: string;
}

/** A colour, its pressed shade, and what is written on both. */
interface Tone {
  readonly main: string;
  readonly dark: string;
  readonly contrastText: string;
}

/** The tokens of specification §9, and the two that our states need besides. */
interface ThemeTokens {
  readonly surface: Surface;
  readonly primary: Tone & { readonly light: string };
  readonly info: Tone;
  readonly success: Tone;
  readonly critical: Tone & { readonly light: string };
  readonly warning: Tone;
  readonly text: { readonly primary: string; readonly secondary: string };
}

declare module '@mui/material/styles' {
  interface Palette {
    surface: Surface;
    critical: Palette['error'];
  }
  interface PaletteOptions {
    surface?: Surface;
    critical?: PaletteOptions['error'];
  }
}

export const themeTokens: Readonly<Record<'light' | 'dark', ThemeTokens>> = {
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

/** MUI's own names beside the tokens: its widgets ask for `error` and `background`. */
function paletteOf(tokens: ThemeTokens): PaletteOptions {
  const { surface, text, critical } = tokens;
  return {
    ...tokens,
    background: { default: surface.ground, paper: surface.raised },
    divider: surface.border,
    secondary: { main: text.secondary, contrastText: surface.raised },
    error: critical,
  };
}

export const lightPalette = paletteOf(themeTokens.light);
export const darkPalette = paletteOf(themeTokens.dark);
