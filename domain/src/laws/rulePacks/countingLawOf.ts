import type { PackId } from '../../kernel/assemblies/packId.ts';
import { arCounting } from '../argentina/arCounting.ts';
import type { CountingLaw } from '../aspects/countingLaw.ts';
import { clCounting } from '../chile/clCounting.ts';
import { coCounting } from '../colombia/coCounting.ts';
import { genericCounting } from '../generic/genericCounting.ts';
import { mxCounting } from '../mexico/mxCounting.ts';
import { esCounting } from '../spain/esCounting.ts';

const byPack: Readonly<Record<PackId, CountingLaw>> = {
  ...coCounting,
  ...esCounting,
  ...arCounting,
  ...clCounting,
  ...mxCounting,
  ...genericCounting,
};

/** The law of the pack on electing people and slates. */
export function countingLawOf(packId: PackId): CountingLaw {
  return byPack[packId];
}
