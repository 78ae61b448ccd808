import { ballotKindOf } from '../../kernel/ballotKinds/ballotKinds.ts';
import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import type { Term } from '../../kernel/weights/term.ts';
import type { Threshold } from '../../kernel/weights/threshold.ts';
import type { Count } from '../../kernel/weights/weight.ts';
import { assess, type Finding } from '../../laws/findings/assess.ts';
import { baseOf, type Figures, figuresOf, voteKindOf } from '../../laws/findings/figures.ts';
import { nameBase } from '../../laws/rules/sayRequirement.ts';
import { mainWeight, type Scope } from '../../laws/rules/scope.ts';
import { termOf, type Vocabulary } from '../../laws/rules/vocabulary.ts';
import { countRoll } from '../../laws/verdicts/countRoll.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';
import { scopesOf } from '../../laws/verdicts/scopesOf.ts';
import { rankScope } from '../elections/rankScope.ts';
import { choosable } from '../marks/marks.ts';
import type { Option } from '../marks/option.ts';
import type { ChoiceCounts } from '../places/choiceCounts.ts';
import { choicesOf, figuresFor } from '../places/choiceCounts.ts';
import type { Question } from '../questions/question.ts';
import { addsSeveral, tallyOf } from '../tallies/tally.ts';
import { type CountedNoun, owners } from './countedNoun.ts';

/** The base of one of a decision's shares. */
export interface DecisionBase {
  readonly scope: Scope;
  readonly base: Base;
  /** The name of the base: `coeficiente total`, `unidades presentes`. */
  readonly name: string;
  /** How much there is of it: millionths of a weight, or whole units or heads. Null where a secret vote keeps it. */
  readonly of: number | null;
}

/** The votes of each answer in one measure of its rule, over the base of the rule. */
export interface ResultMeasure extends DecisionBase {
  readonly of: number;
  /** The part of it that who is chosen must pass or reach; null where the most voted is. */
  readonly threshold: Threshold | null;
  /** The answer that is held against it; not said: in favour, or who is chosen. */
  readonly holds?: 'against';
  /** By option. */
  readonly votes: Readonly<Record<string, number>>;
  /** Of heads whose units answered differently. */
  readonly spoilt: number;
  /** Of heads, as that law calls each and all of them; not said: owners. */
  readonly members?: CountedNoun;
  /** The silence of the absent that counts in favour, once it does. */
  readonly silent?: number;
}

export interface Measuring {
  readonly question: Pick<Question, 'rule' | 'options' | 'election'>;
  readonly call: number;
  readonly vocabulary: Vocabulary;
  readonly figures: Figures;
  /** Of an election: what was marked, by scope. */
  readonly counts: ChoiceCounts | null;
}

/**
 * Every measure in which the rule counts: one, or both of a double majority. Where no share is asked of the
 * votes, the measure in which they rank, over those present.
 */
export function measuresOf(measuring: Measuring): readonly ResultMeasure[] {
  return askedOnce(measuring).map((share) => measureOf(share, measuring));
}

/** Where enough votes against undo a yes or no: the votes of each answer over that base. */
export function undoingMeasure(measuring: Measuring): { readonly undoing?: ResultMeasure } {
  const { rule, election } = measuring.question;
  if (election || rule.unless === undefined) return {};
  const measure = measureOf({ ...rule.unless.requirement, holds: 'against' }, measuring);
  // The same base may be asked for in favour: each has its own line.
  return { undoing: { ...measure, name: `${measure.name} (oposición)` } };
}

/** The answers of a class that votes apart, over the class alone. */
export interface ClassTally {
  readonly measure: ResultMeasure;
  /** By option. */
  readonly tally: Readonly<Record<string, Count>>;
  readonly base: Count;
}

/** Counts the class by itself; nothing where the chair named none. */
export function classTally(
  question: Question,
  roll: readonly RollUnit[],
  ballots: readonly (Parameters<typeof tallyOf>[1][number] & { readonly unitId: string })[],
  measuring: Pick<Measuring, 'call' | 'vocabulary'>,
): { readonly ofClass?: ClassTally } {
  const { rule } = question;
  const ofClass = roll.filter(({ isOfClass }) => isOfClass === true);
  if (rule.classVote === undefined || question.election || ofClass.length === 0) return {};
  const figures = countRoll(ofClass, scopesOf(rule), rule.exclusions);
  const [share] = leavesOf(assess(rule.classVote.requirement, figures, measuring.call));
  if (share === undefined) return {};
  const { base, scope, threshold } = share.requirement;
  const measure = measureOf(
    { base, scope, threshold },
    { question, ...measuring, figures, counts: null },
  );
  const inClass = new Set(ofClass.map(({ unitId }) => unitId));
  return {
    ofClass: {
      measure: { ...measure, name: `${measure.name} (solo la clase)` },
      tally: tallyOf(
        question,
        ballots.filter(({ unitId }) => inClass.has(unitId)),
      ),
      base: {
        weight: figuresOf(figures, mainWeight).present,
        units: figuresOf(figures, 'units').present,
      },
    },
  };
}

/**
 * The bases of the same measures for a reader who may not know the votes: the size of each, where it tells no
 * vote.
 */
export function basesKept(measuring: Omit<Measuring, 'counts'>): readonly DecisionBase[] {
  const { vocabulary, figures } = measuring;
  return askedOnce({ ...measuring, counts: null }).map(({ scope, base }) => ({
    scope,
    base,
    name: nameBase(base, termOf(vocabulary, scope)),
    of: isOfVotes(base) ? null : baseOf(figuresOf(figures, scope), base),
  }));
}

function isOfVotes(base: Base): boolean {
  return base === 'cast' || base === 'validCast' || base === 'forAndAgainst';
}

function askedOnce(measuring: Measuring): readonly Asked[] {
  const asked = askedShares(measuring);
  return [...new Map(asked.map((share) => [`${share.scope} ${share.base}`, share])).values()];
}

type Asked = Pick<ResultMeasure, 'scope' | 'base' | 'threshold' | 'holds'>;

function askedShares({ question, figures, call }: Measuring): readonly Asked[] {
  const { rule, election } = question;
  const ranked: Asked = { scope: rankScope(rule), base: 'present', threshold: null };
  // Of rounds the measure tells the first preferences, on which no majority is held.
  const isByRounds = ballotKindOf(question).decidedFrom === 'ballots';
  if (election && (!election.needsMajority || isByRounds)) return [ranked];
  const shares = leavesOf(assess(rule.requirement, figures, call)).map(
    ({ requirement }) => requirement,
  );
  if (shares.length === 0) return [ranked];
  // Over for and against each candidate would have a base of its own.
  return addsSeveral(question)
    ? shares.map((share) => (share.base === 'forAndAgainst' ? { ...ranked, ...valid } : share))
    : shares;
}

function membersOf({ one, noun }: Term): Pick<ResultMeasure, 'members'> {
  return one === undefined || one === owners.one ? {} : { members: { one, noun } };
}

const valid = { base: 'validCast' } as const;

function measureOf({ scope, base, threshold, holds }: Asked, measuring: Measuring): ResultMeasure {
  const { question, vocabulary, figures, counts } = measuring;
  const term = termOf(vocabulary, scope);
  const name = nameBase(base, term);
  const members = scope === 'heads' ? membersOf(term) : {};
  if (counts === null) {
    const { votes } = figuresOf(figures, scope);
    return {
      scope,
      base,
      name,
      threshold,
      ...members,
      ...(holds === undefined ? {} : { holds }),
      spoilt: votes.null,
      of: baseOf(figuresOf(figures, scope), base),
      votes: Object.fromEntries(
        question.options.map(({ optionId, role }) => [optionId, votes[voteKindOf(role)]]),
      ),
    };
  }
  const { options, blank, abstention, null: spoilt } = choicesOf(counts, scope);
  const [first] = choosable(question);
  const seen = figuresFor(first?.optionId ?? '', counts, 'against');
  const alone = { blank, abstention } as const;
  return {
    scope,
    base,
    name,
    threshold,
    ...members,
    spoilt,
    of: baseOf(figuresOf(seen, scope), base),
    votes: Object.fromEntries(
      question.options.map(({ optionId, role }) => [
        optionId,
        role === 'blank' || role === 'abstention' ? alone[role] : (options[optionId] ?? 0),
      ]),
    ),
  };
}

/** The measures once absentees count, as the verdict counted them: their silence is in favour. */
export function withSilence(
  measures: readonly ResultMeasure[],
  options: readonly Option[],
  finding: Finding | null,
): readonly ResultMeasure[] {
  const shares = finding === null ? [] : leavesOf(finding);
  const favour = options.find(({ role }) => role === 'favour')?.optionId ?? '';
  return measures.map((measure) => {
    const held = shares.find(
      ({ requirement }) => requirement.scope === measure.scope && requirement.base === measure.base,
    );
    if (held === undefined) return measure;
    return { ...measure, of: held.base, silent: held.numerator - (measure.votes[favour] ?? 0) };
  });
}

function leavesOf(finding: Finding): readonly Extract<Finding, { readonly kind: 'share' }>[] {
  if ('of' in finding) return finding.of.flatMap(leavesOf);
  return finding.kind === 'share' && finding.requirement.numerator === 'favour' ? [finding] : [];
}
