import type { SurfaceTokens, ThemeTokens } from '@asamblea/domain';
import type { PaletteOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    surface: SurfaceTokens;
    critical: Palette['error'];
  }
  interface PaletteOptions {
    surface?: SurfaceTokens;
    critical?: PaletteOptions['error'];
  }
}

/** MUI's own names beside the tokens: its widgets ask for `error` and `background`. */
export function paletteOf(tokens: ThemeTokens): PaletteOptions {
  const { surface, text, critical } = tokens;
  return {
    ...tokens,
    background: { default: surface.ground, paper: surface.raised },
    divider: surface.border,
    secondary: { main: text.secondary, contrastText: surface.raised },
    error: critical,
  };
}
