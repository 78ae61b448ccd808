import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { leftTo } from '../aspects/buildCounting.ts';
import type { CountingLaw } from '../aspects/countingLaw.ts';

/** The laws of the country on electing people and slates. */
export const arCounting: Readonly<Record<PackOf<'ar'>, CountingLaw>> = {
  'ar-ccyc': leftTo('el reglamento'),
  'ar-lgs': leftTo(
    'el estatuto',
    'La ley prevé el voto acumulativo (Ley General de Sociedades 19.550, artículo 263), que es otro sistema; las planchas quedan al estatuto.',
  ),
};
