import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import { explainBylaws } from './explainBylaws.ts';
import type { ConflictLaw, ExclusionReason, Rule } from './rule.ts';
import { sayCall, sayRequirement } from './sayRequirement.ts';
import type { Vocabulary } from './vocabulary.ts';

type Cite = (source: Source) => string;

/** A rule in plain Spanish, a line a thing. Reviewers get its sources cited with the doubts about them. */
export function explainRule(
  rule: Rule,
  vocabulary: Vocabulary,
  cite: Cite = citeSource,
): readonly string[] {
  const { exclusions, presumedConsent } = rule;
  const lines = [
    `Para aprobar: ${sayRequirement(rule.requirement, vocabulary)} (${cite(rule.source)}).`,
    ...rule.quorum.map(
      ({ call, requirement, source }) =>
        `Quórum en ${sayCall(call)}: ${requirement === null ? 'cualquier número de asistentes' : sayRequirement(requirement, vocabulary)} (${cite(source)}).`,
    ),
    ...sayExcluded('No cuentan para el quórum', exclusions.quorum),
    ...sayExcluded('No cuentan para la mayoría', exclusions.base),
    ...sayExcluded('Tienen voz, pero no voto', exclusions.vote),
  ];
  if (rule.conflict !== undefined) lines.push(sayConflict(rule.conflict, cite));
  if (presumedConsent !== null) {
    const { days, source } = presumedConsent;
    lines.push(
      `El ausente notificado que no se oponga en ${days} días cuenta a favor (${cite(source)}).`,
    );
  }
  if (rule.quorumAt === 'installation') {
    lines.push('El quórum se mide al instalar la reunión: quien sale después no lo deshace.');
  }
  if (rule.quorumLeft !== undefined) {
    const { asInCall, source } = rule.quorumLeft;
    lines.push(
      `Una vez instalada la reunión, quien se retira no la deja sin quórum mientras queden los de ${sayCall(asInCall)} (${cite(source)}).`,
    );
  }
  if (rule.turnout !== undefined) {
    lines.push(
      `Deben participar todos los que tienen voto: si falta uno, la decisión es ineficaz (${cite(rule.turnout.source)}).`,
    );
  }
  if (rule.unless !== undefined) {
    const { requirement, source } = rule.unless;
    lines.push(`No vale si se opone ${sayRequirement(requirement, vocabulary)} (${cite(source)}).`);
  }
  if (rule.consentOf !== undefined) {
    lines.push(
      `Si afecta a alguien, debe votar a favor cada uno de los afectados (${cite(rule.consentOf.source)}).`,
    );
  }
  if (rule.classVote !== undefined) {
    const { requirement, firstCall, source } = rule.classVote;
    const there =
      firstCall === undefined
        ? ''
        : `; en primera convocatoria debe asistir ${sayRequirement(firstCall, vocabulary)}`;
    lines.push(
      `Si afecta a una clase, se necesita además en ella, contada aparte: ${sayRequirement(requirement, vocabulary)}${there} (${cite(source)}).`,
    );
  }
  if (rule.needsNotary) lines.push('Debe asistir un notario.');
  return [
    ...lines,
    ...explainBylaws(rule, vocabulary, cite),
    ...rule.channelLimits.map(({ warning, source }) => `Atención: ${warning} (${cite(source)}).`),
  ];
}

function sayConflict({ reach, asked, source }: ConflictLaw, cite: Cite): string {
  const which = reach === 'own' ? 'lo suyo' : 'ni lo suyo ni lo que representa';
  const when = asked ? 'se pregunta antes de abrir' : 'puede decirse antes de abrir';
  return `Quien tiene un interés propio no vota ${which}; ${when} (${cite(source)}).`;
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
