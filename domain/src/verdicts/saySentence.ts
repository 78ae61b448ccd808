import { sayDate } from '../calendars/sayDate.ts';
import type { Quorum } from '../quorum/quorum.ts';
import type { Rule } from '../rules/rule.ts';
import { sayAmount, sayFigure, sayShare } from '../rules/sayRequirement.ts';
import { citeSource } from '../rules/source.ts';
import type { Vocabulary } from '../rules/vocabulary.ts';
import type { Finding } from './assess.ts';
import type { Consent } from './presumedConsent.ts';
import type { VerdictKind } from './verdict.ts';

interface Said {
  readonly kind: VerdictKind;
  readonly rule: Rule;
  readonly finding: Finding;
  readonly quorum: Quorum;
  readonly vocabulary: Vocabulary;
  readonly consent: Consent | null;
  readonly until: string | null;
}

/** The verdict as a chair reads it: what was required, what there was, what follows, and why. */
export function saySentence(said: Said): string {
  const { kind, rule, finding, quorum, vocabulary } = said;
  if (kind === 'no-quorum') return sayLack(quorum, vocabulary);
  const needed = sayNeeded(finding, vocabulary);
  const got = sayGot(finding, vocabulary);
  return `Se requería ${needed}; ${got}: ${sayEnd(said)}, ${citeSource(rule.source)}.`;
}

/** What was missing for a quorum. */
export function sayLack({ finding, article }: Quorum, vocabulary: Vocabulary): string {
  if (finding === null) return `No había nadie presente: sin quórum, ${article}.`;
  const needed = sayNeeded(finding, vocabulary);
  const here = listOf(finding, vocabulary);
  return `Se requería la presencia de ${needed}; había ${here}: sin quórum, ${article}.`;
}

/** `más del 50 % del coeficiente presente (71,2345) y al menos 2 propietarios`. */
export function sayNeeded(finding: Finding, vocabulary: Vocabulary): string {
  switch (finding.kind) {
    case 'share': {
      const base = sayFigure(finding.base, finding.requirement.scope);
      return `${sayShare(finding.requirement, vocabulary)} (${base})`;
    }
    case 'count': {
      const { least, scope } = finding.requirement;
      return `al menos ${sayAmount(least, scope, vocabulary)}`;
    }
    case 'allOf':
      return finding.of.map((part) => sayNeeded(part, vocabulary)).join(' y ');
    case 'anyOf':
      return finding.of.map((part) => sayNeeded(part, vocabulary)).join(' o ');
  }
}

function sayGot(finding: Finding, vocabulary: Vocabulary): string {
  return `votaron a favor ${listOf(finding, vocabulary)}`;
}

/** The figures reached, each once. A lone share of a weight needs no noun. */
function listOf(finding: Finding, vocabulary: Vocabulary): string {
  if (finding.kind === 'share' && finding.requirement.scope.startsWith('weight:')) {
    return sayFigure(finding.numerator, finding.requirement.scope);
  }
  const amounts = [...new Set(amountsOf(finding, vocabulary))];
  const last = amounts.pop() ?? '';
  return amounts.length === 0 ? last : `${amounts.join(', ')} y ${last}`;
}

function amountsOf(finding: Finding, vocabulary: Vocabulary): readonly string[] {
  if ('of' in finding) {
    return finding.of.flatMap((part) => amountsOf(part, vocabulary));
  }
  return [sayAmount(finding.numerator, finding.requirement.scope, vocabulary)];
}

function sayEnd({ kind, consent, until }: Said): string {
  switch (kind) {
    case 'approved':
      return 'aprobado';
    case 'pending': {
      const waiting = consent?.waiting ?? 0;
      const absent = waiting === 1 ? 'un propietario ausente' : `${waiting} propietarios ausentes`;
      const when = until === null ? 'falta notificar' : `plazo hasta el ${sayDate(until)}`;
      return `pendiente de ${absent} (${when})`;
    }
    case 'rejected':
    case 'no-majority':
    case 'tie':
    case 'no-quorum':
    case 'annulled':
    case 'survey':
      return 'rechazado';
  }
}
