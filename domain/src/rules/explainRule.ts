import type { ShareRequirement } from './requirement.ts';
import { favourOver } from './requirements.ts';
import type { Ceiling, ExclusionReason, Rule } from './rule.ts';
import { sayCall, sayRequirement } from './sayRequirement.ts';
import { citeSource } from './source.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A rule in plain Spanish, a line a thing, for whoever prepares the agenda. */
export function explainRule(rule: Rule, vocabulary: Vocabulary): readonly string[] {
  const { exclusions, presumedConsent, ceiling } = rule;
  const lines = [
    `Para aprobar: ${sayRequirement(rule.requirement, vocabulary)} (${citeSource(rule.source)}).`,
    ...rule.quorum.map(
      ({ call, requirement, source }) =>
        `Quórum en ${sayCall(call)}: ${requirement === null ? 'cualquier número de asistentes' : sayRequirement(requirement, vocabulary)} (${citeSource(source)}).`,
    ),
    ...sayExcluded('No cuentan para el quórum', exclusions.quorum),
    ...sayExcluded('No cuentan para la mayoría', exclusions.base),
    ...sayExcluded('Tienen voz, pero no voto', exclusions.vote),
  ];
  if (presumedConsent !== null) {
    const { days, source } = presumedConsent;
    lines.push(
      `El ausente notificado que no se oponga en ${days} días cuenta a favor (${citeSource(source)}).`,
    );
  }
  if (rule.needsNotary) lines.push('Debe asistir un notario.');
  if (ceiling !== null) {
    const effect = ceiling.effect === 'capped' ? 'se lee como esta' : 'no vale';
    const most = sayRequirement(shareOfCeiling(rule, ceiling), vocabulary);
    lines.push(
      `Una mayoría mayor en el reglamento ${effect}: ${most} (${citeSource(ceiling.source)}).`,
    );
  }
  return [
    ...lines,
    ...rule.channelLimits.map(
      ({ warning, source }) => `Atención: ${warning} (${citeSource(source)}).`,
    ),
  ];
}

/** A ceiling is read over its own base, else its rule's; over the whole weight when it has none. */
function shareOfCeiling({ requirement }: Rule, { threshold, base }: Ceiling): ShareRequirement {
  if (requirement.kind !== 'share') return favourOver(base ?? 'all', threshold);
  return { ...requirement, base: base ?? requirement.base, threshold };
}

function sayExcluded(what: string, reasons: readonly ExclusionReason[]): readonly string[] {
  if (reasons.length === 0) return [];
  return [`${what}: ${reasons.map(sayReason).join(' y ')}.`];
}

function sayReason(reason: ExclusionReason): string {
  switch (reason) {
    case 'arrears':
      return 'quienes están en mora';
    case 'conflict':
      return 'quienes tienen conflicto de interés';
  }
}
