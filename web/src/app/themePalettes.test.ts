import { getContrastRatio, type PaletteOptions } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { darkPalette, lightPalette } from './themePalettes.ts';

const colors = ['primary', 'info', 'success', 'warning', 'error', 'critical'] as const;

function mainOf(palette: PaletteOptions, name: (typeof colors)[number]) {
  const color = palette[name];
  if (color === undefined || !('main' in color)) throw new Error(`The palette has no ${name}.`);
  return { main: color.main, over: String(color.contrastText) };
}

function grounds(palette: PaletteOptions): readonly string[] {
  const { surface } = palette;
  if (surface === undefined) throw new Error('The palette has no surface.');
  return [surface.ground, surface.raised, surface.sunken];
}

const schemes = [
  ['light', lightPalette],
  ['dark', darkPalette],
] as const;

test.each(schemes)('every colour of state reads on every %s ground (AA)', (_, palette) => {
  for (const name of colors) {
    const { main, over } = mainOf(palette, name);
    for (const ground of grounds(palette)) {
      expect(getContrastRatio(main, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(getContrastRatio(over, main), `text on ${name}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(schemes)('text reads on every %s ground: AAA for the main one', (_, palette) => {
  for (const ground of grounds(palette)) {
    expect(getContrastRatio(String(palette.text?.primary), ground)).toBeGreaterThanOrEqual(7);
    expect(getContrastRatio(String(palette.text?.secondary), ground)).toBeGreaterThanOrEqual(4.5);
  }
});
