import type { PackOf } from '../../kernel/assemblies/packId.ts';
import { leftTo } from '../aspects/buildCounting.ts';
import type { CountingLaw } from '../aspects/countingLaw.ts';

/** What the laws of the country say of electing people and slates. */
export const mxCounting: Readonly<Record<PackOf<'mx'>, CountingLaw>> = {
  'mx-cdmx': leftTo('el reglamento'),
  'mx-lgsm': leftTo('los estatutos'),
};
