import type { PackId } from '../../kernel/assemblies/packId.ts';
import { sayNames } from '../../kernel/text/joinNames.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';
import { countingLawOf } from '../../laws/rulePacks/countingLawOf.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { sayAmount } from '../../laws/rules/sayRequirement.ts';
import type { Verdict } from '../../laws/verdicts/verdict.ts';
import type { ElectionTerms, Markable } from '../marks/marks.ts';
import { choosable } from '../marks/marks.ts';
import type { Option } from '../marks/option.ts';
import { candidateVotesOf } from '../places/candidateVotes.ts';
import type { ChoiceCounts } from '../places/choiceCounts.ts';
import type { LotSeed } from '../places/decideLot.ts';
import type { Elected } from '../places/elected.ts';
import type { Election, PeopleResult } from '../places/election.ts';
import { electRanked } from '../rankings/electRanked.ts';
import { electSlates } from '../slates/electSlates.ts';
import type { SlateResult } from '../slates/slates.ts';
import { appliedRule } from './appliedRule.ts';
import { electOne } from './electOne.ts';
import { electSeveral } from './electSeveral.ts';
import { rankScope } from './rankScope.ts';

export interface RunElection {
  readonly question: Markable & { readonly rule: Rule; readonly rulePack: PackId };
  readonly terms: ElectionTerms;
  readonly counts: ChoiceCounts;
  readonly quorum: Quorum;
  readonly seed?: LotSeed | null;
}

export interface ElectionRun {
  readonly verdict: Verdict;
  readonly elected: Elected;
}

/** Decides an election of any kind from its sums, with the engine of its kind. */
export function runElection(run: RunElection): ElectionRun {
  const { question, terms, counts, quorum, seed = null } = run;
  const { rule, rulePack } = question;
  const { vocabulary } = packOf(rulePack);
  const options = choosable(question);
  const scope = rankScope(rule);
  const { source } = appliedRule({ rule, rulePack, election: terms });
  const election: Election = {
    options,
    counts,
    scope,
    rule,
    source,
    quorum,
    vocabulary,
    seed,
    noun: terms.kind === 'people' ? 'people' : 'options',
  };
  switch (terms.kind) {
    case 'survey':
      return surveyed(election);
    case 'slates':
      return ofSlates(
        run,
        electSlates({
          counts,
          scope,
          quorum,
          vocabulary,
          seed,
          seats: terms.seats,
          slates: options.map(slateOf),
          method: terms.method ?? 'quotient',
          law: countingLawOf(rulePack),
        }),
      );
    case 'ranking': {
      const outcome = electRanked({ ...election, meetsRule: terms.needsMajority });
      const { verdict, elected } = ofPeople(election, outcome);
      return { verdict, elected: { ...elected, rounds: outcome.rounds } };
    }
    case 'one':
    case 'several':
    case 'people': {
      const by = terms.needsMajority ? 'majority' : 'plurality';
      const isOne = terms.seats === 1 && terms.marks.max === 1;
      const outcome = isOne
        ? electOne({ ...election, by })
        : electSeveral({ ...election, seats: terms.seats, eachMeetsRule: terms.needsMajority });
      return ofPeople(election, outcome);
    }
  }
}

function surveyed(election: Election): ElectionRun {
  const { options, rule, source, scope, vocabulary } = election;
  const standings = candidateVotesOf(election, null).map(votesOnly);
  const most = standings[0]?.votes ?? 0;
  const leaders = standings.filter(({ votes }) => votes === most).map(({ optionId }) => optionId);
  const said =
    most === 0
      ? 'Nadie escogió una opción.'
      : `Lo más votado: ${sayNames(options, leaders)} (${sayAmount(most, scope, vocabulary)}).`;
  return {
    verdict: {
      kind: 'survey',
      ruleId: rule.ruleId,
      finding: null,
      source,
      until: null,
      sentence: `Es una encuesta: no decide nada. ${said}`,
    },
    elected: { ...noneElected, scope, standings },
  };
}

const noneElected = { seats: [], vacant: 0, tie: null, lot: null, runoff: [], quotient: null };

function ofPeople({ options, rule, scope, quorum }: Election, outcome: PeopleResult): ElectionRun {
  const { kind, vacant, tie, lot, runoff, source, sentence, standings } = outcome;
  const first = standings[0]?.finding ?? null;
  const finding = kind === 'no-quorum' ? quorum.finding : first;
  return {
    verdict: { kind, ruleId: rule.ruleId, finding, source, until: null, sentence },
    elected: {
      scope,
      vacant,
      tie,
      lot,
      runoff,
      quotient: null,
      standings: standings.map(votesOnly),
      seats: outcome.seats.map((seat) => ({
        ...seat,
        name: sayNames(options, [seat.optionId]),
        substitute: null,
      })),
    },
  };
}

function ofSlates({ question: { rule }, quorum }: RunElection, outcome: SlateResult): ElectionRun {
  const { kind, vacant, tie, lot, source, sentence, quotient, standings } = outcome;
  const finding = kind === 'no-quorum' ? quorum.finding : null;
  return {
    verdict: { kind, ruleId: rule.ruleId, finding, source, until: null, sentence },
    elected: {
      scope: rankScope(rule),
      vacant,
      tie,
      lot,
      runoff: [],
      quotient,
      standings: standings.map(votesOnly),
      seats: outcome.seats.map(({ optionId, by, candidateId, substituteId }) => ({
        optionId,
        by,
        name: candidateId,
        substitute: substituteId,
      })),
    },
  };
}

/** The names are the ids: one person is on one line only. */
function slateOf({ optionId, label, lines = [] }: Option) {
  return {
    optionId,
    label,
    lines: lines.map(({ name, substitute }) => ({ candidateId: name, substituteId: substitute })),
  };
}

function votesOnly({ optionId, votes }: { readonly optionId: string; readonly votes: number }) {
  return { optionId, votes };
}
