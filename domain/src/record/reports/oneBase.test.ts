import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { tableText } from '../../kernel/sheets/reportTable.ts';
import { formatCount, formatWeight } from '../../kernel/weights/formatWeight.ts';
import type { Finding } from '../../laws/findings/assess.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { readBallot } from '../../polls/marks/marks.ts';
import { presentResult } from '../../polls/presented/presentResult.ts';
import type { Question } from '../../polls/questions/question.ts';
import { type Closing, decideResult } from '../../polls/results/decideResult.ts';
import { decideSecretResult } from '../../polls/results/decideSecretResult.ts';
import type { QuestionResult } from '../../polls/results/questionResult.ts';
import { canBeSecret, votesByHeads } from '../../polls/secrecy/canBeSecret.ts';
import { tallyOf } from '../../polls/tallies/tally.ts';
import { arbitraryClosing, everyRule } from '../../testing/halls/arbitraryClosing.ts';
import { closeHall } from '../../testing/halls/closeHall.ts';
import { secretHall } from '../../testing/halls/secretHall.ts';
import { secondSession } from '../../testing/records/actaCase.ts';
import { actaTextOf, recordOfDecision } from '../../testing/records/recordOfDecision.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { ownReport } from './ownReport.ts';
import { votesReport } from './votesReport.ts';
import { answersTable, decisionsTable, sayResultBase } from './votesTables.ts';

/** The base of a decision, as an output tells it: `[coeficiente total, 99,9800]`. */
type Said = readonly (readonly [name: string, amount: string])[];

const zone = 'Europe/Madrid';
const kept = 'No se publica';

/** `coeficiente presente 60,0000 · 3 unidades; …`: of the weight that is present, also its units. */
function readBases(text: string): Said {
  return text.split('; ').map((one) => {
    const [, name = '', amount = ''] =
      /^(\D+?)(?: ([\d.]+(?:,\d+)?)(?: (?:· [\d.]+ \D+|\((?:una?|[\d.]+) \D+\)))?)?$/u.exec(one) ??
      [];
    return [name, amount];
  });
}

function readSentence(text: string): Said {
  return readBases(/^Base: (.*?)(?:\. |\.?$)/u.exec(text)?.[1] ?? '');
}

/** The figures of each output, read from its parts. */
function outputsOf(question: Question, result: QuestionResult): Readonly<Record<string, Said>> {
  const record = recordOfDecision(question, result);
  const votes = votesReport(record);
  const answers = tableText(answersTable(votes), zone).slice(1);
  const [, decision = []] = tableText(decisionsTable(votes), zone);
  const own = ownReport({
    ...{ personId: 'ana', record, tookPart: new Map(), receipts: new Map(), deadlines: [] },
  });
  const written = / Base de la votación: (.*?)\. Quórum de la decisión/u.exec(
    actaTextOf(record),
  )?.[1];
  // The votes against that undo a decision are a share of their own.
  const asked = answers.filter(([, , , , , , , name]) => name !== result.undoing?.name);
  const rows = new Map(
    asked.map(([, , , , , , , name = '', amount = '']) => [`${name} ${amount}`, [name, amount]]),
  );
  const pairs = [...rows.values()].flatMap(([name = '', amount = '']) => {
    const amounts = amount.split('; ');
    return name.split('; ').map((one, place) => [one, told(amounts[place])] as const);
  });
  return {
    screens: readSentence(presentResult(result).base),
    report: readSentence(sayResultBase(result)),
    own: readSentence(presentResult(own.decisions[0]?.result ?? result).base),
    acta: readBases(written?.replaceAll(', ', ' ') ?? ''),
    flat: pairs,
    sheet: sheetOf(question, decision),
    ...(result.baseName === undefined ? { api: givenBy(votes.questions[0]?.result) } : {}),
  };
}

/** As other programs read it. */
function givenBy({ measures, bases = [] }: Partial<QuestionResult> = {}): Said {
  return (measures ?? bases).map(({ name, scope, of }) => {
    const say = scope.startsWith('weight:') ? formatWeight : formatCount;
    return [name, of === null ? '' : say(of)];
  });
}

const told = (amount = '') => (amount === kept ? '' : amount);

/** The row of the workbook: each base takes the next figure of its own column. */
function sheetOf({ rulePack }: Question, row: readonly string[]): Said {
  const { vocabulary } = packOf(rulePack);
  const [names = '', ...columns] = row.slice(6, 10);
  const [weight = [], units = [], heads = []] = columns.map((cell) => cell.split('; '));
  return names.split('; ').map((name) => {
    const column = name.includes(vocabulary.heads.noun)
      ? heads
      : name.includes(vocabulary.units.noun)
        ? units
        : weight;
    return [name, told(column.shift())];
  });
}

function sharesOf(finding: Finding | null) {
  const leaves = (one: Finding): readonly Exclude<Finding, { of: unknown }>[] =>
    'of' in one ? one.of.flatMap(leaves) : [one];
  return finding === null
    ? []
    : leaves(finding).flatMap((leaf) =>
        leaf.kind === 'share' && leaf.requirement.numerator === 'favour' ? [leaf] : [],
      );
}

const digits = (amount: string) => Number(amount.replaceAll(/[.,]/gu, ''));

const runs = sampleOf({ part: 250, full: 3_000 }, process.env);

/** Every question, whose rule is as it was written; each law is drawn as often as another. */
const closings = arbitraryClosing(
  fc
    .constantFrom(...packIds)
    .chain((id) => fc.constantFrom(...everyRule.filter(({ rulePack }) => rulePack === id))),
);

function expectOne(question: Question, result: QuestionResult): Said {
  const { screens = [], ...others } = outputsOf(question, result);
  for (const [where, said] of Object.entries(others))
    expect([where, said]).toEqual([where, screens]);
  return screens;
}

test('of every decision all outputs name one base, that of its rule, and as much of it as it was decided on', () => {
  fc.assert(
    fc.property(closings, (closing) => {
      const { question } = closing;
      const result = decideResult(closing);
      const said = expectOne(question, result);
      if (question.election) return;
      const [asked] = votesReport(recordOfDecision(question, result)).questions;
      for (const [name] of said) expect(asked?.needed).toContain(name);
      if (result.verdict.kind === 'no-quorum' || result.verdict.kind === 'ineffective') return;
      const decided = new Set(sharesOf(result.verdict.finding).map(({ base }) => base));
      if (decided.size === 0) return;
      const read = said.map(([, amount]) =>
        amount.includes(',') ? digits(amount.padEnd(amount.indexOf(',') + 7, '0')) : digits(amount),
      );
      expect(new Set(read)).toEqual(decided);
    }),
    runs,
  );
});

/** The same question, asked in secret in the same hall, where everybody has a vote. */
function inSecret(closing: Closing) {
  const { ballots } = closing;
  const question = { ...closing.question, disclosure: 'secret' as const, unitsAreHeads: true };
  return {
    ...{ ...closing, question, tally: tallyOf(question, ballots) },
    participations: ballots.map(({ unitId, weight }) => ({
      ...{ unitId, weight, personId: `p-${unitId}`, castBy: 'u', requestId: 'r' },
    })),
  };
}

test('a secret decision has the base of the same decision with names, and says how much where no vote tells it', () => {
  fc.assert(
    fc.property(closings, (drawn) => {
      const isByHeads = votesByHeads(drawn.question.rule);
      const units = drawn.units.map((unit) => ({
        ...{ ...unit, inArrears: false },
        ...(isByHeads ? { ownerIds: [unit.unitId] } : {}),
      }));
      // A ballot that mixes blank with anything is never taken; sums alone could not tell that it is spoilt.
      const ballots = drawn.ballots.filter(
        ({ optionIds }) => readBallot(drawn.question, optionIds).ok,
      );
      const closing = { ...drawn, units, ballots };
      if (!canBeSecret(closing.question).ok) return;
      const secret = inSecret(closing);
      const result = decideSecretResult(secret);
      const said = expectOne(secret.question, result);
      const named = expectOne(closing.question, decideResult(closing));
      expect(said.map(([name]) => name)).toEqual(named.map(([name]) => name));
      const isKept = result.told?.kind !== 'exact';
      for (const [place, [name, amount]] of said.entries()) {
        const isOfVotes = / que vot(ó|aron)| con voto válido/u.test(name);
        expect(amount).toBe(isKept && isOfVotes ? '' : named[place]?.[1]);
      }
    }),
    runs,
  );
});

const seventy = matterRule(packOf('co-ph'), 'large-extraordinary-dues');

/** Asked in secret: of few the figures are kept, and of one against many they are rounded. */
function secretly(kind: string, choices: readonly (string | null)[]): QuestionResult {
  const weights = choices.map(() => 5_000_000);
  const { question, ...hall } = secretHall(weights, choices);
  const result = decideSecretResult({ ...hall, question: { ...question, rule: seventy } });
  expect(result.told?.kind).toBe(kind);
  return result;
}

const against = (many: number) =>
  Array.from({ length: 20 }, (_, place) => (place < many ? 'against' : 'favour'));

const three = `
  A 40 dentro sí
  B 20 dentro sí
  C 40 fuera -`;

test.each<readonly [string, () => QuestionResult, string]>([
  [
    'one unit, one vote',
    () => closeHall({ pack: 'co-ph', matter: 'coexistence-committee', hall: three }),
    'unidades presentes',
  ],
  [
    '70 % of everybody',
    () => closeHall({ pack: 'co-ph', matter: 'large-extraordinary-dues', hall: three }),
    'coeficiente total',
  ],
  [
    'a double majority',
    () => closeHall({ pack: 'es-lph', matter: 'accounts', hall: three }),
    'total de los propietarios con derecho a voto; total de las cuotas con derecho a voto',
  ],
  [
    'a secret vote that keeps all figures',
    () => secretly('verdict-only', ['favour', 'favour', null]),
    'coeficiente total',
  ],
  ['a secret vote that rounds them', () => secretly('rounded', against(1)), 'coeficiente total'],
  ['a secret vote that tells them', () => secretly('exact', against(8)), 'coeficiente total'],
])('the workbook and the file name the base of %s', (_, decide, base) => {
  const result = decide();
  const question = { result, rule: '', needed: '', article: '', openedAt: null, shownAt: null };
  const asked = {
    questions: [{ ...question, openingId: null, closingId: null, noConflict: null }],
  };
  const bases = [decisionsTable(asked), answersTable(asked)].map((table) => {
    const [names = [], ...rows] = tableText(table, zone);
    return new Set(rows.map((row) => row[names.indexOf('Base')]));
  });
  expect(bases[0]).toEqual(new Set([base]));
  expect([...(bases[1] ?? [])].join('; ')).toBe(base);
});

test('a result from before its bases were kept says the one that it was stored with', () => {
  const question = secondSession.questions[0];
  const stored = secondSession.results[0];
  if (question === undefined || stored === undefined) throw new Error('No result.');
  const { measures: _measures, shownAt: _shownAt, ...before } = stored;
  const old = { ...before, baseName: 'cuotas presentes' };
  expect(expectOne(question, old)).toEqual([['cuotas presentes', '90,0000']]);
});
