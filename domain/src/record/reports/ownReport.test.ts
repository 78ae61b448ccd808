import { expect, test } from 'vitest';
import { presentResult } from '../../polls/presented/presentResult.ts';
import { secondSession } from '../../testing/records/actaCase.ts';
import { type OwnReading, type OwnReport, ownReport } from './ownReport.ts';
import { sayOwnDeadline, sayOwnPresence, sayOwnVotes } from './sayOwnReport.ts';
import { votesReport } from './votesReport.ts';

const nothing = { tookPart: new Map(), receipts: new Map(), deadlines: [] };

function told(personId: string, more: Partial<OwnReading> = {}): OwnReport {
  return ownReport({ personId, record: secondSession, ...nothing, ...more });
}

const staysOf = ({ stays }: OwnReport) =>
  stays.map(({ unit, holder, capacity, owner }) => [unit, holder, capacity, owner]);
const votesOf = ({ decisions }: OwnReport) =>
  decisions.map(({ votes }) => votes.map(({ unit, choice, by }) => [unit, choice, by]));

test('an attorney is told of the units while they had them, and not what the owner voted afterwards', () => {
  const report = told('gil');
  expect(report.name).toBe('Gil Ortega');
  expect(staysOf(report)).toEqual([
    ['Piso B', null, 'proxy', 'Bruno Díaz'],
    ['Piso E', null, 'proxy', 'Elena Peña'],
  ]);
  expect(votesOf(report)).toEqual([
    [
      ['Piso B', 'A favor', null],
      ['Piso E', 'En contra', null],
    ],
    [['Piso E', 'En contra', null]],
  ]);
  expect(report.absent).toEqual([]);
});

test('an owner is told the representative of their unit and the votes cast for it', () => {
  const report = told('bruno');
  expect(staysOf(report)).toEqual([
    ['Piso B', 'Gil Ortega', 'proxy', 'Bruno Díaz'],
    ['Piso B', null, 'owner', 'Bruno Díaz'],
  ]);
  expect(votesOf(report)).toEqual([
    [['Piso B', 'A favor', 'Gil Ortega']],
    [['Piso B', 'A favor', null]],
  ]);
});

test('an absent person is told so, with their unit and the decisions', () => {
  const report = told('felix');
  expect(report).toMatchObject({
    ...{ name: 'Félix Mora', stays: [], openedAt: Date.UTC(2026, 2, 13, 18, 2) },
    ...{ closedAt: Date.UTC(2026, 2, 13, 19, 40) },
    absent: [{ unit: 'Piso F', weight: 10_000_000 }],
  });
  expect(votesOf(report)).toEqual([[], []]);
});

test('a decision is told with the words and figures of every other report', () => {
  const said = told('felix').decisions.map(
    ({ result }) => result !== null && presentResult(result),
  );
  expect(said).toEqual(
    votesReport(secondSession).questions.map(({ result }) => presentResult(result)),
  );
});

test('a result not shown in the hall is left to the acta', () => {
  const results = secondSession.results.map((one) => ({ ...one, shownAt: null }));
  const report = told('felix', { record: { ...secondSession, results } });
  expect(report.decisions.map(({ result }) => result)).toEqual([null, null]);
});

test('a named vote has its receipt; a secret one only says which units took part', () => {
  const [first, second] = secondSession.questions;
  if (first === undefined || second === undefined) throw new Error('There are two.');
  const report = told('carla', {
    record: {
      ...secondSession,
      questions: [first, { ...second, disclosure: 'secret' }],
      ballots: new Map([...secondSession.ballots].slice(0, 1)),
    },
    receipts: new Map([[`${first.questionId} C`, 'AAAA-1111']]),
    tookPart: new Map([[second.questionId, ['D']]]),
  });
  expect(report.decisions.map(({ isSecret, votes }) => ({ isSecret, votes }))).toEqual([
    {
      isSecret: false,
      votes: [
        { unitId: 'C', unit: 'Piso C', choice: 'A favor', by: null, receipt: 'AAAA-1111' },
        { unitId: 'D', unit: 'Piso D', choice: 'A favor', by: null, receipt: null },
      ],
    },
    {
      isSecret: true,
      votes: [{ unitId: 'D', unit: 'Piso D', choice: null, by: null, receipt: null }],
    },
  ]);
});

test.each([
  [
    'gil',
    [
      'Piso B: usted representó a Bruno Díaz, desde el 13 de marzo de 2026 a las 18:55 y hasta el 13 de marzo de 2026 a las 20:20.',
      'Piso E: usted representó a Elena Peña, desde el 13 de marzo de 2026 a las 18:55 y hasta el final.',
    ],
    [['Piso B: A favor.', 'Piso E: En contra.'], ['Piso E: En contra.']],
  ],
  [
    'bruno',
    [
      'Piso B: asistió en su nombre Gil Ortega, desde el 13 de marzo de 2026 a las 18:55 y hasta el 13 de marzo de 2026 a las 20:20.',
      'Piso B: usted asistió, desde el 13 de marzo de 2026 a las 20:20 y hasta el final.',
    ],
    [['Piso B: A favor, por Gil Ortega.'], ['Piso B: A favor.']],
  ],
  [
    'carla',
    ['Piso C y Piso D: usted asistió, desde el 13 de marzo de 2026 a las 19:20 y hasta el final.'],
    [['Piso C y Piso D: A favor.'], ['Piso C y Piso D: A favor.']],
  ],
  ['felix', ['Piso F: nadie asistió.'], [['No votó.'], ['No votó.']]],
])('the report tells %s in sentences', (personId, presence, votes) => {
  const report = told(personId);
  expect(sayOwnPresence(report)).toEqual(presence);
  expect(report.decisions.map(sayOwnVotes)).toEqual(votes);
});

test('the last day to object is told with its article, and a term not begun as such', () => {
  const source = { law: 'Ley X', article: 'artículo 1', verified: true };
  const said = [
    { label: 'Impugnar', dueOn: '2026-05-13', source },
    { label: 'Impugnar', dueOn: null, source },
    { label: 'Impugnar', dueOn: null, isEndless: true, source },
  ].map(sayOwnDeadline);
  expect(said).toEqual([
    'Impugnar: hasta el 13 de mayo de 2026. Ley X, artículo 1.',
    'Impugnar: desde la notificación. Ley X, artículo 1.',
    'Impugnar: sin término. Ley X, artículo 1.',
  ]);
});
