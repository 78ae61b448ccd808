import { clobberVectors } from './clobberVectors.ts';
import { fetchVectors } from './fetchVectors.ts';
import { navigationVectors } from './navigationVectors.ts';
import { overlayVectors } from './overlayVectors.ts';
import type { PageVector } from './pageVector.ts';
import { scriptVectors } from './scriptVectors.ts';

/** All that is tried against a written page. */
export const pageVectors = (from = 0): readonly PageVector[] => [
  ...scriptVectors(from),
  ...overlayVectors(from),
  ...fetchVectors(from),
  ...navigationVectors(from),
  ...clobberVectors(from),
];
