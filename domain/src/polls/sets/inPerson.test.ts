import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bylawOf } from '../../kernel/bylaws/source.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { obstaclesOf } from '../ballots/castObstacles.ts';
import { type Ballot, decideCast } from '../ballots/decideCast.ts';
import { presentResult } from '../presented/presentResult.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import { decideOpening } from '../questions/transitions.ts';
import { type Closing, decideResult } from '../results/decideResult.ts';

const packs = ['generic', 'co-cooperativa', 'co-sindicato', 'es-asociacion'] as const;
const options = yesNoOptions({ blank: true, abstention: true });
const source = bylawOf('artículo 12');

function draftOf(rulePack: Question['rulePack'], said: Partial<Question> = {}): Question {
  const matter = packOf(rulePack).matters.find(({ ruleId }) => ruleId !== null);
  return {
    ...{ questionId: 'q', number: 1, text: '¿Aprueba?', options, rulePack },
    rule: matterRule(packOf(rulePack), matter?.matterId ?? null),
    matterId: matter?.matterId ?? null,
    ...{ liveBars: false, durationSeconds: null, session: 1, state: 'draft', openedAt: null },
    ...{ closesAt: null, quorumAtOpening: null },
    ...said,
  };
}

function openedOf(rulePack: Question['rulePack'], said: Partial<Question> = {}) {
  const draft = draftOf(rulePack, said);
  const opening = { now: 1, quorumMet: true, declaresNoConflict: true };
  const inPerson = { matterIds: [draftOf(rulePack).matterId ?? ''], source };
  const opened = decideOpening(draft, { ...opening, inPerson });
  const plain = decideOpening(draft, opening);
  if (!opened.ok || !plain.ok) throw new Error('it does not open');
  return { opened: opened.value, plain: plain.value };
}

const capacities = ['owner', 'proxy', 'legal', 'usufructuary'] as const;
const hall = fc.array(
  fc.record({
    came: fc.constantFrom(...capacities, 'nobody'),
    weight: fc.integer({ min: 1, max: 6 }),
    vote: fc.option(fc.constantFrom('favour', 'against', 'blank', 'abstention')),
  }),
  { minLength: 1, maxLength: 7 },
);
type Seat = (typeof hall extends fc.Arbitrary<infer S> ? S : never)[number];

function seatOf({ came, weight }: Seat, i: number): Attendance {
  return {
    ...{ unitId: `U${i}`, label: `U${i}`, group: '', order: i, weight, headId: `U${i}` },
    ...{ personId: 'x', personName: 'x', ownerName: 'Ana', channel: 'hall', since: 0 },
    capacity: came === 'legal' ? 'proxy' : came === 'nobody' ? 'owner' : came,
    ...(came === 'legal' ? { byLaw: true } : {}),
    present: came !== 'nobody',
  };
}

/** Everybody who came tries to vote, through the one door. */
function hold(question: Question, seats: readonly Seat[]) {
  const units = seats.map(({ weight }, i) => ({
    ...{ unitId: `U${i}`, ownerIds: [`p${i}`], kind: 'cuota', weight, inArrears: false },
  }));
  const attendance = seats.map(seatOf);
  const ballots: Ballot[] = [];
  const refused: string[] = [];
  seats.forEach(({ vote }, i) => {
    const seat = attendance[i];
    if (vote === null || seat === undefined || !seat.present) return;
    const cast = decideCast({
      ...{ question, attendance: seat, existing: null, unitId: seat.unitId },
      ...{ voter: { uid: 'x', personId: 'x' }, requestId: `r${i}`, receipt: `c${i}` },
      ...{ optionIds: [vote], isInArrears: false, now: 5 },
    });
    if (cast.ok) ballots.push(cast.value.ballot);
    else refused.push(`${seat.unitId} ${cast.refusal.code} ${cast.refusal.detail}`);
  });
  const closing: Closing = {
    question: { ...question, state: 'counting' },
    ...{ call: 1, closedAt: 9, units, attendance, ballots },
  };
  return { result: decideResult(closing), refused };
}

test('a matter voted in person ends as if those who sent somebody had not come', () => {
  fc.assert(
    fc.property(fc.constantFrom(...packs), hall, (rulePack, seats) => {
      const { opened, plain } = openedOf(rulePack);
      const { result, refused } = hold(opened, seats);
      const { represented, ...told } = result;
      const stayed = seats.map((seat): Seat => {
        return seat.came === 'proxy' ? { ...seat, came: 'nobody' } : seat;
      });
      expect(told).toEqual(hold(plain, stayed).result);
      const sent = seats.filter(({ came }) => came === 'proxy');
      const weight = sent.reduce((sum, one) => sum + one.weight, 0);
      const cited = 'los estatutos, artículo 12';
      expect(represented).toEqual(
        sent.length === 0 ? undefined : { units: sent.length, weight, cited },
      );
      const tried = seats.flatMap(({ came, vote }, i) =>
        came === 'proxy' && vote !== null ? [`U${i} unit-by-proxy ${cited}.`] : [],
      );
      expect(refused).toEqual(tried);
    }),
    sampleOf({ part: 300, full: 3000 }, process.env),
  );
});

test('the desk is told the reason that refuses a vote by proxy', () => {
  const { opened } = openedOf('generic');
  const asked = (came: Seat['came']) =>
    obstaclesOf({
      ...{ question: opened, existing: null, replaces: undefined, isInArrears: false, now: 5 },
      attendance: seatOf({ came, weight: 1, vote: null }, 0),
      voter: { personId: 'x' },
    });
  expect(capacities.map(asked)).toEqual([[], ['unit-by-proxy'], [], []]);
});

test('a vote that the owner left before sending somebody counts', () => {
  const { opened } = openedOf('generic');
  const seats: readonly Seat[] = [{ came: 'proxy', weight: 4, vote: null }];
  const ballot = {
    ...{ unitId: 'U0', optionIds: ['favour'], weight: 4, personId: 'p0', castBy: 'u' },
    ...{ requestId: 'r', receipt: 'c', castAt: 2, channel: 'phone' as const },
  };
  const units = [{ unitId: 'U0', ownerIds: ['p0'], kind: '', weight: 4, inArrears: false }];
  const result = decideResult({
    ...{ question: opened, call: 1, closedAt: 9, units, ballots: [ballot] },
    attendance: seats.map(seatOf),
  });
  expect(result.represented).toBeUndefined();
  expect(result.base).toEqual({ units: 1, weight: 4 });
});

test.each<[string, Partial<Question>]>([
  ['another matter', { matterId: 'another' }],
  ['no matter', { matterId: null }],
  ['practice', { rehearsal: true }],
])('%s is voted by attorneys, whatever it kept of another opening', (_, said) => {
  const { opened, plain } = openedOf('generic', { ...said, inPerson: source });
  expect(opened).toEqual(plain);
  expect(opened).not.toHaveProperty('inPerson');
});

test.each([
  [1, '1 unidad (0,0004'],
  [2, '2 unidades (0,0008'],
])('the result says of %i what came by proxy, with the article', (count, said) => {
  const { opened } = openedOf('generic');
  const seats = Array.from({ length: count }, (): Seat => {
    return { came: 'proxy', weight: 400, vote: null };
  });
  const present: Seat = { came: 'owner', weight: 10_000, vote: 'favour' };
  const { base } = presentResult(hold(opened, [present, ...seats]).result);
  expect(base).toContain(
    `Sin contar, por venir con un poder que aquí no vale: ${said}; los estatutos, artículo 12)`,
  );
});
