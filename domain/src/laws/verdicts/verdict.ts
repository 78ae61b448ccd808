import type { Source } from '../../kernel/bylaws/source.ts';
import { assess, type Finding } from '../findings/assess.ts';
import type { Figures } from '../findings/figures.ts';
import type { Quorum } from '../quorum/quorum.ts';
import type { Rule } from '../rules/rule.ts';
import type { Vocabulary } from '../rules/vocabulary.ts';
import { type Besides, hasBesides } from './besidesOf.ts';
import { oppositionOf } from './opposition.ts';
import { addConsent, type Consent } from './presumedConsent.ts';
import { sayIneffective, saySentence } from './saySentence.ts';
import type { VerdictKind } from './verdictKind.ts';

export interface Verdict extends Besides {
  readonly kind: VerdictKind;
  readonly ruleId: string;
  /** The exact figures it rests on; null when nothing was held against them (annulled). */
  readonly finding: Finding | null;
  /** How much was voted against, where enough of it undoes the decision. */
  readonly opposition?: Finding;
  readonly source: Source;
  /** Pending: the day after which it is final; null while somebody has not been notified. */
  readonly until: string | null;
  /** One sentence that a chair can read aloud. */
  readonly sentence: string;
}

export interface Judgement extends Besides {
  readonly rule: Rule;
  readonly figures: Figures;
  readonly quorum: Quorum;
  readonly vocabulary: Vocabulary;
  /** The answers of absentees; null when the rule presumes nothing, or nobody was absent. */
  readonly consent: Consent | null;
  /** Whether everybody took part whom the rule asks for; null where it asks for nobody. */
  readonly turnout: Finding | null;
}

/**
 * Decides a yes/no question. Without quorum at closing nothing is decided, whatever was voted. With
 * presumed consent, what those who came adopted is pending only while what absentees may still say
 * could change it. A tie does not pass `>`: it is rejected, and so is what enough of them oppose.
 */
export function verdictOf(judgement: Judgement): Verdict {
  const { rule, figures, quorum, vocabulary, affected, ofClass } = judgement;
  const missing = missingTurnout(judgement);
  if (missing !== null) return missing;
  const consent = consentThatCounts(judgement);
  const alone = assess(rule.requirement, figures, quorum.call);
  // A decision approved by the attendees does not rest on anybody's silence, nor can silence undo it.
  const countsSilence = !alone.met && consent !== null;
  const finding = countsSilence
    ? assess(rule.requirement, addConsent(figures, consent.given), quorum.call)
    : alone;
  const kind = kindOf({ ...judgement, consent }, finding);
  const opposition = kind === 'no-quorum' ? null : oppositionOf(rule, figures, quorum.call);
  const until = kind === 'pending' ? (consent?.until ?? null) : null;
  return {
    kind,
    ruleId: rule.ruleId,
    finding: kind === 'no-quorum' ? quorum.finding : finding,
    ...(opposition === null ? {} : { opposition }),
    ...(affected === undefined ? {} : { affected }),
    ...(ofClass === undefined ? {} : { ofClass }),
    source: rule.source,
    until,
    sentence: saySentence({
      kind,
      rule,
      finding,
      opposition,
      besides: judgement,
      quorum,
      vocabulary,
      consent,
      until,
      countsSilence,
    }),
  };
}

/** Where everybody must take part and somebody did not, nothing that was voted has any effect. */
function missingTurnout({ rule, turnout, vocabulary }: Judgement): Verdict | null {
  const { ruleId, turnout: asked } = rule;
  if (asked === undefined || turnout === null || turnout.met) return null;
  const sentence = sayIneffective(asked, turnout, vocabulary);
  return {
    kind: 'ineffective',
    ruleId,
    finding: turnout,
    source: asked.source,
    until: null,
    sentence,
  };
}

/** Absentees are asked only about what those who came adopted. */
function consentThatCounts({ rule, figures, quorum, consent }: Judgement): Consent | null {
  if (consent === null || rule.presumedConsent === null) return null;
  return assess(rule.presumedConsent.proposal, figures, quorum.call).met ? consent : null;
}

function kindOf(judgement: Judgement, finding: Finding): VerdictKind {
  const { rule, figures, quorum, consent } = judgement;
  if (!quorum.met) return 'no-quorum';
  if (!hasBesides(judgement)) return 'rejected';
  if (oppositionOf(rule, figures, quorum.call)?.met === true) return 'rejected';
  if (finding.met) return 'approved';
  if (consent === null) return 'rejected';
  const hoped = addConsent(addConsent(figures, consent.given), consent.open);
  return assess(rule.requirement, hoped, quorum.call).met ? 'pending' : 'rejected';
}

/** A vote that the chair annulled, with the reason given. Nothing is decided. */
export function annulledVerdict(rule: Rule, reason: string): Verdict {
  const sentence = `Votación anulada: ${reason.trim().replace(/\.$/u, '')}. No se decidió nada.`;
  const { ruleId, source } = rule;
  return { kind: 'annulled', ruleId, finding: null, source, until: null, sentence };
}

export function verdictWord(kind: VerdictKind): string {
  const words: Record<VerdictKind, string> = {
    approved: 'Aprobado',
    rejected: 'Rechazado',
    pending: 'Pendiente',
    'no-quorum': 'Sin quórum',
    ineffective: 'Ineficaz',
    'no-majority': 'Sin mayoría',
    tie: 'Empate',
    annulled: 'Anulada',
    survey: 'Encuesta',
  };
  return words[kind];
}
