import { expect, test } from 'vitest';
import { instantOf } from '../../kernel/calendars/instant.ts';
import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import type { EventKind } from '../../kernel/events/eventKinds.ts';
import { sheetCellOf, tableText } from '../../kernel/sheets/reportTable.ts';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { mainWeight } from '../../laws/rules/scope.ts';
import { quorumScopes } from '../../laws/verdicts/scopesOf.ts';
import { rollOf } from '../../meeting/quorum/rollOf.ts';
import { movementsOf, quorumAt } from '../../meeting/quorum/timeLine.ts';
import { at, caseUnits, firstSession, secondSession } from '../../testing/records/actaCase.ts';
import { quorumReport } from './quorumReport.ts';
import { quorumTables } from './quorumTables.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { votersReport } from './votersReport.ts';
import { absentTable, attendeesTable, choicesTable } from './votersTables.ts';
import { votesReport } from './votesReport.ts';
import { answersTable, decisionsTable } from './votesTables.ts';
import { walkQuorum } from './walkQuorum.ts';

const madrid = 'Europe/Madrid';
const point = 1_000_000;

test.each([
  ['failed call', firstSession],
  ['second call', secondSession],
])('the quorum read by the chair at each step agrees with the events: %s', (_, record) => {
  const { milestones } = quorumReport(record);
  const read = milestones.flatMap(({ at: when, quorum }) =>
    quorum === null ? [] : [[when, quorum]],
  );
  const walked = walkQuorum(record)
    .filter(({ events }) => events.some(({ quorum }) => quorum !== undefined))
    .map(({ at: when, quorum }) => [when, pickOf(quorum)]);
  expect(read.length).toBeGreaterThan(0);
  expect(walked).toEqual(read);
});

test.each(['es-lph', 'co-ph', 'es-sa', 'mx-lgsm'] as const)(
  'under %s each step is the quorum recounted from the whole roll',
  (rulePack) => {
    const record: SessionRecord = {
      ...secondSession,
      assembly: { ...secondSession.assembly, rulePack },
    };
    const pack = packOf(rulePack);
    const rule = ruleOf(pack, pack.ordinaryRuleId);
    const movements = movementsOf(record.events);
    const terms = {
      roll: rollOf({ ...record, ballots: [], options: [] }),
      ...{ scopes: quorumScopes(rule), exclusions: rule.exclusions, quorum: rule.quorum },
      ...{ call: 2, vocabulary: pack.vocabulary },
    };
    for (const { committed, quorum } of walkQuorum(record)) {
      expect(pickOf(quorum)).toEqual(pickOf(quorumAt(movements, committed, terms)));
    }
  },
);

function pickOf({ present, total, met }: ReturnType<typeof quorumAt>) {
  return { present, total, met };
}

test('the quorum is told by group, at the opening and at the end', () => {
  const count = (points: number, units: number) => ({ weight: points * point, units });
  expect(quorumReport(secondSession).groups).toEqual([
    { group: 'Portal 1', total: count(65, 3), installed: count(50, 2), last: count(35, 2) },
    { group: 'Portal 2', total: count(35, 3), installed: count(10, 1), last: count(25, 2) },
  ]);
});

test('each question says who was there when it opened and when it closed', () => {
  const [, questions] = quorumTables(quorumReport(secondSession), madrid);
  const said = tableText(questions ?? { name: '', columns: [], rows: [] }, madrid).slice(1);
  expect(said.map((row) => [row[0], row[2], row[5]])).toEqual([
    ['1. ¿Aprueba las cuentas de 2025?', '90,0000', '90,0000'],
    ['2. ¿Aprueba alquilar el local común?', '60,0000', '60,0000'],
  ]);
});

test('the stretches without quorum run from the opening to the end', () => {
  const record: SessionRecord = {
    ...secondSession,
    assembly: { ...secondSession.assembly, rulePack: 'co-sas' },
    events: secondSession.events.map((event) => ({ ...event, call: 1 })),
    units: caseUnits.map((unit) => (unit.unitId === 'A' ? { ...unit, weight: 300 * point } : unit)),
    attendance: secondSession.attendance.map((unit) =>
      unit.unitId === 'A' ? { ...unit, weight: 300 * point } : unit,
    ),
  };
  expect(quorumReport(record).lapses).toEqual([{ from: at(13, 18, 50), to: null }]);
});

test('attendance is told by unit: the person, in whose name, until when and the votes', () => {
  const rows = tableText(attendeesTable(votersReport(secondSession)), madrid);
  expect(rows.map((row) => row.join(' | '))).toEqual([
    'Piso o local | Propietario | Asistió | Calidad | Medio | Cuotas (%) | Entró | Salió | Votos con nombre',
    'Piso A | Ana Ruiz | Ana Ruiz | Propietario | En la sala | 30,0000 | 13 mar 2026, 18:50 | 13 mar 2026, 19:50 | A favor: 1.',
    'Piso B | Bruno Díaz | Gil Ortega | Apoderado |  | 20,0000 | 13 mar 2026, 18:55 | 13 mar 2026, 20:20 | A favor: 1.',
    'Piso B | Bruno Díaz | Bruno Díaz | Propietario | En la sala | 20,0000 | 13 mar 2026, 20:20 |  | A favor: 2.',
    'Piso C | Carla Núñez | Carla Núñez | Propietario | En línea | 15,0000 | 13 mar 2026, 19:20 |  | A favor: 1 y 2.',
    'Piso D | Carla Núñez | Carla Núñez | Propietario | En línea | 15,0000 | 13 mar 2026, 19:20 |  | A favor: 1 y 2.',
    'Piso E | Elena Peña | Gil Ortega | Apoderado | En la sala | 10,0000 | 13 mar 2026, 18:55 |  | En contra: 1 y 2.',
  ]);
});

test('each vote is told once, beside the person who cast it', () => {
  const rows = tableText(choicesTable(votersReport(secondSession)), madrid);
  expect(rows.map((row) => [row[0], row[2], ...row.slice(8)].join(' | '))).toEqual([
    'Piso o local | Asistió | Pregunta 1 | Pregunta 2',
    'Piso A | Ana Ruiz | A favor | ',
    'Piso B | Gil Ortega | A favor | ',
    'Piso B | Bruno Díaz |  | A favor',
    'Piso C | Carla Núñez | A favor | A favor',
    'Piso D | Carla Núñez | A favor | A favor',
    'Piso E | Gil Ortega | En contra | En contra',
  ]);
});

test('a ballot of several marks is told with all of them', () => {
  const [first, ...rest] = secondSession.questions;
  const [one] = secondSession.ballots.get(first?.questionId ?? '') ?? [];
  if (first === undefined || one === undefined) throw new Error('no ballot');
  const optionIds = first.options.slice(0, 2).map(({ optionId }) => optionId);
  const ballots = new Map([[first.questionId, [{ ...one, optionIds }]]]);
  const record = { ...secondSession, questions: [first, ...rest], ballots };
  const rows = tableText(choicesTable(votersReport(record)), madrid).slice(1);
  expect(rows.map((row) => row[8]).filter((cell) => cell !== '')).toEqual([
    first.options
      .slice(0, 2)
      .map(({ label }) => label)
      .join(' y '),
  ]);
});

test('units of which nobody came are listed apart', () => {
  expect(tableText(absentTable(votersReport(secondSession)), madrid)[1]).toEqual([
    ...['Piso F', 'Portal 2', 'Félix Mora', '10,0000'],
  ]);
});

test('of a secret question no choice is told', () => {
  const questions = secondSession.questions.map((one) => ({
    ...one,
    disclosure: 'secret' as const,
  }));
  const secret = { ...secondSession, questions, ballots: new Map() };
  const [names, ...rows] = tableText(choicesTable(votersReport(secret)), madrid);
  expect(names?.slice(8)).toEqual(['Pregunta 1 (secreta)', 'Pregunta 2 (secreta)']);
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.flatMap((row) => row.slice(8)))).toEqual(new Set(['']));
});

test.each([
  ['rounded', 'entre 60 % y 70 % de lo votado'],
  ['verdict-only', 'No se publica'],
] as const)('a secret result that is %s tells no figure of its answers', (kind, share) => {
  const [question] = votesReport(secondSession).questions;
  if (question === undefined) throw new Error('No result.');
  const { result } = question;
  const voted = { weight: 100, units: 4 };
  const told = { kind, step: 100 as const, measure: 'weight' as const, voted };
  const options = result.options.map((option) => ({
    ...{ ...option, weight: null, units: null },
    ...(kind === 'rounded' ? { cell: { low: 60, high: 69 } } : {}),
  }));
  const rows = tableText(
    answersTable({ questions: [{ ...question, result: { ...result, options, told } }] }),
    madrid,
  );
  expect(rows.slice(1).map((row) => row.slice(2, 7))).toEqual(
    options.map(({ label }) => [label, '', '', '', share]),
  );
});

test('an annulled vote says that it does not count, and why', () => {
  const [question] = votesReport(secondSession).questions;
  if (question === undefined) throw new Error('No result.');
  const result = { ...question.result, annulment: { at: 1, reason: 'error en el texto' } };
  const [, row] = tableText(decisionsTable({ questions: [{ ...question, result }] }), madrid);
  expect(row?.[2]).toBe('Anulada');
  expect(row?.at(-1)).toBe('No cuenta. Motivo: error en el texto');
});

test('an amended question is told with its proposed text', () => {
  const [question] = votesReport(secondSession).questions;
  if (question === undefined) throw new Error('No result.');
  const result = { ...question.result, proposed: '¿Otra cosa?' };
  const [, row] = tableText(decisionsTable({ questions: [{ ...question, result }] }), madrid);
  expect(row?.[1]).toBe(`${question.result.text} Propuesta: «¿Otra cosa?»`);
});

test('on paper the votes of a unit are one sentence with stretches of numbers', () => {
  const report = votersReport(secondSession);
  const [ana] = report.voters;
  const [stay] = ana?.stays ?? [];
  const [question] = report.questions;
  if (stay === undefined || ana === undefined || question === undefined) throw new Error('Empty');
  const numbers = [1, 2, 3, 5, 8, 9];
  const table = attendeesTable({
    ...report,
    voters: [{ ...ana, stays: [{ ...stay, choices: [[0], [0], [0], [1], [0], [0]] }] }],
    questions: numbers.map((number) => ({ ...question, number })),
  });
  expect(table.rows[0]?.[8]).toBe('A favor: 1 a 3, 8 y 9. En contra: 5.');
});

test('a question that was voted again is called the same in every table and in the minutes', () => {
  const votes = votesReport(secondSession);
  const [question] = votes.questions;
  if (question === undefined) throw new Error('Empty');
  const again = { ...question, result: { ...question.result, number: 2, repetition: 1 } };
  for (const table of [decisionsTable, answersTable]) {
    expect(tableText(table({ questions: [again] }), madrid)[1]?.[0]).toBe('2, repetición');
  }
  const voters = votersReport(secondSession);
  const [asked] = voters.questions;
  const [ana] = voters.voters;
  const [stay] = ana?.stays ?? [];
  if (asked === undefined || ana === undefined || stay === undefined) throw new Error('Empty');
  const numbers = [{ number: 1 }, { number: 2, repetition: 1 }, { number: 3 }, { number: 4 }];
  const told = {
    ...voters,
    voters: [{ ...ana, stays: [{ ...stay, choices: [[0], [0], [0], [0]] }] }],
    questions: numbers.map((named) => ({ ...asked, ...named })),
  };
  expect(attendeesTable(told).rows[0]?.[8]).toBe('A favor: 1; 2, repetición; 3; 4.');
  expect(choicesTable(told).columns.at(9)?.name).toBe('Pregunta 2, repetición');
});

test('the answers of each question add up to the base of each of its measures', () => {
  const { questions } = votesReport(secondSession);
  expect(questions.map(({ result }) => result.verdict.kind)).toEqual(['approved', 'pending']);
  const rest = ['No votó', 'Ausente o sin votar'];
  for (const [at, question] of questions.entries()) {
    const { base, measures = [] } = question.result;
    expect(measures.map(({ scope }) => scope)).toEqual(['heads', 'weight:main']);
    const told = tableText(answersTable({ questions: [question] }), madrid).slice(1);
    for (const { name, scope, of } of measures) {
      const said = told.filter((row) => row[7] === name);
      expect(said.map((row) => row[2])).toEqual(['A favor', 'En contra', 'Abstención', rest[at]]);
      const sum = (column: number) =>
        said.reduce(
          (total, row) => total + Number(row[column]?.replace(/ %$/u, '').replace(',', '.')),
          0,
        );
      expect(sum(6)).toBe(100);
      expect(scope === 'heads' ? sum(5) : sum(3) * point).toBe(of);
      // Of everybody, who is absent has no count of units: those who answered have.
      if (scope === mainWeight) expect(sum(4)).toBe(name === 'cuotas presentes' ? base.units : 4);
    }
  }
});

test('a workbook gets numbers, and text where a number would not be exact', () => {
  expect(sheetCellOf({ weight: 277_500 }, madrid)).toEqual({ value: 0.2775, format: '0.0000##' });
  expect(sheetCellOf({ weight: Number.MAX_SAFE_INTEGER }, madrid)).toBe('9.007.199.254,740991');
  expect(sheetCellOf({ part: 1, of: 4 }, madrid)).toEqual({ value: 0.25, format: '0.00%' });
  expect(sheetCellOf({ at: null }, madrid)).toBe('');
});

test('every row of every table has a cell a column', () => {
  const [voters, votes] = [votersReport(secondSession), votesReport(secondSession)];
  const tables = [
    ...quorumTables(quorumReport(secondSession), madrid),
    ...[attendeesTable(voters), choicesTable(voters), absentTable(voters)],
    ...[answersTable(votes), decisionsTable(votes)],
  ];
  for (const { columns, rows } of tables) {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  }
});

test('from a suspension to another day no quorum is asked of the empty hall', () => {
  const [night, morning] = [at(13, 18, 55), at(13, 19, 10)];
  const committed = (when: number) => instantOf({ seconds: when / 1000, nanoseconds: 0 });
  const moved = (kind: EventKind, when: number) =>
    caseUnits.map(({ unitId, ownerIds }) => ({
      ...{ kind, unitId, personId: ownerIds[0] ?? '', by: 'clock', at: when },
      ...{ eventId: `${kind}-${unitId}`, sequence: null, seal: null, committed: committed(when) },
    }));
  const emptied = { ...moved('hall-emptied', night + 1_000)[0], call: 2 } as DatedEvent;
  const lapsesWith = (...more: readonly DatedEvent[]) => {
    const all = [...secondSession.events, ...moved('unit-left', night), ...more];
    const events = [...all, ...moved('unit-entered', morning)].sort((a, b) => a.at - b.at);
    const assembly = { ...secondSession.assembly, rulePack: 'es-sa' } as const;
    return quorumReport({ ...secondSession, assembly, events }).lapses;
  };
  expect(lapsesWith()).toEqual([{ from: night, to: morning }]);
  expect(lapsesWith(emptied)).toEqual([]);
});
