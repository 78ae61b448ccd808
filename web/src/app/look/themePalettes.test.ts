import { ourTokens } from '@asamblea/domain';
import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { optionTones } from '../../ui/charts/optionTones.ts';
import { theme } from './theme.ts';

const schemes = ['light', 'dark'] as const;
const { surface: _surface, text: _text, ...toned } = ourTokens.light;
/** Every token that colours something. */
const tones = Object.keys(toned) as (keyof typeof toned)[];
// WCAG: text, text for people with low vision, and shapes that mean something.
const aa = 4.5;
const aaa = 7;
const shape = 3;

function expectContrast(front: string, back: string, atLeast: number, what: string): void {
  expect(getContrastRatio(front, back), `${what}: ${front} on ${back}`).toBeGreaterThanOrEqual(
    atLeast,
  );
}

/** A translucent layer of MUI's, flattened over its background. */
function flatten(layer: string, under: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (layer.match(/[\d.]+/gu) ?? []).map(Number);
  const below = [1, 3, 5].map((at) => Number.parseInt(under.slice(at, at + 2), 16));
  const mixed = [red, green, blue].map((part, at) =>
    Math.round(part * alpha + (below[at] ?? 0) * (1 - alpha)),
  );
  return `rgb(${mixed.join(', ')})`;
}

test('specification §9: surface, primary, info, success and critical in light and dark', () => {
  for (const scheme of schemes) {
    const palette = theme.colorSchemes[scheme]?.palette;
    for (const name of ['primary', 'info', 'success', 'critical'] as const) {
      expect(palette?.[name]).toMatchObject(ourTokens[scheme][name]);
    }
    expect(palette?.surface).toEqual(ourTokens[scheme].surface);
    expect(palette?.error).toMatchObject(ourTokens[scheme].critical);
  }
});

test.each(schemes)('on a public screen all text is AAA in %s', (scheme) => {
  const { surface, text, ...tokens } = ourTokens[scheme];
  for (const back of [surface.ground, surface.raised]) {
    expectContrast(text.primary, back, aaa, 'text');
    expectContrast(text.secondary, back, aaa, 'secondary text');
    for (const tone of tones) expectContrast(tokens[tone].main, back, aaa, tone);
  }
});

test.each(schemes)('on a page all text is AA in %s, pressed or chosen too', (scheme) => {
  const { surface, text, ...tokens } = ourTokens[scheme];
  const { selected = '', hover = '' } = theme.colorSchemes[scheme]?.palette.action ?? {};
  for (const under of [surface.ground, surface.raised, surface.sunken]) {
    for (const back of [under, flatten(selected, under), flatten(hover, under)]) {
      expectContrast(text.primary, back, aa, 'text');
      expectContrast(text.secondary, back, aa, 'secondary text');
      for (const tone of tones) expectContrast(tokens[tone].main, back, aa, tone);
    }
  }
  for (const tone of tones) {
    const { main, dark, contrastText } = tokens[tone];
    expectContrast(contrastText, main, aa, `text on ${tone}`);
    expectContrast(contrastText, dark, aa, `text on pressed ${tone}`);
  }
});

test.each(schemes)('every notice and notification is AA in %s', (scheme) => {
  const { surface, text, ...tokens } = ourTokens[scheme];
  const alert = theme.colorSchemes[scheme]?.palette.Alert;
  if (alert === undefined) throw new Error('The theme has no notices.');
  const notices = [
    [alert.infoColor, alert.infoStandardBg, tokens.info],
    [alert.successColor, alert.successStandardBg, tokens.success],
    [alert.warningColor, alert.warningStandardBg, tokens.warning],
    [alert.errorColor, alert.errorStandardBg, tokens.critical],
  ] as const;
  for (const [front, back, tone] of notices) {
    expectContrast(front, back, aaa, 'notice');
    // A notification in the dark has no tint.
    if (scheme === 'dark') expectContrast(front, surface.raised, aaa, 'notification');
    expectContrast(tone.main, back, shape, 'icon of a notice');
  }
  expectContrast(text.primary, surface.sunken, aaa, 'secondary notification');
  expectContrast(surface.ground, text.primary, aaa, 'contrast notification');
});

test.each(schemes)(
  'the bars and marks of answers stand out from their background in %s',
  (scheme) => {
    const { surface } = ourTokens[scheme];
    for (const [name, tone] of Object.entries(optionTones[scheme])) {
      for (const back of [surface.ground, surface.raised]) {
        expectContrast(tone, back, shape, name);
      }
    }
  },
);
