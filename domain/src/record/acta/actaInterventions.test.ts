import { expect, test } from 'vitest';
import type { FloorSight } from '../../hall/floor/floor.ts';
import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import type { AgendaPoint } from '../../meeting/agenda/agendaPoint.ts';
import { at, idOf, secondSession } from '../../testing/records/actaCase.ts';
import { runsOf } from '../draft/actaDraft.ts';
import { noDetails } from '../subject/actaRecord.ts';
import { buildActaRecord } from '../subject/buildActaRecord.ts';
import { coursesOf } from '../subject/callCourse.ts';
import { draftActa } from './draftActa.ts';

const agenda = ['Informe', 'Cuentas'].map(
  (text, i): AgendaPoint => ({
    ...{ pointId: `p${i + 1}`, number: i + 1, text, kind: 'decision', presenter: '' },
    ...{ notes: '', addedAt: 1 },
  }),
);

function said(number: number, minute: number, more: Partial<DatedEvent>): DatedEvent {
  return {
    ...{ eventId: idOf(number), kind: 'floor-given', at: at(13, 18, minute), by: 'staff' },
    ...{ sequence: number, seal: 1, committed: `0000000000${number}.0`, ...more },
  };
}

const events = [
  said(801, 21, { personId: 'ana', pointId: 'p1' }),
  said(802, 22, { personId: 'ana', pointId: 'p1', kind: 'floor-ended' }),
  said(803, 23, { personId: 'carla', pointId: 'p1' }),
  said(804, 24, { personId: 'ana', pointId: 'p1' }),
  said(805, 25, { personId: 'gil', pointId: 'p1', kind: 'inquiry-read' }),
  said(806, 26, { personId: 'gil', pointId: 'gone' }),
  said(807, 27, { personId: 'carla', kind: 'floor-asked' }),
];

function draftOf(floorSight?: FloorSight) {
  const record = buildActaRecord(
    {
      ...{ ...secondSession, agenda, events: [...secondSession.events, ...events] },
      ...(floorSight === undefined ? {} : { floorSight }),
    },
    { proxies: [], holidays: [], offices: [], plannedAfter: null, failedBefore: [] },
  );
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('No call was held.');
  const { blocks } = draftActa({ record, course, details: noDetails });
  const lines = blocks.map((block) =>
    runsOf([block])
      .map(({ text }) => text)
      .join(''),
  );
  return { record, lines, runs: runsOf(blocks) };
}

test('speakers are told under the point, once each, with units and hours, and the authors of questions read', () => {
  const { lines } = draftOf('name');
  const from = lines.indexOf('1. Informe');
  expect(lines.slice(from + 1, from + 4)).toEqual([
    'Se empezó a tratar a las 19:21.',
    'Intervinieron: Ana Ruiz (Piso A), a las 19:21 y a las 19:24; Carla Núñez (Piso C, Piso D), a las 19:23.',
    'Se leyeron en voz alta preguntas escritas de: Gil Ortega (Piso B, Piso E), a las 19:25.',
  ]);
  // On a point that is not there any more, under none of them.
  expect(lines.indexOf('Intervinieron: Gil Ortega (Piso B, Piso E), a las 19:26.')).toBe(
    lines.indexOf('Deliberaciones y decisiones') + 1,
  );
  expect(lines.slice(lines.lastIndexOf('2. Cuentas')).join()).not.toContain('Intervinieron');
});

test('where screens say only units the minutes name nobody, and where they say nothing neither do these', () => {
  const units = draftOf('unit').lines.filter((line) => line.startsWith('Intervinieron'));
  expect(units).toEqual([
    'Intervinieron: Piso B, Piso E, a las 19:26.',
    'Intervinieron: Piso A, a las 19:21 y a las 19:24; Piso C, Piso D, a las 19:23.',
  ]);
  for (const sight of ['nobody', undefined] as const) {
    const { record, lines } = draftOf(sight);
    expect(record.interventions).toEqual([]);
    expect(lines.join()).not.toMatch(/Intervinieron|preguntas escritas/u);
  }
});

test('each hour names the event that it is of', () => {
  const sources = draftOf('name').runs.flatMap((run) =>
    run.kind === 'figure' && run.source.kind === 'event' ? [run.source.eventId] : [],
  );
  for (const number of [801, 803, 804, 805, 806]) expect(sources).toContain(idOf(number));
  for (const number of [802, 807]) expect(sources).not.toContain(idOf(number));
});
