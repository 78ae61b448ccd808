import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { leftTo } from '../aspects/buildCounting.ts';
import type { CountingLaw } from '../aspects/countingLaw.ts';

/** The laws of the country on electing people and slates. */
export const clCounting: Readonly<Record<PackOf<'cl'>, CountingLaw>> = {
  'cl-21442': leftTo('el reglamento'),
};
