import type { PackId } from '../../kernel/assemblies/packId.ts';
import { arNotices } from '../argentina/arNotices.ts';
import type { ConvocationRules } from '../aspects/convocationRules.ts';
import { clNotices } from '../chile/clNotices.ts';
import { coNotices } from '../colombia/coNotices.ts';
import { genericNotices } from '../generic/genericNotices.ts';
import { mxNotices } from '../mexico/mxNotices.ts';
import { esNotices } from '../spain/esNotices.ts';

const byPack: Readonly<Record<PackId, ConvocationRules>> = {
  ...coNotices,
  ...esNotices,
  ...arNotices,
  ...clNotices,
  ...mxNotices,
  ...genericNotices,
};

/** How the law of the pack wants meetings called. */
export function convocationRulesOf(packId: PackId): ConvocationRules {
  return byPack[packId];
}
