import type { PackId } from '../../kernel/assemblies/packId.ts';
import { arActas } from '../argentina/arActas.ts';
import type { ActaRules } from '../aspects/actaRules.ts';
import { clActas } from '../chile/clActas.ts';
import { coActas } from '../colombia/coActas.ts';
import { genericActas } from '../generic/genericActas.ts';
import { mxActas } from '../mexico/mxActas.ts';
import { esActas } from '../spain/esActas.ts';

const byPack: Readonly<Record<PackId, ActaRules>> = {
  ...coActas,
  ...esActas,
  ...arActas,
  ...clActas,
  ...mxActas,
  ...genericActas,
};

/** How the law of the pack wants the minutes. */
export function actaRulesOf(packId: PackId): ActaRules {
  return byPack[packId];
}
