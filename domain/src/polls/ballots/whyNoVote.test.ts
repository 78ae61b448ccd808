import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkVotingDevice } from '../../kernel/devices/votingDevice.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import type { QuestionState } from '../../kernel/sessions/questionState.ts';
import type { SessionState } from '../../kernel/sessions/sessionState.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import type { Ballot } from './decideCast.ts';
import { decideCast } from './decideCast.ts';
import { sayNoVotes } from './sayNoVote.ts';
import { type AskedVoter, type VoterUnit, whyNoVote } from './whyNoVote.ts';

const zone = 'America/Bogota';
const question: Question = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba?', rulePack: 'co-ph', liveBars: true },
  options: yesNoOptions({ blank: false, abstention: false }),
  rule: matterRule(packOf('co-ph'), 'budget'),
  ...{ durationSeconds: null, session: 1, state: 'open', openedAt: 0, closesAt: 1_000 },
  quorumAtOpening: true,
};
const session: AssemblySession = {
  ...{ session: 1, call: 1, state: 'open', startsAt: 0, stage: { mode: 'quorum' } },
  openQuestionIds: ['q'],
};
const seat: Attendance = {
  ...{ unitId: 'U1', label: 'U1', group: '', order: 0, weight: 1, headId: 'ana' },
  ...{ personId: 'ana', personName: 'Ana', ownerName: 'Ana', capacity: 'owner', channel: 'hall' },
  ...{ present: true, since: Date.UTC(2026, 10, 21, 21, 5) },
};
const ballot: Ballot = {
  ...{
    unitId: 'U1',
    optionIds: ['favour'],
    weight: 1,
    personId: 'ana',
    castBy: 'u',
    requestId: 'r',
  },
  ...{ receipt: 'A', castAt: Date.UTC(2026, 10, 21, 21, 6) },
};
const unit: VoterUnit = { unitId: 'U1', label: 'T1-101', attendance: seat, attorney: null };
const vote = { question, kept: new Map(), debtors: new Set<string>() };
const asked: AskedVoter = {
  ...{ personId: 'ana', session, votes: [vote], units: [unit], plate: null, waiting: [] },
  phones: [{ name: 'iPhone, Safari', place: 'free' }],
  ...{ clearance: { kind: 'counts' }, now: 10 },
};

const tell = (voter: AskedVoter) => sayNoVotes(whyNoVote(voter), voter, zone);
const held = (change: Partial<VoterUnit>) => ({ units: [{ ...unit, ...change }] });
const kept = new Map([['U1', ballot]]);

test('a person who may vote is told the ways, and no cause', () => {
  expect(tell({ ...asked, plate: 14 })).toEqual({
    may: 'Puede votar ahora por T1-101, con su teléfono o con la placa 14.',
    causes: [],
  });
});

test.each<[string, Partial<AskedVoter>, string | null, string]>([
  ['the session is over', { session: { ...session, state: 'closed' } }, null, 'La sesión terminó.'],
  [
    'they have nothing',
    { units: [] },
    'proxies',
    'No figura como propietario en el padrón ni tiene un poder aceptado.',
  ],
  [
    'their proxy waits',
    { units: [], waiting: ['Luis'] },
    'proxies',
    'Falta aceptar el poder que recibió de Luis.',
  ],
  [
    'the unit voted',
    { votes: [{ ...vote, kept }] },
    null,
    'T1-101 ya votó por teléfono a las 4:06 p. m., y solo cuenta el primer voto.',
  ],
  [
    'an attorney is expected for it',
    held({ attendance: null, attorney: 'Luis' }),
    'attend',
    'Luis tiene poder por T1-101 y vota en su lugar mientras no se revoque.',
  ],
  [
    'an attorney has it',
    held({ attendance: { ...seat, personId: 'luis', capacity: 'proxy' }, attorney: 'Luis' }),
    'attend',
    'Luis tiene poder por T1-101 y vota en su lugar mientras no se revoque.',
  ],
  [
    'the other owner has it',
    held({ attendance: { ...seat, personId: 'eva', personName: 'Eva' }, attorney: 'Luis' }),
    'transfer',
    'T1-101 está a nombre de Eva, que es quien vota.',
  ],
  [
    'they left',
    held({ attendance: { ...seat, present: false } }),
    'accredit',
    'Se anotó la salida de T1-101 a las 4:05 p. m.: no vota hasta que la acrediten de nuevo.',
  ],
  ['they never came in', held({ attendance: null }), 'accredit', 'Falta acreditar T1-101.'],
  [
    'the unit owes',
    { votes: [{ ...vote, debtors: new Set(['U1']) }] },
    'clear-arrears',
    'T1-101 está en mora y no tiene voto mientras dure la deuda.',
  ],
  [
    'they vote from elsewhere',
    {
      phones: [
        { name: 'iPhone, Safari', place: 'here' },
        { name: 'Windows, Edge', place: 'other' },
      ],
    },
    'reset-device',
    'Vota desde iPhone, Safari: en sus demás dispositivos el voto no se recibe.',
  ],
  [
    'they have nothing to vote with',
    { phones: [] },
    'credential',
    'No ha entrado desde ningún teléfono ni tiene placa: dele una credencial o una placa.',
  ],
  [
    'the votes are being counted',
    { votes: [{ ...vote, question: { ...question, state: 'counting' } }] },
    null,
    'La votación ya se cerró: podrá votar en la siguiente.',
  ],
  [
    'nothing is asked',
    { votes: [] },
    null,
    'No hay una votación abierta: la votación le aparecerá sola cuando la mesa la abra.',
  ],
])('says why where %s, and the remedy', (_, change, solution, text) => {
  expect(tell({ ...asked, ...change }).causes).toMatchObject([{ text, solution }]);
});

test('tells everything that is in the way, first what goes before', () => {
  const voter = {
    ...asked,
    phones: [],
    votes: [{ ...vote, debtors: new Set(['U1']) }],
    ...held({ attendance: null }),
  };
  const causes = tell(voter).causes.map(({ cause }) => cause);
  expect(causes).toEqual(['not-accredited', 'in-arrears', 'no-way-in']);
});

test('a debt that the law takes late has no button, and says why', () => {
  const source = { kind: 'law', law: 'LPH', article: 'art. 15.2' } as never;
  const late = { ...asked, clearance: { kind: 'late', source } as const };
  const { causes } = tell({ ...late, votes: [{ ...vote, debtors: new Set(['U1']) }] });
  expect(causes).toMatchObject([{ cause: 'in-arrears', solution: null }]);
});

test('of a ballot of several, one that takes the unit is enough', () => {
  const votes = [{ ...vote, kept }, vote];
  expect(whyNoVote({ ...asked, votes })).toMatchObject({ causes: [], may: [unit] });
  const both = [
    { ...vote, kept },
    { ...vote, kept },
  ];
  expect(whyNoVote({ ...asked, votes: both }).causes).toMatchObject([{ cause: 'already-voted' }]);
});

test('many units are counted, not read out', () => {
  const many = Array.from({ length: 6 }, (_, i) => ({ ...unit, label: `A-${i}`, unitId: `${i}` }));
  const units = many.map((one) => ({ ...one, attendance: null }));
  const [first] = tell({ ...asked, units }).causes;
  expect(first?.text).toBe('Falta acreditar A-0, A-1, A-2 y 3 más.');
});

const questionStates: readonly QuestionState[] = [
  ...(['draft', 'open', 'closing', 'counting', 'closed', 'annulled'] as const),
];

/** One unit and one question, in every state that a hall may leave them. */
const anyVoter = fc.record({
  state: fc.constantFrom<SessionState>('planned', 'open', 'suspended', 'closed'),
  asks: fc.constantFrom(...questionStates),
  mayChange: fc.boolean(),
  now: fc.constantFrom(10, 1_000),
  seat: fc.option(
    fc.record({
      personId: fc.constantFrom('ana', 'luis'),
      capacity: fc.constantFrom('owner', 'proxy'),
      present: fc.boolean(),
    }),
    { nil: null },
  ),
  attorney: fc.constantFrom(null, 'Luis'),
  ballot: fc.option(
    fc.record({
      withdrawn: fc.boolean(),
      earlier: fc.constantFrom(0, 50).map((times) => Array.from({ length: times }, () => ballot)),
    }),
    { nil: null },
  ),
  owes: fc.boolean(),
  places: fc.array(fc.constantFrom('free', 'here', 'other'), { maxLength: 3 }),
  plate: fc.constantFrom(null, 14),
});

test('a voter refused by the server has a cause, and one without causes is accepted everywhere', () => {
  fc.assert(
    fc.property(anyVoter, (drawn) => {
      const attendance = drawn.seat === null ? null : { ...seat, ...drawn.seat };
      const existing = drawn.ballot === null ? null : { ...ballot, ...drawn.ballot };
      const put: Question = { ...question, state: drawn.asks, mayChange: drawn.mayChange };
      const voter: AskedVoter = {
        ...asked,
        session: { ...session, state: drawn.state },
        votes: [
          {
            question: put,
            kept: new Map(existing === null ? [] : [['U1', existing]]),
            debtors: new Set(drawn.owes ? ['U1'] : []),
          },
        ],
        units: [{ ...unit, attendance, attorney: drawn.attorney }],
        phones: drawn.places.map((place) => ({ name: 'iPhone', place })),
        ...{ plate: drawn.plate, now: drawn.now },
      };
      const vote = decideCast({
        ...{
          question: put,
          attendance,
          existing,
          unitId: 'U1',
          optionIds: ['favour'],
          receipt: 'B',
        },
        ...{ requestId: 'new', replaces: drawn.mayChange ? ballot.receipt : undefined },
        voter: { uid: 'u', personId: 'ana' },
        ...{ isInArrears: drawn.owes, now: drawn.now },
      });
      const ways = [
        ...drawn.places.map((place) => checkVotingDevice(place).ok),
        ...(drawn.plate === null ? [] : [true]),
      ];
      const isOver = drawn.state === 'closed';
      const isTaken = vote.ok && ways.length > 0 && ways.every((way) => way);
      const { causes, may } = whyNoVote(voter);
      expect(causes.length === 0).toBe(isTaken && !isOver);
      expect(may.length > 0).toBe(vote.ok && ways.length > 0 && !isOver);
    }),
    sampleOf({ part: 500, full: 20_000 }, process.env),
  );
});
