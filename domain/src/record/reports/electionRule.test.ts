import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { tableText } from '../../kernel/sheets/reportTable.ts';
import type { Question } from '../../polls/questions/question.ts';
import { type Closing, decideResult } from '../../polls/results/decideResult.ts';
import { decideSecretResult } from '../../polls/results/decideSecretResult.ts';
import type { QuestionResult } from '../../polls/results/questionResult.ts';
import { meetingScript } from '../../polls/script/meetingScript.ts';
import { canBeSecret } from '../../polls/secrecy/canBeSecret.ts';
import { tallyOf } from '../../polls/tallies/tally.ts';
import { arbitraryClosing, everyRule } from '../../testing/halls/arbitraryClosing.ts';
import { actaTextOf, recordOfDecision } from '../../testing/records/recordOfDecision.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { votesReport } from './votesReport.ts';
import { answersTable, decisionsTable } from './votesTables.ts';

const runs = sampleOf({ part: 200, full: 2_000 }, process.env);

/** Elections in which nobody needs the majority of the law. */
const pluralities = arbitraryClosing(
  fc
    .constantFrom(...packIds)
    .chain((id) => fc.constantFrom(...everyRule.filter(({ rulePack }) => rulePack === id))),
).filter(({ question: { election } }) => election != null && !election.needsMajority);

/** Every text in which a decision states its rule. */
function textsOf(question: Question, result: QuestionResult): readonly string[] {
  const votes = votesReport(recordOfDecision(question, result));
  const [, decision = []] = tableText(decisionsTable(votes), 'UTC');
  const answers = tableText(answersTable(votes), 'UTC').slice(1);
  const acta = actaTextOf(recordOfDecision(question, result));
  const script = meetingScript({
    ...{ assemblyName: '', quorum: null, questions: [{ ...question, state: 'closed' }] },
    session: { state: 'open', call: 1, stage: { mode: 'quorum' } },
    results: new Map([[question.questionId, result]]),
  });
  return [
    result.verdict.sentence,
    citeSource(result.verdict.source),
    ...decision.slice(3, 6),
    ...[/ Regla aplicada: (.*)/u, /\nDecisión: (.*)/u].map((one) => one.exec(acta)?.[1] ?? ''),
    ...answers.map((row) => row[9] ?? ''),
    ...script.filter(({ id }) => id === `question-${question.questionId}`).map(({ text }) => text),
  ];
}

function checkNothingOfAMajority(question: Question, result: QuestionResult): void {
  if (result.verdict.kind === 'no-quorum') return;
  const law = citeSource(question.rule.source);
  const texts = textsOf(question, result);
  expect(texts.filter((text) => /más del|al menos|el 100 %/u.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes(question.rule.title))).toEqual([]);
  if (law !== 'los estatutos') expect(texts.filter((text) => text.includes(law))).toEqual([]);
}

test('an election won with the most votes never says a majority, nor cites the article of one', () => {
  fc.assert(
    fc.property(pluralities, (closing) =>
      checkNothingOfAMajority(closing.question, decideResult(closing)),
    ),
    runs,
  );
});

function inSecret({ question: asked, ...closing }: Closing) {
  const question = { ...asked, disclosure: 'secret' as const, unitsAreHeads: true };
  const participations = closing.ballots.map(({ unitId, weight }) => ({
    ...{ unitId, weight, personId: `p-${unitId}`, castBy: 'u', requestId: 'r' },
  }));
  const units = closing.units.map((unit) => ({
    ...{ ...unit, inArrears: false, ownerIds: [unit.unitId] },
  }));
  return { ...closing, units, question, participations, tally: tallyOf(question, closing.ballots) };
}

test('nor does one in secret, nor one whose votes could not be opened', () => {
  fc.assert(
    fc.property(pluralities, fc.boolean(), (closing, isLost) => {
      if (!canBeSecret(closing.question).ok) return;
      const secret = inSecret(closing);
      const result = decideSecretResult(isLost ? { ...secret, tally: null } : secret);
      checkNothingOfAMajority(secret.question, result);
    }),
    runs,
  );
});

test('the source of the verdict is the norm of the sheet, also where a majority is asked', () => {
  fc.assert(
    fc.property(arbitraryClosing(), (closing) => {
      const { question } = closing;
      const result = decideResult(closing);
      if (result.verdict.kind === 'ineffective') return;
      const [asked] = votesReport(recordOfDecision(question, result)).questions;
      expect(asked?.article).toBe(citeSource(result.verdict.source));
    }),
    runs,
  );
});
