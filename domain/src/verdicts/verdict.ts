import type { Quorum } from '../quorum/quorum.ts';
import { formatWeight } from '../weights/formatWeight.ts';
import type { Weight } from '../weights/weight.ts';
import type { Rule } from './rule.ts';
import { meets, sayThreshold } from './threshold.ts';

export const verdictKinds = ['approved', 'rejected', 'no-quorum'] as const;
export type VerdictKind = (typeof verdictKinds)[number];

export interface Verdict {
  readonly kind: VerdictKind;
  readonly favour: Weight;
  readonly base: Weight;
  readonly rule: Rule;
  /** One sentence that a chair can read aloud. */
  readonly sentence: string;
}

/**
 * Decides a yes/no question. Without quorum at closing nothing is decided, whatever was voted
 * (artículo 45). A tie does not pass `>`: it is rejected. `favour` never exceeds `base`.
 */
export function verdictOf(rule: Rule, favour: Weight, base: Weight, quorum: Quorum): Verdict {
  const kind = !quorum.met
    ? 'no-quorum'
    : meets(rule.threshold, favour, base)
      ? 'approved'
      : 'rejected';
  return { kind, favour, base, rule, sentence: sentenceOf(kind, rule, favour, base, quorum) };
}

export function verdictWord(kind: VerdictKind): string {
  const words: Record<VerdictKind, string> = {
    approved: 'Aprobado',
    rejected: 'Rechazado',
    'no-quorum': 'Sin quórum',
  };
  return words[kind];
}

function sentenceOf(
  kind: VerdictKind,
  rule: Rule,
  favour: Weight,
  base: Weight,
  quorum: Quorum,
): string {
  if (kind === 'no-quorum') {
    const needed = `${sayThreshold(quorum.threshold)} del coeficiente total`;
    const all = formatWeight(quorum.total.weight);
    const here = formatWeight(quorum.present.weight);
    return `Se requería la presencia de ${needed} (${all}); había ${here}: sin quórum, ${cite(rule)}.`;
  }
  const needed = `${sayThreshold(rule.threshold)} del coeficiente presente`;
  const word = kind === 'approved' ? 'aprobado' : 'rechazado';
  return `Se requería ${needed} (${formatWeight(base)}); votaron a favor ${formatWeight(favour)}: ${word}, ${cite(rule)}.`;
}

function cite(rule: Rule): string {
  return rule.verified ? rule.article : `${rule.article} (sin verificar)`;
}
