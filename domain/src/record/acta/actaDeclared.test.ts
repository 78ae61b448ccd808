import { expect, test } from 'vitest';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { type Question, yesNoOptions } from '../../polls/questions/question.ts';
import { decideResult } from '../../polls/results/decideResult.ts';
import { actaTextOf, recordOfDecision } from '../../testing/records/recordOfDecision.ts';
import { votesReport } from '../reports/votesReport.ts';
import { decisionsTable } from '../reports/votesTables.ts';

const question: Question = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba el pliego?', rulePack: 'co-sindicato' },
  options: yesNoOptions({ blank: false, abstention: false }),
  rule: matterRule(packOf('co-sindicato'), null),
  ...{ liveBars: false, durationSeconds: null, session: 1, state: 'counting', openedAt: 1 },
  ...{ closesAt: null, quorumAtOpening: true },
  requests: [
    { wish: 'secret', name: 'Ana', who: { personId: 'ana' }, at: 3 },
    { wish: 'names', name: '102 (Beto)', who: { unitId: '102' }, at: 4 },
    { wish: 'names', name: 'Nadie', who: { personId: 'nobody' }, at: 4 },
  ],
};
const result = decideResult({
  ...{ question, call: 1, closedAt: Date.UTC(2026, 2, 13, 19, 30) },
  units: [{ unitId: 'Ana', ownerIds: ['Ana'], kind: '', inArrears: false, weight: 100_000_000 }],
  attendance: [{ unitId: 'Ana', weight: 100_000_000, present: true }],
  ballots: [{ unitId: 'Ana', optionIds: ['favour'], weight: 100_000_000 }],
});
const plain = recordOfDecision(question, result);
const [event] = plain.events;
if (event === undefined) throw new Error('The record has no event.');
const asked = { ...event, questionId: 'q', at: Date.UTC(2026, 2, 1, 15, 5) };
const record = {
  ...plain,
  events: [
    ...plain.events,
    { ...asked, eventId: 'secret', kind: 'secrecy-asked', personId: 'ana' } as const,
    { ...asked, eventId: 'names', kind: 'names-asked', unitId: '102' } as const,
  ],
};

test('the minutes say the applicants, the article, the way of voting and the attendees', () => {
  const text = actaTextOf(record);
  const article = /\(Código Sustantivo del Trabajo, artículo 392\)/u.source;
  expect(text).toMatch(
    new RegExp(`A las 16:05 Ana pidió que la votación fuera secreta ${article}\\.`, 'u'),
  );
  expect(text).toMatch(
    new RegExp(`A las 16:05 102 \\(Beto\\) pidió que constaran los nombres ${article}\\.`, 'u'),
  );
  expect(text).toContain('Se votó con nombre.');
  // Somebody had left by then, and somebody else had come.
  expect(text).toContain(
    'Al cerrarse la votación estaban presentes: Bruno Díaz (Piso B); Carla Núñez (Piso C, Piso D); Gil Ortega (Piso E).',
  );
  // An act without an event was not done.
  expect(text).not.toContain('Nadie pidió');
});

test('the report of votes says it beside the question, and of others nothing', () => {
  const { questions } = votesReport(record);
  expect(decisionsTable({ questions }).rows[0]?.[1]).toMatch(
    /^¿Aprueba el pliego\? Ana pidió que la votación fuera secreta .*\. 102 \(Beto\) pidió/u,
  );
  const { requests: _requests, ...quiet } = question;
  expect(votesReport(recordOfDecision(quiet, result)).questions[0]).not.toHaveProperty('requests');
});
