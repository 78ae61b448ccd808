import { takesSeveral } from '../../kernel/sessions/knownQuestion.ts';
import { figuresOf } from '../../laws/findings/figures.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { mainWeight, type Scope } from '../../laws/rules/scope.ts';
import { impliedByElection } from '../elections/impliedByElection.ts';
import { type ElectionRun, runElection } from '../elections/runElection.ts';
import { withholdVotes } from '../elections/withholdVotes.ts';
import { choosable, type ElectionTerms } from '../marks/marks.ts';
import type { ChoiceCount } from '../places/choiceCounts.ts';
import { votesByHeads } from '../secrecy/canBeSecret.ts';
import { marksPublication } from '../secrecy/marksPublication.ts';
import { type OpenedSums, type SecretDecision, tellSums } from './decideSecretYesNo.ts';
import { measuresOf } from './resultMeasure.ts';
import { ballotsIn, type Measure, sumIn, totalsOf } from './secretSums.ts';

/** Elects from the sums of a secret vote (the engine takes nothing else), and says what may be told. */
export function decideSecretElection(
  opened: OpenedSums,
  terms: ElectionTerms,
): SecretDecision & ElectionRun & { readonly election: ElectionTerms } {
  const { question, quorum } = opened;
  const candidates = choosable(question);
  const counts = {
    [mainWeight]: countOf(opened, mainWeight, 'weight'),
    units: countOf(opened, 'units', 'units'),
    ...(votesByHeads(question.rule) ? { heads: countOf(opened, 'heads', 'heads') } : {}),
  };
  const run = runElection({ question, terms, quorum, counts });
  const told = tellSums(
    opened,
    (totals) => impliedByElection(run, terms, question, totals),
    takesSeveral(question)
      ? (asked) => marksPublication({ ...asked, marks: terms.marks, candidates: candidates.length })
      : undefined,
  );
  if (told.kind !== 'exact') {
    return { told, ...withholdVotes(run, question.options), election: terms };
  }
  const { vocabulary } = packOf(question.rulePack);
  const { figures } = opened;
  const measures = measuresOf({ question, call: quorum.call, vocabulary, figures, counts });
  return { told, ...run, measures, election: terms };
}

function countOf(
  { question, figures, ...sums }: OpenedSums,
  scope: Scope,
  measure: Measure,
): ChoiceCount {
  const { all, allMinusExcluded, present } = figuresOf(figures, scope);
  const sumOf = (role: 'blank' | 'abstention') =>
    question.options
      .filter((option) => option.role === role)
      .reduce((sum, { optionId }) => sum + sumIn(sums, optionId, measure), 0);
  const [blank, abstention] = [sumOf('blank'), sumOf('abstention')];
  return {
    all,
    allMinusExcluded,
    present,
    blank,
    abstention,
    null: 0,
    options: totalsOf(sums, choosable(question), measure),
    valid: ballotsIn(sums, measure) - blank - abstention,
  };
}
