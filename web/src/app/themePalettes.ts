import type { PaletteOptions } from '@mui/material/styles';

/** Layers of the page, from the ground up. */
interface Surface {
  readonly ground: string;
  readonly raised: string;
  readonly sunken: string;
  readonly border: string;
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

const lightCritical = { main: '#b3261e', light: '#c9504a', dark: '#8c1d18', contrastText: '#fff' };
const darkCritical = {
  main: '#ffb0a8',
  light: '#ffc9c3',
  dark: '#ff8a80',
  contrastText: '#3b0a07',
};

/** Warm white and petrol. Every pair of text and ground passes AA; body text passes AAA. */
export const lightPalette: PaletteOptions = {
  surface: { ground: '#faf8f4', raised: '#ffffff', sunken: '#f1ede5', border: '#ddd6c9' },
  background: { default: '#faf8f4', paper: '#ffffff' },
  text: { primary: '#15232c', secondary: '#48565f' },
  divider: '#ddd6c9',
  primary: { main: '#0b5563', light: '#2d7583', dark: '#073e49', contrastText: '#ffffff' },
  secondary: { main: '#48565f', contrastText: '#ffffff' },
  info: { main: '#17588f', contrastText: '#ffffff' },
  success: { main: '#1d6a3b', contrastText: '#ffffff' },
  warning: { main: '#8a4f00', contrastText: '#ffffff' },
  error: lightCritical,
  critical: lightCritical,
};

/** Near-black blue. */
export const darkPalette: PaletteOptions = {
  surface: { ground: '#0b151d', raised: '#13212c', sunken: '#081017', border: '#2c3e4c' },
  background: { default: '#0b151d', paper: '#13212c' },
  text: { primary: '#eef3f6', secondary: '#b6c4ce' },
  divider: '#2c3e4c',
  primary: { main: '#74cbdb', light: '#9fdde8', dark: '#4fa9ba', contrastText: '#04222a' },
  secondary: { main: '#b6c4ce', contrastText: '#0b151d' },
  info: { main: '#93c6f5', contrastText: '#06213a' },
  success: { main: '#86d9a1', contrastText: '#052812' },
  warning: { main: '#f4c573', contrastText: '#2d1b00' },
  error: darkCritical,
  critical: darkCritical,
};
