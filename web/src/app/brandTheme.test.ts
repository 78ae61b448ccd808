import {
  type BrandColours,
  type BrandPlace,
  brandTokens,
  checkColours,
  contrastNeeded,
  leastContrast,
} from '@asamblea/domain';
import { getContrastRatio } from '@mui/material/styles';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionTones, toneVariables } from '../ui/optionTones.ts';
import { theme, themeFor } from './theme.ts';

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
const place = fc.constantFrom<BrandPlace>('page', 'hall', 'picture');

test('whoever chose nothing has our theme', () => {
  expect(themeFor({}, 'hall').vars).toEqual(theme.vars);
});

test('in the colours of an assembly, notices and answers are told from what is under them', () => {
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
        for (const tone of Object.values(branded.optionTones?.[scheme] ?? {})) {
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
  const pale = themeFor({ light: { surface: '#d5d5d5' } }, 'page');
  expect(toneVariables(theme)).toMatchObject({ '--tone-none': optionTones.light.none });
  expect(toneVariables(pale)).not.toMatchObject({ '--tone-none': optionTones.light.none });
});
