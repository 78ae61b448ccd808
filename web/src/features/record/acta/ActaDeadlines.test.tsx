import {
  type ActaRecord,
  type ActaSubject,
  coursesOf,
  type Milestone,
  noDetails,
  type Quorum,
} from '@asamblea/domain';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActaDeadlines } from './ActaDeadlines.tsx';

const count = { weight: 100_000_000, units: 4 };
const quorum: Quorum = {
  ...{ call: 1, present: count, total: count, met: true, finding: null, needed: 'todos' },
  ...{ threshold: null, article: 'artículo' },
};
const at = Date.UTC(2026, 2, 13, 18, 0);
const held = (kind: Milestone['kind'], sequence: number): Milestone => ({
  ...{ eventId: `e${sequence}`, sequence, at: at + sequence, kind, call: 1, until: null },
  quorum: { present: count, total: count, met: true },
});

/** The minutes of a community that met on 13 March 2026, as they are read on a later day. */
function subjectOn(readAt: number): ActaSubject {
  const milestones = [held('session-installed', 1), held('session-closed', 2)];
  const record: ActaRecord = {
    assembly: { name: 'Olmo', country: 'ES', rulePack: 'es-lph', timeZone: 'Europe/Madrid' },
    state: 'closed',
    quorum: {
      ...{ session: 1, firstCall: 1, startsAt: at, readAt, quorum, curve: [], milestones },
      ...{ moves: [], groups: [], questions: [], lapses: [] },
    },
    asked: [],
    voters: { session: 1, readAt, voters: [], questions: [], absent: [] },
    votes: { session: 1, readAt, questions: [], untouched: [] },
    ...{ failedBefore: [], plannedAfter: null, debtors: [], proxies: [], holidays: [] },
    ...{ offices: [], called: null },
  };
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('No call was held.');
  return { record, course, details: noDetails };
}

const day = 86_400_000;

test('the page says the last day of the minutes, the article, and their effect', () => {
  render(<ActaDeadlines subject={subjectOn(at + day)} state="review" />);
  expect(screen.getByRole('list', { name: 'Plazos' }).textContent).toContain('23 de marzo de 2026');
  expect(screen.queryByText('Vencido')).toBeNull();
  expect(screen.getByText('Nadie la aprueba: la cierran las firmas.')).toBeTruthy();
});

test('a day that is over is told until what it asks is done', () => {
  const { rerender } = render(<ActaDeadlines subject={subjectOn(at + 20 * day)} state="review" />);
  expect(screen.getByText('Vencido')).toBeTruthy();
  rerender(<ActaDeadlines subject={subjectOn(at + 20 * day)} state="signed" />);
  expect(screen.getByText('Hecho')).toBeTruthy();
  expect(screen.queryByText('Vencido')).toBeNull();
});
