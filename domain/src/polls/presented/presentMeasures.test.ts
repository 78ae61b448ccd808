import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takesSeveral } from '../../kernel/sessions/knownQuestion.ts';
import { meets, type Threshold } from '../../kernel/weights/threshold.ts';
import type { Finding } from '../../laws/findings/assess.ts';
import { answersIn, answersOf } from '../../record/reports/votesTables.ts';
import { arbitraryClosing, everyRule } from '../../testing/halls/arbitraryClosing.ts';
import { closeHall } from '../../testing/halls/closeHall.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { type Closing, decideResult } from '../results/decideResult.ts';
import type { ResultMeasure } from '../results/resultMeasure.ts';
import type { PresentedBar, PresentedMeasure } from './presentedBar.ts';
import { presentMeasures } from './presentMeasures.ts';

type Leaf = Extract<Finding, { readonly kind: 'share' }>;

const votedFor = new Set<string>(['favour', 'against']);

/** Every share of the votes that the verdict rests on. */
function sharesOf(finding: Finding | null): readonly Leaf[] {
  if (finding === null) return [];
  if ('of' in finding) return finding.of.flatMap(sharesOf);
  return finding.kind === 'share' && votedFor.has(finding.requirement.numerator) ? [finding] : [];
}

/** The digits of a percentage, and its base: `66,67 %` is 6667 of 10000. */
function readPercent(text: string): { readonly shown: bigint; readonly whole: bigint } {
  expect(text).toMatch(/^(\d{1,3},\d{2,}) %$/u);
  const [integer = '', decimals = ''] = text.replace(' %', '').split(',');
  return { shown: BigInt(integer + decimals), whole: 10n ** BigInt(2 + decimals.length) };
}

function showsMet(threshold: Threshold, percent: string): boolean {
  const { shown, whole } = readPercent(percent);
  return meets(threshold, Number(shown), Number(whole));
}

interface Shown {
  readonly closing: Closing;
  readonly result: ReturnType<typeof decideResult>;
  readonly measure: ResultMeasure;
  readonly presented: PresentedMeasure;
  /** The answer in favour, or the candidate with the most votes. */
  readonly held: PresentedBar | undefined;
}

/** Every measure of a closed question beside how it is presented. */
function eachMeasure(closing: Closing, check: (shown: Shown) => void): void {
  const result = decideResult(closing);
  const measures = presentMeasures(result);
  const { undoing } = result;
  const kept = [...(result.measures ?? []), ...(undoing === undefined ? [] : [undoing])];
  expect(measures).toHaveLength(kept.length);
  expect(kept.length).toBeGreaterThan(0);
  for (const [at, presented] of measures.entries()) {
    const measure = kept[at];
    if (measure === undefined) throw new Error('A measure is presented that was not kept.');
    const held = closing.question.election
      ? presented.bars[0]
      : presented.bars.find(({ id }) => id === (measure.holds ?? 'favour'));
    check({ closing, result, measure, presented, held });
  }
}

/** The share of the finding that a measure draws. */
function leafOf({ result, measure }: Shown): Leaf | undefined {
  if (result.verdict.kind === 'no-quorum' || result.verdict.kind === 'ineffective')
    return undefined;
  const { finding, opposition = null } = result.verdict;
  return sharesOf(measure.holds === undefined ? finding : opposition).find(
    ({ requirement: { scope, base } }) => scope === measure.scope && base === measure.base,
  );
}

const isCandidate = ({ tone }: PresentedBar) => tone === 'candidate' || tone === 'elected';

const runs = sampleOf({ part: 1_000, full: 4_000 }, process.env);

test('in every measure of every law the percentages of its base add up to exactly 100', () => {
  const check = ({ closing, measure, presented }: Shown) => {
    if (takesSeveral(closing.question) || measure.of === 0) return;
    const inBase = presented.bars.filter(({ percent }) => percent !== 'no cuenta');
    const read = inBase.map(({ percent }) => readPercent(percent));
    expect(new Set(read.map(({ whole }) => whole)).size).toBe(1);
    expect(read.reduce((sum, { shown }) => sum + shown, 0n)).toBe(read[0]?.whole);
  };
  fc.assert(
    fc.property(arbitraryClosing(), (closing) => eachMeasure(closing, check)),
    runs,
  );
});

test('in every measure of every law who is held stands on the side of the line where the finding is', () => {
  const check = (shown: Shown) => {
    const { measure, presented, held, closing } = shown;
    const { threshold, of, votes } = measure;
    if (threshold === null || of === 0) return;
    const own = presented.bars.filter(({ id }) => votes[id] !== undefined);
    // Of candidates, who leads; where each is elected by marks of their own, all of them.
    const asked = takesSeveral(closing.question) ? own.filter(isCandidate) : held ? [held] : [];
    for (const { id, percent } of asked) {
      expect(showsMet(threshold, percent)).toBe(meets(threshold, votes[id] ?? 0, of));
    }
    const leaf = leafOf(shown);
    if (leaf === undefined || takesSeveral(closing.question)) return;
    expect(leaf.requirement.threshold).toEqual(threshold);
    expect(leaf.numerator).toBe(votes[held?.id ?? '']);
    expect(leaf.base).toBe(of);
    expect(showsMet(threshold, held?.percent ?? '')).toBe(leaf.met);
  };
  fc.assert(
    fc.property(arbitraryClosing(), (closing) => eachMeasure(closing, check)),
    runs,
  );
});

test('the sentence, the bars and the rows of reports and minutes say one percentage', () => {
  const check = (shown: Shown) => {
    const { closing, result, presented, held } = shown;
    const rows = answersIn(result, presented);
    expect(rows.map(({ label, share }) => [label, sharesText(share)])).toEqual(
      presented.bars.map(({ label, percent }) => [label, percent]),
    );
    const told = answersOf(result).filter(({ base }) => base === presented.name);
    expect(told.map(({ share }) => share)).toEqual(
      expect.arrayContaining(rows.map(({ share }) => share)),
    );
    if (leafOf(shown) === undefined || takesSeveral(closing.question)) return;
    // A tie on top, and votes for nobody, are told without what the rule asks.
    if (closing.question.election && !/; se necesitaban? /u.test(result.verdict.sentence)) return;
    expect(result.verdict.sentence).toContain(`${held?.percent}`);
  };
  fc.assert(
    fc.property(arbitraryClosing(), (closing) => eachMeasure(closing, check)),
    runs,
  );
});

function sharesText(share: ReturnType<typeof answersIn>[number]['share']): string {
  return typeof share === 'object' && 'percent' in share ? share.percent : String(share);
}

test('every rule of every law is drawn among the random questions', () => {
  const drawn = new Set(
    fc.sample(arbitraryClosing(), 4000).map(({ question: { rule } }) => rule.ruleId),
  );
  expect(everyRule.filter(({ rule }) => !drawn.has(rule.ruleId))).toEqual([]);
});

test.each([
  ['co-sindicato', 'budget', '2 afiliados', '1 afiliado'],
  ['co-cooperativa', 'surplus', '2 asociados', '1 asociado'],
  ['generic', 'budget', '2 miembros', '1 miembro'],
  ['es-lph', 'accounts', '2 propietarios', '1 propietario'],
] as const)('under %s heads are counted by the name of the law', (pack, matter, several, one) => {
  const hall = ['A 10 dentro sí', 'B 10 dentro sí', 'C 10 dentro no'].join('\n');
  const [measure] = presentMeasures(closeHall({ pack, matter, hall })).filter(({ bars }) =>
    bars.some(({ counts }) => counts.heads !== undefined),
  );
  expect(measure?.bars.slice(0, 2).map(({ amounts }) => amounts)).toEqual([[several], [one]]);
});
