import { citeSource } from '../../kernel/bylaws/source.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import type { Finding } from '../findings/assess.ts';
import { percentOf } from '../findings/percents.ts';
import type { Quorum } from '../quorum/quorum.ts';
import type { Rule, Turnout } from '../rules/rule.ts';
import { sayAmount, sayBase, sayFigure, sayShare } from '../rules/sayRequirement.ts';
import { ofThe, termOf, type Vocabulary } from '../rules/vocabulary.ts';
import type { Besides } from './besidesOf.ts';
import type { Consent } from './presumedConsent.ts';
import type { VerdictKind } from './verdictKind.ts';

interface Said {
  readonly kind: VerdictKind;
  readonly rule: Rule;
  readonly finding: Finding;
  /** Of a rule that enough votes against undo. */
  readonly opposition: Finding | null;
  /** The requirements besides the majority. */
  readonly besides: Besides;
  readonly quorum: Quorum;
  readonly vocabulary: Vocabulary;
  readonly consent: Consent | null;
  readonly until: string | null;
  /** Whether the figures include the silent. */
  readonly countsSilence: boolean;
}

/** The verdict as a chair reads it: the outcome, its figures, the requirement, and the article. */
export function saySentence(said: Said): string {
  const { kind, rule, finding, quorum, vocabulary } = said;
  if (kind === 'no-quorum') return sayLack(quorum, vocabulary);
  const got = sayReached(finding, vocabulary);
  const silence = saySilence(said);
  const needed = `${sayNeeded(finding, vocabulary)} (${citeSource(rule.source)})`;
  const opposed = `${sayOpposition(said)}${sayBesides(said.besides, rule, vocabulary)}`;
  if (kind === 'approved') return `Aprobado con ${got}${silence}; ${needed}.${opposed}`;
  if (kind === 'pending')
    return `Pendiente con ${got} a favor${silence}; ${needed}. ${sayWaiting(said)}${opposed}`;
  if (finding.met) return `Rechazado, aunque tuvo ${got} a favor${silence}; ${needed}.${opposed}`;
  return `Rechazado con ${got} a favor${silence}${sayMissed(said)}; ${needed}.${opposed}`;
}

/** ` En contra votó el 5,00 % del capital total: no vale si se opone al menos el 5 % del capital total (…).` */
function sayOpposition({ rule, opposition, vocabulary }: Said): string {
  const { unless } = rule;
  if (unless === undefined || opposition?.kind !== 'share') return '';
  const { numerator, base } = opposition;
  const { threshold, base: over, scope } = unless.requirement;
  const got = percentOf(numerator, base, threshold);
  const asked = sayShare(unless.requirement, vocabulary);
  const of = sayBase(over, termOf(vocabulary, scope));
  return ` En contra votó el ${got} ${of}: no vale si se opone ${asked} (${citeSource(unless.source)}).`;
}

/** The votes of the people affected and of the class, each beside the requirement. */
function sayBesides({ affected, ofClass }: Besides, rule: Rule, vocabulary: Vocabulary): string {
  const said: string[] = [];
  if (affected !== undefined && rule.consentOf !== undefined) {
    const { heads, favour, otherwise } = affected;
    const who = sayAmount(heads, 'heads', vocabulary);
    const left = heads - favour - otherwise;
    const how =
      heads === 1
        ? `que vote a favor, y ${favour === 1 ? 'lo hizo' : otherwise === 1 ? 'no lo hizo' : 'no votó'}`
        : `que todos voten a favor: ${favour} a favor, ${otherwise} no y ${left} sin votar`;
    said.push(` Afecta a ${who} y hace falta ${how} (${citeSource(rule.consentOf.source)}).`);
  }
  if (ofClass !== undefined && rule.classVote !== undefined) {
    const parts = leavesOf(ofClass).flatMap((leaf) => {
      if (leaf.kind === 'count') return [];
      const { numerator, base, requirement } = leaf;
      const did = requirement.numerator === 'present' ? 'asistió' : 'votó a favor';
      const got = percentOf(numerator, base, requirement.threshold);
      return [`${did} el ${got}, y se necesitaba ${sayShare(requirement, vocabulary)}`];
    });
    const cited = citeSource(rule.classVote.source);
    said.push(` Contando solo la clase que vota aparte, ${parts.join('; ')} (${cited}).`);
  }
  return said.join('');
}

/** The part missing for a quorum. */
export function sayLack({ finding, article }: Quorum, vocabulary: Vocabulary): string {
  if (finding === null) return `Sin quórum: no había nadie (${article}).`;
  const here = listLeaves(leavesOf(finding), vocabulary, false);
  return `Sin quórum, con ${here}; ${sayNeeded(finding, vocabulary)} (${article}).`;
}

/** A decision without a meeting in which somebody did not take part. */
export function sayIneffective(
  { source }: Turnout,
  finding: Finding,
  vocabulary: Vocabulary,
): string {
  const said = leavesOf(finding).map((leaf) => {
    const { scope } = leaf.requirement;
    const whole = leaf.kind === 'count' ? leaf.requirement.least : leaf.base;
    const took = leaf.numerator === 1 ? 'participó' : 'participaron';
    return `${took} ${sayFigure(leaf.numerator, scope)} de ${sayAmount(whole, scope, vocabulary)}`;
  });
  return `Ineficaz: ${said.join(' y ')}; debían participar todos (${citeSource(source)}).`;
}

/** `se necesitaba más del 50 % del coeficiente presente y al menos 2 propietarios`. */
export function sayNeeded(finding: Finding, vocabulary: Vocabulary): string {
  return `se ${isPluralAsked(firstOf(finding)) ? 'necesitaban' : 'necesitaba'} ${sayAsked(finding, vocabulary)}`;
}

function sayAsked(finding: Finding, vocabulary: Vocabulary): string {
  switch (finding.kind) {
    case 'share':
      return sayShare(finding.requirement, vocabulary);
    case 'count': {
      const { least, scope } = finding.requirement;
      return `al menos ${sayAmount(least, scope, vocabulary)}`;
    }
    case 'allOf':
      return finding.of.map((part) => sayAsked(part, vocabulary)).join(' y ');
    case 'anyOf':
      return finding.of.map((part) => sayAsked(part, vocabulary)).join(' o ');
  }
}

/** `se necesitaban al menos 2 propietarios`, `se necesitaban al menos 2/3`. */
function isPluralAsked(first: Finding): boolean {
  if ('of' in first) return false;
  if (first.kind === 'count') return first.requirement.least > 1;
  const { numerator, denominator } = first.requirement.threshold;
  return numerator > 1 && (100 * numerator) % denominator !== 0;
}

type Leaf = Exclude<Finding, { readonly of: unknown }>;

function leavesOf(finding: Finding): readonly Leaf[] {
  return 'of' in finding ? finding.of.flatMap(leavesOf) : [finding];
}

function firstOf(finding: Finding): Finding {
  return leavesOf(finding)[0] ?? finding;
}

/** The figures reached, each once: `97,13 %`, or `61,20 % de las cuotas y 14 propietarios`. */
export function sayReached(finding: Finding, vocabulary: Vocabulary): string {
  const leaves = leavesOf(finding);
  return listLeaves(leaves, vocabulary, leaves.length === 1);
}

function listLeaves(leaves: readonly Leaf[], vocabulary: Vocabulary, isAlone: boolean): string {
  const naming = (leaf: Leaf): Naming =>
    isAlone ? 'nothing' : leaves.some((one) => isTwin(one, leaf)) ? 'base' : 'scope';
  return sayList([...new Set(leaves.map((leaf) => sayLeaf(leaf, vocabulary, naming(leaf))))]);
}

/** The words after a percentage: its measure, its base, or nothing. */
type Naming = 'nothing' | 'scope' | 'base';

/** Two shares of one measure are told apart by their base. */
function isTwin(one: Leaf, other: Leaf): boolean {
  return (
    one.kind === 'share' &&
    other.kind === 'share' &&
    one.requirement.scope === other.requirement.scope &&
    one.requirement.base !== other.requirement.base
  );
}

/** A percentage on its side of the line; of which of several, when there are several. */
function sayLeaf(leaf: Leaf, vocabulary: Vocabulary, naming: Naming): string {
  const { scope } = leaf.requirement;
  if (leaf.kind === 'count') return sayAmount(leaf.numerator, scope, vocabulary);
  const percent = percentOf(leaf.numerator, leaf.base, leaf.requirement.threshold);
  const term = termOf(vocabulary, scope);
  switch (naming) {
    case 'nothing':
      return percent;
    case 'scope':
      return `${percent} ${ofThe(term)}`;
    case 'base':
      return `${percent} ${sayBase(leaf.requirement.base, term)}`;
  }
}

/** The absentees who count in favour without having voted, when they were needed. */
function saySilence({ countsSilence, consent }: Said): string {
  const silent = countsSilence ? (consent?.silent ?? 0) : 0;
  if (silent === 0) return '';
  return silent === 1
    ? ', contando a un propietario ausente que no se opuso'
    : `, contando a ${silent} propietarios ausentes que no se opusieron`;
}

/** Of a double majority, which one failed: ` (se alcanzó en las cuotas y no en los propietarios)`. */
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
  return leavesOf(finding).map(({ requirement }) => {
    const { article, noun } = termOf(vocabulary, requirement.scope);
    return `${article} ${noun}`;
  });
}

function sayWaiting({ consent, until }: Said): string {
  const waiting = consent?.waiting ?? 0;
  const when = until === null ? 'sin notificar' : `plazo hasta el ${sayDate(until)}`;
  return waiting === 1
    ? `Falta que responda un propietario ausente (${when}).`
    : `Faltan por responder ${waiting} propietarios ausentes (${when}).`;
}
