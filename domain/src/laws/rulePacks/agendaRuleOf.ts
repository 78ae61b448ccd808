import type { PackId } from '../../kernel/assemblies/packId.ts';
import { arAgendas } from '../argentina/arAgendas.ts';
import type { AgendaRule } from '../aspects/convocationRules.ts';
import { clAgendas } from '../chile/clAgendas.ts';
import { coAgendas } from '../colombia/coAgendas.ts';
import { genericAgendas } from '../generic/genericAgendas.ts';
import { mxAgendas } from '../mexico/mxAgendas.ts';
import { esAgendas } from '../spain/esAgendas.ts';

const byPack: Readonly<Record<PackId, AgendaRule>> = {
  ...coAgendas,
  ...esAgendas,
  ...arAgendas,
  ...clAgendas,
  ...mxAgendas,
  ...genericAgendas,
};

/** The rule of the law on items that were not announced. */
export function agendaRuleOf(packId: PackId): AgendaRule {
  return byPack[packId];
}
