import { citeSource } from '../../kernel/bylaws/source.ts';
import { countingLawOf } from '../../laws/rulePacks/countingLawOf.ts';
import { wordsOf } from '../../laws/rulePacks/wordsOf.ts';
import { sayRequirement } from '../../laws/rules/sayRequirement.ts';
import type { Ruled } from './appliedRule.ts';

/** The warnings of the law about an election that departs from it; none where it is silent. */
export function electionWarnings({ rule, rulePack, election = null }: Ruled): readonly string[] {
  if (election === null || election.kind === 'survey') return [];
  const { method, source, asksMajority, bylaws } = countingLawOf(rulePack);
  const { kind, seats, needsMajority } = election;
  const shared = `por cociente electoral (${citeSource(source)})`;
  if (kind === 'slates') {
    if (method === null || election.method === method) return [];
    return [`Salvo que los estatutos puedan pedir otra cosa, los puestos se reparten ${shared}.`];
  }
  const majority = sayRequirement(rule.requirement, wordsOf(rulePack).vocabulary);
  return [
    ...(method !== null && kind === 'people' && seats > 1
      ? [`Si son puestos de un mismo cuerpo, la ley los reparte entre planchas, ${shared}.`]
      : []),
    ...(asksMajority && !needsMajority
      ? [
          `La ley pide también aquí la mayoría del asunto: ${majority} (${citeSource(rule.source)}). Escoja esto solo si está en ${bylaws.law}.`,
        ]
      : []),
  ];
}
