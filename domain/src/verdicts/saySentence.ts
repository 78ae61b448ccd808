import { sayDate } from '../calendars/sayDate.ts';
import type { Quorum } from '../quorum/quorum.ts';
import type { Rule } from '../rules/rule.ts';
import { sayAmount, sayFigure, sayShare } from '../rules/sayRequirement.ts';
import { citeSource } from '../rules/source.ts';
import { termOf, type Vocabulary } from '../rules/vocabulary.ts';
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
  /** Whether the figures include the silent. */
  readonly countsSilence: boolean;
}

/** The verdict as a chair reads it: what was required, what there was, what follows, and why. */
export function saySentence(said: Said): string {
  const { kind, rule, finding, quorum, vocabulary } = said;
  if (kind === 'no-quorum') return sayLack(quorum, vocabulary);
  const needed = sayNeeded(finding, vocabulary);
  const got = sayGot(finding, vocabulary);
  return `Se requería ${needed}; ${got}${saySilence(said)}: ${sayEnd(said)}, ${citeSource(rule.source)}.`;
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

/** Who counts in favour without having voted, when it took them. */
function saySilence({ countsSilence, consent }: Said): string {
  const silent = countsSilence ? (consent?.silent ?? 0) : 0;
  if (silent === 0) return '';
  return silent === 1
    ? ', contando a un propietario ausente que no se opuso'
    : `, contando a ${silent} propietarios ausentes que no se opusieron`;
}

/** Of a double majority, which one failed: ` (se alcanzó en cuotas y no en propietarios)`. */
function sayMissed({ finding, vocabulary }: Said): string {
  if (finding.kind !== 'allOf') return '';
  const reached = finding.of.filter(({ met }) => met);
  const missed = finding.of.filter(({ met }) => !met);
  if (reached.length === 0) return '';
  const list = (parts: readonly Finding[], link: string) =>
    [...new Set(parts.flatMap((part) => termsIn(part, vocabulary)))].join(link);
  const [no, yes] = [list(missed, ' ni en '), list(reached, ' y en ')];
  return no === yes ? '' : ` (se alcanzó en ${yes} y no en ${no})`;
}

function termsIn(finding: Finding, vocabulary: Vocabulary): readonly string[] {
  if ('of' in finding) return finding.of.flatMap((part) => termsIn(part, vocabulary));
  return [termOf(vocabulary, finding.requirement.scope).noun];
}

function sayEnd(said: Said): string {
  const { kind, consent, until } = said;
  return kind === 'rejected'
    ? `rechazado${sayMissed(said)}`
    : sayOtherEnd({ kind, consent, until });
}

function sayOtherEnd({ kind, consent, until }: Pick<Said, 'kind' | 'consent' | 'until'>): string {
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
