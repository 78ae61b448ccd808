import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandTokens, colourSchemes, type SchemeColours } from './brand.ts';
import {
  behindOf,
  brandedTokens,
  contrastNeeded,
  inkOf,
  legibleShape,
  veilOf,
} from './brandedTokens.ts';
import { checkColours, isLegible } from './checkColours.ts';
import { contrastOf, layOver, leastContrast } from './contrast.ts';
import { ourTokens } from './themeTokens.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const scheme = fc.constantFrom(...colourSchemes);
const place = fc.constantFrom('page' as const, 'hall' as const, 'picture' as const);
const colours = fc.record(Object.fromEntries(brandTokens.map((token) => [token, colour])), {
  requiredKeys: [],
}) as fc.Arbitrary<SchemeColours>;
const { surface: _surface, text: _text, ...toned } = ourTokens.light;
/** Every token that colours something. */
const tones = Object.keys(toned) as (keyof typeof toned)[];

/** Each chosen colour in place of which one that can be read was taken, as the screen proposes it. */
function mended(of: 'light' | 'dark', chosen: SchemeColours): SchemeColours {
  const nearest = checkColours({ [of]: chosen }).map(({ token, nearest: near }) => [token, near]);
  return Object.fromEntries(nearest);
}

test.each(colourSchemes)('an assembly that chose no colours has ours in %s', (of) => {
  expect(brandedTokens(of)).toBe(ourTokens[of]);
  expect(brandedTokens(of, {}, 'hall')).toBe(ourTokens[of]);
});

test('the colour proposed for an illegible one is accepted as it is', () => {
  fc.assert(
    fc.property(scheme, colours, (of, chosen) => {
      const taken = mended(of, chosen);
      expect(checkColours({ [of]: taken }).every(isLegible)).toBe(true);
      const tokens = brandedTokens(of, taken);
      expect(tokens.primary.main).toBe(taken.primary ?? tokens.primary.main);
      expect(tokens.surface.ground).toBe(taken.surface ?? ourTokens[of].surface.ground);
    }),
  );
});

test('with colours that were taken, every letter is AA on a page and AAA on a public screen', () => {
  fc.assert(
    fc.property(scheme, colours, place, (of, chosen, where) => {
      const tokens = brandedTokens(of, mended(of, chosen), where);
      const { surface, text } = tokens;
      const letters = [text.primary, text.secondary, ...tones.map((tone) => tokens[tone].main)];
      const behind = behindOf(of, surface);
      for (const one of letters) {
        expect(leastContrast(one, behind)).toBeGreaterThanOrEqual(contrastNeeded.page);
      }
      for (const tone of tones) {
        const { main, dark, contrastText } = tokens[tone];
        expect(leastContrast(contrastText, [main, dark])).toBeGreaterThanOrEqual(4.5);
      }
      if (where === 'page') return;
      for (const one of letters) {
        expect(leastContrast(one, [surface.ground, surface.raised])).toBeGreaterThanOrEqual(7);
      }
    }),
  );
});

test('letters and marks of a projector stand out from any picture behind them', () => {
  fc.assert(
    fc.property(scheme, colours, colour, (of, chosen, pixel) => {
      const tokens = brandedTokens(of, mended(of, chosen), 'picture');
      const { ground } = tokens.surface;
      const seen = layOver(ground, pixel, veilOf(of, ground));
      const letters = [tokens.text.primary, tokens.text.secondary];
      for (const one of [...letters, ...tones.map((tone) => tokens[tone].main)]) {
        // A pixel is painted in whole steps of 255.
        expect(contrastOf(one, seen)).toBeGreaterThanOrEqual(contrastNeeded.publicScreen - 0.1);
      }
      const mark = legibleShape(of, '#8d8a84', tokens, 'picture');
      expect(contrastOf(mark, seen)).toBeGreaterThanOrEqual(contrastNeeded.shape - 0.05);
    }),
  );
});

test('a veil is the thinnest that does', () => {
  for (const of of colourSchemes) {
    const { ground } = ourTokens[of].surface;
    const veil = veilOf(of, ground);
    expect(veil).toBeLessThan(0.95);
    expect(contrastOf(layOver(ground, inkOf[of], veil), inkOf[of])).toBeGreaterThanOrEqual(13);
    expect(contrastOf(layOver(ground, inkOf[of], veil - 0.02), inkOf[of])).toBeLessThan(13);
  }
});

test.each([
  ['light', 'primary', '#ffdd00', false],
  ['light', 'primary', '#7a1f5c', true],
  ['dark', 'primary', '#7a1f5c', false],
  ['dark', 'primary', '#f2b8dc', true],
  ['light', 'surface', '#203040', false],
  ['dark', 'surface', '#ffffff', false],
  ['light', 'hall', '#777777', false],
  ['dark', 'hall', '#101820', true],
] as const)('in %s, %s %s can be read: %s', (of, token, chosen, expected) => {
  const [check] = checkColours({ [of]: { [token]: chosen } });
  expect(check === undefined ? null : isLegible(check)).toBe(expected);
});
