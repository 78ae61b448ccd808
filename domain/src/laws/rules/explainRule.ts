import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import type { ShareRequirement } from './requirement.ts';
import { favourOver } from './requirements.ts';
import type { Ceiling, ConflictLaw, ExclusionReason, Rule } from './rule.ts';
import { sayCall, sayRequirement } from './sayRequirement.ts';
import type { Vocabulary } from './vocabulary.ts';

type Cite = (source: Source) => string;

/** A rule in plain Spanish, a line a thing. Whoever reviews it cites its sources with what they know of them. */
export function explainRule(
  rule: Rule,
  vocabulary: Vocabulary,
  cite: Cite = citeSource,
): readonly string[] {
  const { exclusions, presumedConsent, ceiling } = rule;
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
  if (rule.needsNotary) lines.push('Debe asistir un notario.');
  if (ceiling !== null) {
    lines.push(sayCeiling(rule, ceiling, vocabulary, cite));
  }
  return [
    ...lines,
    ...sayBylawRoom(rule, vocabulary, cite),
    ...rule.channelLimits.map(({ warning, source }) => `Atención: ${warning} (${cite(source)}).`),
  ];
}

function sayConflict({ reach, asked, source }: ConflictLaw, cite: Cite): string {
  const which = reach === 'own' ? 'lo suyo' : 'ni lo suyo ni lo que representa';
  const when = asked ? 'se pregunta antes de abrir' : 'puede decirse antes de abrir';
  return `Quien tiene un interés propio no vota ${which}; ${when} (${cite(source)}).`;
}

function sayCeiling(rule: Rule, ceiling: Ceiling, vocabulary: Vocabulary, cite: Cite): string {
  const most = sayRequirement(shareOfCeiling(rule, ceiling), vocabulary);
  const source = cite(ceiling.source);
  if (ceiling.strictlyBelow === true) {
    return `El reglamento o los estatutos pueden pedir más, sin llegar a ${most} (${source}).`;
  }
  const effect = ceiling.effect === 'capped' ? 'se lee como esta' : 'no vale';
  return `Una mayoría mayor en el reglamento ${effect}: ${most} (${source}).`;
}

/** What the law lets bylaws say besides a higher majority. The quorum is of the session, and told with it. */
function sayBylawRoom({ bylaws }: Rule, vocabulary: Vocabulary, cite: Cite): readonly string[] {
  const { fixed, heads } = bylaws ?? {};
  const said: string[] = [];
  if (fixed !== undefined) {
    said.push(`Los estatutos no pueden pedir otra mayoría (${cite(fixed)}).`);
  }
  if (heads !== undefined) {
    const { noun } = vocabulary.heads;
    said.push(`Los estatutos pueden pedir además un número de ${noun} a favor (${cite(heads)}).`);
  }
  return said;
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
