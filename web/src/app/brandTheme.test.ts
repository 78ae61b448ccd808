import {
  type BrandColours,
  brandTokens,
  checkColours,
  contrastNeeded,
  type LookPlace,
  leastContrast,
} from '@asamblea/domain';
import { getContrastRatio } from '@mui/material/styles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionTones } from '../ui/charts/optionTones.ts';
import { lookVariables, paletteVariables } from './look/lookStyles.ts';
import { theme, themeFor } from './look/theme.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const schemes = ['light', 'dark'] as const;

/** Colours that the server would take. */
const taken = fc
  .record(Object.fromEntries(brandTokens.map((token) => [token, colour])), { requiredKeys: [] })
  .map((chosen): BrandColours => {
    const of = (scheme: 'light' | 'dark') =>
      Object.fromEntries(
        checkColours({ [scheme]: chosen }).map(({ token, nearest }) => [token, nearest]),
      );
    return { light: of('light'), dark: of('dark') };
  });
const place = fc.constantFrom<LookPlace>('page', 'hall', 'picture');

test('an assembly that chose no colours has our theme', () => {
  expect(themeFor({}, 'hall').vars).toEqual(theme.vars);
});

test('in the colours of an assembly, notices and answers stand out from their background', () => {
  fc.assert(
    fc.property(taken, place, (colours, where) => {
      const branded = themeFor(colours, where);
      for (const scheme of schemes) {
        const { Alert, surface } = branded.colorSchemes[scheme]?.palette ?? {};
        if (Alert === undefined || surface === undefined) throw new Error('There is no palette.');
        const notices = [
          [Alert.infoColor, Alert.infoStandardBg],
          [Alert.successColor, Alert.successStandardBg],
          [Alert.errorColor, Alert.errorStandardBg],
        ] as const;
        for (const [front, back] of notices) {
          expect(getContrastRatio(front, back)).toBeGreaterThanOrEqual(contrastNeeded.page);
        }
        const variables = Object.entries(lookVariables({ colours }, where, scheme));
        for (const [, tone] of variables.filter(([name]) => name.startsWith('--tone-'))) {
          const contrast = leastContrast(tone, [surface.ground, surface.raised]);
          expect(contrast).toBeGreaterThanOrEqual(contrastNeeded.shape);
        }
      }
    }),
    // A theme is many thousand words of style.
    { numRuns: 15 },
  );
});

test('the answers keep our colours where they are seen, and change where they are not', () => {
  const ours = { '--tone-none': optionTones.light.none };
  const pale = { colours: { light: { surface: '#d5d5d5' } } };
  expect(lookVariables({}, 'page', 'light')).toMatchObject(ours);
  expect(lookVariables(pale, 'page', 'light')).not.toMatchObject(ours);
});

test('a page without MUI has the colours that MUI has, under the same names', () => {
  fc.assert(
    fc.property(taken, place, (colours, where) => {
      const sheets = themeFor(colours, where).generateStyleSheets?.() ?? [];
      for (const scheme of schemes) {
        const sheet = sheets.flatMap((one) =>
          Object.entries(one).filter(([name]) => name.includes(`"${scheme}"`)),
        );
        const known = Object.assign({}, ...sheet.map(([, rules]) => rules));
        expect(known).toMatchObject(paletteVariables({ colours }, where, scheme));
      }
    }),
    { numRuns: 15 },
  );
});
