import type { Finding } from '../../laws/findings/assess.ts';
import {
  type Figures,
  figuresOf,
  noVotes,
  type Votes,
  voteKindOf,
} from '../../laws/findings/figures.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { mainWeight, type Scope } from '../../laws/rules/scope.ts';
import { type Verdict, verdictOf } from '../../laws/verdicts/verdict.ts';
import type { VotingBlock } from '../ballots/votingBlocks.ts';
import type { Question } from '../questions/question.ts';
import { votesByHeads } from '../secrecy/canBeSecret.ts';
import { impliedByVerdict } from '../secrecy/impliedByVerdict.ts';
import { type SafePublication, safePublication } from '../secrecy/safePublication.ts';
import { withholdFigures } from '../secrecy/sayWithheld.ts';
import type { SecretSums } from '../tallies/sealedSums.ts';
import { measuresOf, type ResultMeasure, undoingMeasure } from './resultMeasure.ts';
import { leastHolders, type Measure, sumIn, type ToldIn, totalsOf } from './secretSums.ts';

/** A secret question whose sums were opened and match its participants. */
export interface OpenedSums extends SecretSums {
  readonly question: Question;
  readonly figures: Figures;
  readonly quorum: Quorum;
  readonly turnout: Finding | null;
  /** The voting blocks, which gave one answer each. */
  readonly blocks: readonly VotingBlock[];
  /** How it may be told; null when the rule counts in measures that say more together. */
  readonly telling: ToldIn | null;
}

export interface SecretDecision {
  readonly told: SafePublication;
  readonly verdict: Verdict;
  /** Only where exact figures are told. */
  readonly measures?: readonly ResultMeasure[];
  readonly undoing?: ResultMeasure;
}

/** Decides a secret yes or no, and the publishable part of its figures. */
export function decideSecretYesNo(opened: OpenedSums): SecretDecision {
  const { question, quorum, turnout, telling } = opened;
  const { rule, rulePack, options } = question;
  const { vocabulary } = packOf(rulePack);
  const figures = withVotes(opened);
  const verdict = verdictOf({ rule, figures, quorum, turnout, vocabulary, consent: null });
  const told = tellSums(
    opened,
    (totals) =>
      telling === null
        ? {}
        : impliedByVerdict({
            rule,
            call: quorum.call,
            figures,
            moved: telling.moved,
            options,
            totals,
          }),
    (asked) => safePublication(asked, telling?.isPart ? 'rounded' : 'exact'),
  );
  if (told.kind !== 'exact') return { told, verdict: withholdFigures(verdict, rule, vocabulary) };
  const measuring = { question, call: quorum.call, vocabulary, figures, counts: null };
  return { told, verdict, measures: measuresOf(measuring), ...undoingMeasure(measuring) };
}

type Asked = Parameters<typeof safePublication>[0];

/** The publishable part of opened sums. Nobody voting hides nobody. */
export function tellSums(
  { question, quorum, blocks, telling, ...sums }: OpenedSums,
  impliedBy: (totals: Asked['totals']) => Asked['impliedByVerdict'] | null,
  publish: (asked: Asked) => SafePublication = safePublication,
): SafePublication {
  const measure = telling?.measure ?? 'weight';
  const totals = totalsOf(sums, question.options, measure);
  if (blocks.length === 0) return { kind: 'exact', totals };
  if (telling === null) return { kind: 'verdict-only' };
  const implied = quorum.met ? impliedBy(totals) : {};
  if (implied === null) return { kind: 'verdict-only' };
  return publish({
    units: blocks.map(({ unitId, personId, weight }) => ({
      unitId,
      holderId: personId,
      weight: measure === 'weight' ? weight : 1,
    })),
    totals,
    leastHolders,
    impliedByVerdict: implied,
  });
}

/** The figures with the votes of the sums in place of the marks. */
function withVotes({ question: { rule, options }, figures, ...sums }: OpenedSums): Figures {
  const votesIn = (measure: Measure): Votes => {
    const votes = { ...noVotes };
    for (const { optionId, role } of options)
      votes[voteKindOf(role)] += sumIn(sums, optionId, measure);
    return votes;
  };
  const replaced = (scope: Scope, measure: Measure) => ({
    [scope]: { ...figuresOf(figures, scope), votes: votesIn(measure) },
  });
  return {
    ...figures,
    ...replaced(mainWeight, 'weight'),
    ...replaced('units', 'units'),
    ...(votesByHeads(rule) ? replaced('heads', 'heads') : {}),
  };
}
