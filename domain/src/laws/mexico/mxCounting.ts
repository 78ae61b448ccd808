import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { leftTo } from '../aspects/buildCounting.ts';
import type { CountingLaw } from '../aspects/countingLaw.ts';

/** The laws of the country on electing people and slates. */
export const mxCounting: Readonly<Record<PackOf<'mx'>, CountingLaw>> = {
  'mx-cdmx': leftTo('el reglamento'),
  'mx-lgsm': leftTo('los estatutos'),
};
