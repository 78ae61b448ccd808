import {
  buildActaRecord,
  coursesOf,
  draftActa,
  milestonesOf,
  noDetails,
  type SessionRecord,
} from '@asamblea/domain';
import { expect, test } from 'vitest';
import {
  caseProxies,
  firstEvents,
  firstSession,
  secondSession,
} from '../../domain/src/testing/records/actaCase.ts';
import { actaDocx } from '../../web/src/parts/writing/actaDocx.ts';
import {
  factsOfEvent,
  factsOfResult,
  sayHour,
  sayShare,
  sayWeight,
  tablesOfResult,
} from './support/actaOracle.ts';
import { type ReadDocument, readDocument } from './support/readDocument.ts';

const failedBefore = milestonesOf(firstEvents, 1);
const plannedAfter = milestonesOf(secondSession.events, 2)[0] ?? null;

async function documentOf(
  record: SessionRecord,
  around: { before: typeof failedBefore; after: typeof plannedAfter },
): Promise<ReadDocument> {
  const acta = buildActaRecord(record, {
    ...{ failedBefore: around.before, plannedAfter: around.after },
    ...{ proxies: caseProxies, holidays: [], offices: [] },
  });
  const [course] = coursesOf(acta.quorum);
  if (course === undefined) throw new Error('Neither held nor failed.');
  return readDocument(await actaDocx(draftActa({ record: acta, course, details: noDetails })));
}

const held = await documentOf(secondSession, { before: failedBefore, after: null });
const failed = await documentOf(firstSession, { before: [], after: plannedAfter });
const everything = {
  ...secondSession,
  events: [...firstEvents, ...secondSession.events],
};

/** Added up by hand from the entries, exits and weights of the case. */
const movementFacts = [
  ...['4', '5', '2', '3', 'un'],
  ...['30,0000', '20,0000'].map((weight) => `cuota de participación de ${weight} %`),
];

/**
 * The facts that each bookmark lets one write. `e…`: an event; `r…`: a result; `m…`: the movements; `v…`:
 * ballots.
 */
function factsOf(bookmark: string): readonly string[] {
  const [source = ''] = bookmark.split('_');
  const id = source.slice(1);
  switch (source[0]) {
    case 'e':
      return factsOfEvent(everything, id);
    case 'r':
      return factsOfResult(secondSession, id);
    case 'm':
      return movementFacts;
    case 's':
      return [sayHour(firstSession.session.startsAt), '10 de marzo de 2026'];
    case 'v':
      return ['A favor: 1.', 'A favor: 2.', 'A favor: 1 y 2.', 'En contra: 1 y 2.'];
    default:
      return [];
  }
}

test.each([
  ['the minutes', held],
  ['the minutes of no quorum', failed],
])('every figure of %s is the one of its event or result', (_, { runs }) => {
  const figures = runs.filter(({ style }) => style === 'Figure');
  expect(figures.length).toBeGreaterThan(20);
  const wrong = figures.filter(
    ({ text, bookmark }) => bookmark === null || !factsOf(bookmark).includes(text),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['the minutes', held],
  ['the minutes of no quorum', failed],
])('no number of %s is without a source', (_, { runs }) => {
  const free = runs.filter(({ style }) => style === null);
  expect(free.filter(({ text }) => /\d/u.test(text))).toEqual([]);
  expect(runs.filter(({ style, bookmark }) => style !== 'Figure' && bookmark !== null)).toEqual([]);
});

test('no bookmark is repeated and all are names that a word processor takes', () => {
  const names = held.runs.flatMap(({ bookmark }) => (bookmark === null ? [] : [bookmark]));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z][A-Za-z0-9_]{0,39}$/u.test(name))).toEqual([]);
});

test('nothing that was recorded is left out of the minutes', () => {
  const cited = held.runs.map(({ bookmark }) => bookmark ?? '').join(' ');
  const kinds = ['unit-entered', 'unit-left', 'session-installed', 'session-suspended'];
  const later = ['session-resumed', 'session-closed', 'question-opened', 'quorum-verified'];
  const expected = secondSession.events.filter(({ kind }) => [...kinds, ...later].includes(kind));
  expect(expected.length).toBeGreaterThan(10);
  for (const { eventId } of expected) expect(cited).toContain(`e${eventId.replaceAll('-', '')}`);
  for (const { questionId } of secondSession.results) {
    expect(cited).toContain(`r${questionId.replaceAll('-', '')}`);
  }
});

test('each table of votes is that of its result, answer by answer', () => {
  const votes = held.tables.filter(([header]) => header?.[0] === 'Respuesta');
  const expected = secondSession.results.flatMap(tablesOfResult);
  expect(expected.length).toBeGreaterThan(secondSession.results.length);
  expect(votes.map(([, ...rows]) => rows)).toEqual(expected);
});

test('each verification of the quorum is the one that was read then', () => {
  const [, ...rows] = held.tables.find(([header]) => header?.includes('Hecho')) ?? [];
  const read = secondSession.events.flatMap(({ at, quorum }) =>
    quorum === undefined ? [] : [{ at, ...quorum }],
  );
  expect(rows.map(([, , ...figures]) => figures)).toEqual(
    read.map(({ present, total, met }) => [
      ...[sayWeight(present.weight), sayShare(present.weight, total.weight)],
      ...[String(present.units), met ? 'Sí' : 'No'],
    ]),
  );
  expect(rows.map(([moment]) => moment)).toEqual(
    read.map(({ at }) => `13 de marzo de 2026, ${sayHour(at)}`),
  );
});

test('an annex begins its page, so that a full page before it leaves none empty', () => {
  for (const { openings, hasPageEnds } of [held, failed]) {
    expect(openings).toEqual(['Anexo: lista de asistencia', 'Guía para la secretaría']);
    expect(hasPageEnds).toBe(false);
  }
});

test('the attendance list has each holder with capacity, weight and hours', () => {
  const list = held.tables.find(([header]) => header?.includes('Asistió'));
  expect(list?.slice(1)).toEqual([
    ['Piso A', 'Ana Ruiz', 'Ana Ruiz', 'Propietario', 'En la sala', '30,0000', '18:50', '19:50'],
    ['Piso B', 'Bruno Díaz', 'Gil Ortega', 'Apoderado', '', '20,0000', '18:55', '20:20'],
    ['Piso B', 'Bruno Díaz', 'Bruno Díaz', 'Propietario', 'En la sala', '20,0000', '20:20', ''],
    ['Piso C', 'Carla Núñez', 'Carla Núñez', 'Propietario', 'En línea', '15,0000', '19:20', ''],
    ['Piso D', 'Carla Núñez', 'Carla Núñez', 'Propietario', 'En línea', '15,0000', '19:20', ''],
    ['Piso E', 'Elena Peña', 'Gil Ortega', 'Apoderado', 'En la sala', '10,0000', '18:55', ''],
  ]);
});

test('a decision that waits for the absent says so with its whole sentence', () => {
  const words = held.runs.map(({ text }) => text).join('');
  expect(words).toContain('Decisión: Pendiente con ');
  expect(words).toContain('Falta que responda un propietario ausente (sin notificar).');
});
