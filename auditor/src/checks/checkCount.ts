import { choicesIn, seenFrom } from '../derive/choices.ts';
import type { Hall } from '../derive/decide.ts';
import { baseOf, type Counted, countRoll, isKnownScope, main } from '../derive/figures.ts';
import type { Quorum } from '../derive/quorum.ts';
import { excluder, muteReasons } from '../derive/roll.ts';
import type { QuestionRecord } from '../read/question.ts';
import type { MeasureRecord, ResultRecord } from '../read/result.ts';
import { bases } from '../read/rule.ts';
import type { BallotRecord } from '../read/votes.ts';
import type { Notes } from '../report/report.ts';
import { canonical } from '../text/canonical.ts';
import { sayAmount, sayCount } from '../text/say.ts';
import { placeOf } from './placeOf.ts';

/** The facts by which a question, its result and its votes are compared. */
export interface Asked {
  readonly question: QuestionRecord;
  readonly result: ResultRecord;
  readonly hall: Hall;
  /** Those that stand. */
  readonly ballots: readonly BallotRecord[];
}

/** Checks that ballots of voters without a vote under the rule are kept, and not counted. */
export function checkRight(
  { question, result, hall, ballots }: Asked,
  notes: Notes,
): readonly BallotRecord[] {
  const { exclusions } = question.rule;
  const isMute = excluder(hall.roll, muteReasons(exclusions), exclusions.reach);
  const mute = new Set(hall.roll.filter(isMute).map(({ unitId }) => unitId));
  const left = new Set(result.leftOut);
  for (const { unitId, file, line } of ballots) {
    if (mute.has(unitId) === left.has(unitId)) continue;
    const [expected, found] = mute.has(unitId)
      ? ['no cuenta, por la regla', 'se contó']
      : ['cuenta', 'no se contó'];
    notes.mismatch(
      'voto-sin-derecho',
      `${placeOf({ file, line }, question)}, unidad ${unitId}`,
      expected,
      found,
    );
  }
  return ballots.filter(({ unitId }) => !mute.has(unitId));
}

/** Adds the ballots of each answer again, by weight and by units. */
export function checkSums(
  { question, result }: Asked,
  counted: readonly BallotRecord[],
  notes: Notes,
): void {
  const isOrdered = question.election?.kind === 'ranking';
  const sums = new Map<string, { weight: bigint; units: bigint }>();
  for (const { optionIds, weight } of counted) {
    for (const mark of isOrdered ? optionIds.slice(0, 1) : optionIds) {
      const sum = sums.get(mark) ?? { weight: 0n, units: 0n };
      sums.set(mark, { weight: sum.weight + BigInt(weight), units: sum.units + 1n });
    }
  }
  for (const { optionId, label, weight, units } of result.options) {
    const expected = sayCount(sums.get(optionId) ?? { weight: 0n, units: 0n });
    const isTold = weight !== null && units !== null;
    const found = isTold ? sayCount({ weight, units }) : 'ninguna cifra';
    if (expected !== found)
      notes.mismatch(
        'cuenta-distinta',
        `${placeOf(result, question)}, «${label}»`,
        expected,
        found,
      );
  }
}

/** The bases over which the decision was taken, and each measure of the rule. */
export function checkBases(asked: Asked, counted: readonly BallotRecord[], notes: Notes): void {
  const { question, result, hall } = asked;
  const where = placeOf(result, question);
  const own = countRoll(hall.roll, question.rule.exclusions);
  const base = { weight: own(main).present, units: own('units').present };
  const voted = counted.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  compare('base-distinta', `${where}, presentes o con voto`, base, result.base, notes);
  const silent = { weight: base.weight - voted, units: base.units - BigInt(counted.length) };
  compare('base-distinta', `${where}, sin votar`, silent, result.didNotVote, notes);
  if (result.isPresumed) return;
  for (const measure of result.measures)
    if (isKnownScope(measure.scope)) checkMeasure(asked, measure, own, notes);
}

function checkMeasure(
  { question, result, hall }: Asked,
  measure: MeasureRecord,
  own: Counted,
  notes: Notes,
): void {
  const { scope } = measure;
  const base = bases.find((one) => one === measure.base);
  const where = `${placeOf(result, question)}, ${measure.name || scope}`;
  if (base === undefined) {
    notes.mismatch('dato-ilegible', where, 'una base conocida', measure.base);
    return;
  }
  const { options, election, rule } = question;
  const [first] = options;
  const seen =
    election === undefined
      ? own
      : seenFrom(first?.optionId ?? '', hall.roll, rule.exclusions, true);
  const of = baseOf(seen(scope), base);
  if (of !== BigInt(measure.of))
    notes.mismatch('base-distinta', where, sayAmount(scope, of), sayAmount(scope, measure.of));
  const choices = election === undefined ? undefined : choicesIn(hall.roll, scope, rule.exclusions);
  for (const { optionId, label, role } of options) {
    const kind = role === 'candidate' ? 'favour' : role;
    const isMarked = choices !== undefined && role !== 'blank' && role !== 'abstention';
    const votes = isMarked
      ? (choices.options.get(optionId) ?? 0n)
      : (choices ?? own(scope)).votes[kind];
    const said = measure.votes[optionId] ?? 0;
    const isOrdered = election?.kind === 'ranking';
    if (!isOrdered && votes !== BigInt(said))
      notes.mismatch(
        'cuenta-distinta',
        `${where}, «${label}»`,
        sayAmount(scope, votes),
        sayAmount(scope, said),
      );
  }
}

/** The quorum of the decision. */
export function checkQuorum({ question, result }: Asked, quorum: Quorum, notes: Notes): void {
  const where = `${placeOf(result, question)}, quórum de la decisión`;
  compare('quorum-distinto', `${where}, presentes`, quorum.present, result.quorum.present, notes);
  compare('quorum-distinto', `${where}, total`, quorum.total, result.quorum.total, notes);
  if (quorum.met !== result.quorum.met) {
    notes.mismatch(
      'quorum-distinto',
      where,
      quorum.met ? 'hay quórum' : 'no hay quórum',
      result.quorum.met ? 'hay quórum' : 'no hay quórum',
    );
  }
}

/** The rule that the result says that it was held against is the one that the question locked. */
export function checkRule(
  { question, result }: Pick<Asked, 'question' | 'result'>,
  notes: Notes,
): void {
  const where = placeOf(result, question);
  const { ruleId, finding } = result.verdict;
  if (ruleId !== question.rule.ruleId)
    notes.mismatch('regla-distinta', where, question.rule.ruleId, ruleId);
  if (question.text !== result.text)
    notes.mismatch('pregunta-distinta', where, question.text, result.text);
  const labels = (options: readonly { readonly optionId: string; readonly label: string }[]) =>
    options.map(({ optionId, label }) => `${optionId}: ${label}`).join('; ');
  if (labels(question.options) !== labels(result.options)) {
    notes.mismatch(
      'pregunta-distinta',
      `${where}, respuestas`,
      labels(question.options),
      labels(result.options),
    );
  }
  const { rule } = question;
  const asked = canonical([
    rule.requirement,
    rule.quorum,
    rule.turnout ?? null,
    rule.unless ?? null,
    rule.classVote ?? null,
  ]);
  for (const held of heldIn(finding)) {
    if (!asked.includes(canonical(held)))
      notes.mismatch(
        'regla-distinta',
        where,
        'lo que pide la regla de la pregunta',
        canonical(held),
      );
  }
}

/** The requirements that a finding names. */
function heldIn(finding: unknown, depth = 0): readonly unknown[] {
  if (typeof finding !== 'object' || finding === null || depth > 12) return [];
  const { requirement, of } = finding as { readonly requirement?: unknown; readonly of?: unknown };
  if (requirement !== undefined) return [requirement];
  return Array.isArray(of) ? of.flatMap((part) => heldIn(part, depth + 1)) : [];
}

type Counts = { readonly weight: bigint | number; readonly units: bigint | number };

function compare(
  code: 'base-distinta' | 'quorum-distinto',
  where: string,
  expected: Counts,
  found: Counts,
  notes: Notes,
): void {
  const [said, other] = [sayCount(expected), sayCount(found)];
  if (said !== other) notes.mismatch(code, where, said, other);
}
