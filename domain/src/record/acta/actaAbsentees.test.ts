import { expect, test } from 'vitest';
import { lph } from '../../laws/spain/esSources.ts';
import { absenteeRows } from '../../polls/consents/absenteeRow.ts';
import type { PresumedTally } from '../../polls/tallies/presumedTally.ts';
import { noticeOf, noticesOf } from '../../testing/halls/absentHall.ts';
import { idOf, secondSession } from '../../testing/records/actaCase.ts';
import { runsOf } from '../draft/actaDraft.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';
import { noDetails } from '../subject/actaRecord.ts';
import { buildActaRecord } from '../subject/buildActaRecord.ts';
import { coursesOf } from '../subject/callCourse.ts';
import { draftActa } from './draftActa.ts';

const lift = idOf(902);
const noticeEvent = idOf(950);
const one = { owners: 1, weight: 30_000_000, units: 1 };
const none = { owners: 0, weight: 0, units: 0 };
const pending: PresumedTally = {
  ...{ on: '2026-03-20', given: none, objected: none, open: one, unnotified: 0 },
  ...{ rollHash: 'f', source: lph('17.8'), settledAt: null },
};

/** The decision of the case that waits for Ana, with what is known of her. */
function recordWith(presumed: PresumedTally, objectedOn: string | null): SessionRecord {
  const owner = { noticeId: 'A', ownerIds: ['ana'], ownerNames: ['Ana Ruiz'], weight: 30_000_000 };
  const rows = absenteeRows({
    owners: [{ ...owner, units: [{ unitId: 'A', label: 'Piso A' }] }],
    notices: noticesOf(noticeOf('A', '2026-03-16', objectedOn)),
    ...{ days: 30, today: presumed.on },
  });
  return {
    ...secondSession,
    results: secondSession.results.map((result) =>
      result.questionId === lift ? { ...result, presumed } : result,
    ),
    absentees: new Map([[lift, rows]]),
    events: [
      ...secondSession.events,
      {
        ...{ kind: 'absentee-notified', eventId: noticeEvent, sequence: 1, at: 0, by: 'chair' },
        ...{ questionId: lift, unitId: 'A', committed: '', seal: 1 },
      },
    ],
  };
}

function runsWith(presumed: PresumedTally, objectedOn: string | null = null) {
  const around = { failedBefore: [], plannedAfter: null, proxies: [], holidays: [], offices: [] };
  const record = buildActaRecord(recordWith(presumed, objectedOn), around);
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('No call was held.');
  return runsOf(draftActa({ record, course, details: noDetails }).blocks);
}

const wordsOf = (runs: ReturnType<typeof runsWith>) => runs.map(({ text }) => text).join('');

test('a pending decision lists who was notified, how, and until when they may object', () => {
  const runs = runsWith(pending);
  const words = wordsOf(runs);
  expect(words).toContain('La decisión queda pendiente de los propietarios ausentes (Ley 49/1960');
  expect(words).toContain('16 de marzo de 2026, entrega en mano');
  expect(words).toContain('Puede oponerse hasta el 15 de abril de 2026');
  expect(runs.filter(({ kind, text }) => kind === 'text' && /\d/u.test(text))).toEqual([]);
  const noticed = runs.find(({ text }) => text === '16 de marzo de 2026');
  expect(noticed).toMatchObject({ source: { kind: 'event', eventId: noticeEvent } });
});

test.each([
  [null, 'No se opuso: su voto se entiende favorable'],
  ['2026-03-30', 'Se opuso el 30 de marzo de 2026, correo electrónico'],
  ['2026-04-16', 'correo electrónico, fuera de plazo o con el veredicto ya definitivo: no cuenta'],
])('a final decision says what each answered: %s', (objectedOn, said) => {
  const final = { ...pending, on: '2026-04-16', open: none, given: one, settledAt: 1 };
  const words = wordsOf(runsWith(final, objectedOn));
  expect(words).toContain('fueron notificados según la ley');
  expect(words).toContain('1 propietario (30,0000 %) a favor por su silencio');
  expect(words).toContain(said);
});
