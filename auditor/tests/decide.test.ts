import { decideResult, packIds, packOf, type Question, yesNoOptions } from '@asamblea/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, decisionQuorum } from '../src/derive/decide.ts';
import { elect } from '../src/derive/elect.ts';
import { isKnownScope, scopesIn } from '../src/derive/figures.ts';
import { rollOf } from '../src/derive/roll.ts';
import { readUnit } from '../src/read/people.ts';
import { readQuestion } from '../src/read/question.ts';
import { readRule } from '../src/read/rule.ts';
import { readBallot } from '../src/read/votes.ts';

const place = { file: 'f', line: 1 };
const asRead = (value: object) => JSON.parse(JSON.stringify(value));

/** Every rule of every law that counts by weight, units or heads. */
const rules = packIds.flatMap((rulePack) =>
  packOf(rulePack)
    .rules.filter((rule) => {
      const { requirement, quorum, turnout, unless } = readRule(asRead(rule));
      const asked = [requirement, turnout, unless, ...quorum.map((one) => one.requirement)];
      return asked.flatMap(scopesIn).every(isKnownScope);
    })
    .map((rule) => ({ rulePack, rule })),
);

const hall = fc.array(
  fc.record({
    weight: fc.integer({ min: 1, max: 9 }),
    owner: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    inArrears: fc.boolean(),
    present: fc.boolean(),
    vote: fc.option(fc.constantFrom('x', 'y', 'z', 'blank', 'abstention'), { nil: null }),
  }),
  { minLength: 1, maxLength: 8 },
);

type Drawn = typeof hall extends fc.Arbitrary<infer T> ? T : never;

/** The same hall, as the program counts it and as the auditor does. */
function counted(question: Question, drawn: Drawn, names: Readonly<Record<string, string>>) {
  const units = drawn.map(({ weight, owner, inArrears }, order) => ({
    ...{
      unitId: `U${order}`,
      label: `U${order}`,
      group: '',
      kind: 'casa',
      weight,
      inArrears,
      order,
    },
    ...{ ownerIds: [owner], ownerNames: [owner] },
  }));
  const ballots = drawn.flatMap(({ vote, weight, owner }, at) =>
    vote === null
      ? []
      : [
          {
            ...{
              unitId: `U${at}`,
              optionIds: [names[vote] ?? vote],
              weight,
              personId: owner,
              castBy: 'u',
            },
            ...{ requestId: 'r', receipt: `R${at}`, castAt: 1 },
          },
        ],
  );
  const attendance = drawn.map(({ present, weight }, at) => ({
    unitId: `U${at}`,
    weight,
    present,
  }));
  const result = decideResult({ question, call: 1, closedAt: 7, units, attendance, ballots });
  const asked = readQuestion(asRead(question), place);
  const present = new Set(attendance.filter((one) => one.present).map(({ unitId }) => unitId));
  const own = units.map((unit) => readUnit(asRead(unit)));
  const read = ballots.map((ballot) => readBallot(asRead(ballot), place));
  const room = { roll: rollOf(asked, own, present, read), call: 1, installed: undefined };
  return { result, asked, room };
}

const questionOf = (more: Partial<Question>): Question => ({
  ...{
    questionId: 'q',
    number: 1,
    text: '¿?',
    options: yesNoOptions({ blank: true, abstention: true }),
  },
  ...{
    rule: packOf('co-ph').rules[0] as Question['rule'],
    rulePack: 'co-ph',
    liveBars: false,
    durationSeconds: null,
  },
  ...{ session: 1, state: 'closed', openedAt: 1, closesAt: null, quorumAtOpening: true, ...more },
});

test('a yes or no of any law is decided as the program decides it', () => {
  expect(rules.length).toBeGreaterThan(40);
  fc.assert(
    fc.property(fc.constantFrom(...rules), hall, (law, drawn) => {
      const { result, asked, room } = counted(questionOf(law), drawn, {
        x: 'favour',
        y: 'against',
        z: 'favour',
      });
      const quorum = decisionQuorum(asked, room);
      const said = result.quorum;
      expect([quorum.met, Number(quorum.present.weight), Number(quorum.total.units)]).toEqual([
        said.met,
        said.present.weight,
        said.total.units,
      ]);
      const kind = result.verdict.kind === 'pending' ? 'rejected' : result.verdict.kind;
      expect(decide(asked, room, quorum)).toBe(kind);
    }),
    { numRuns: 1500 },
  );
});

/** The facts of the quotient that the result states. */
function toldOf({ elected }: ReturnType<typeof decideResult>) {
  return { lotSeed: undefined, quotient: elected?.quotient ?? undefined };
}

const option = (optionId: string) => ({ optionId, label: optionId, role: 'candidate' as const });
const lines = ['1', '2', '3'].map((name) => ({ name, substitute: null }));

const election = fc.record({
  kind: fc.constantFrom('people' as const, 'slates' as const, 'one' as const),
  seats: fc.integer({ min: 1, max: 4 }),
  needsMajority: fc.boolean(),
  method: fc.constantFrom('quotient' as const, 'plurality' as const),
});

test('an election by votes or by quotient has the winners that the program finds', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rules),
      election,
      hall,
      ({ rule, rulePack }, drawnTerms, drawn) => {
        const { kind, seats, needsMajority, method } = drawnTerms;
        const isSlates = kind === 'slates';
        const question = questionOf({
          ...{ rule, rulePack },
          options: [
            ...['x', 'y', 'z'].map((id) => ({ ...option(id), ...(isSlates ? { lines } : {}) })),
            { optionId: 'blank', label: 'En blanco', role: 'blank' },
            { optionId: 'abstention', label: 'Abstención', role: 'abstention' },
          ],
          election: {
            ...{ kind, marks: { min: 1, max: 1 }, seats: kind === 'one' ? 1 : seats },
            ...{ needsMajority: !isSlates && needsMajority, method: isSlates ? method : null },
          },
        });
        const { result, asked, room } = counted(question, drawn, {});
        if (asked.election === undefined) throw new Error('It is an election.');
        const found = elect(
          asked,
          asked.election,
          room,
          decisionQuorum(asked, room).met,
          toldOf(result),
        );
        expect(found?.kind).toBe(result.verdict.kind);
        expect(found?.seats).toEqual(
          result.elected?.seats.map(({ substitute: _none, ...seat }) => seat),
        );
      },
    ),
    { numRuns: 1500 },
  );
});
