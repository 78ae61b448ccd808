import { expect, test } from 'vitest';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { type Question, yesNoOptions } from '../../polls/questions/question.ts';
import { decideResult } from '../../polls/results/decideResult.ts';
import { actaTextOf, recordOfDecision } from '../../testing/records/recordOfDecision.ts';
import { votesReport } from '../reports/votesReport.ts';

const one = (name: string, reason: string) => ({
  ...{ name, reason, unitId: null, ownerIds: [name] },
});
const question: Question = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba la gestión?', rulePack: 'ar-lgs' },
  options: yesNoOptions({ blank: false, abstention: false }),
  rule: matterRule(packOf('ar-lgs'), 'management-approval'),
  ...{ liveBars: false, durationSeconds: null, session: 1, state: 'counting', openedAt: 1 },
  ...{ closesAt: null, quorumAtOpening: true },
  named: { conflict: { of: [one('Ana', 'Es directora.'), one('Beto', 'Es síndico')], units: 2 } },
};
const shares = [
  ['Ana', 60],
  ['Beto', 10],
  ['Caro', 20],
  ['Dora', 10],
] as const;
const units = shares.map(([owner, percent]) => ({
  ...{ unitId: owner, ownerIds: [owner], kind: 'acción', inArrears: false },
  weight: percent * 1_000_000,
}));
const result = decideResult({
  ...{ question, call: 1, closedAt: 7, units },
  attendance: units.map(({ unitId, weight }) => ({ unitId, weight, present: true })),
  ballots: [
    { unitId: 'Caro', optionIds: ['favour'], weight: 20_000_000 },
    { unitId: 'Dora', optionIds: ['against'], weight: 10_000_000 },
  ],
});

test('the minutes name the interested, the reason, the article and the effect', () => {
  const record = recordOfDecision(question, result);
  const [event] = record.events;
  if (event === undefined) throw new Error('The record has no event.');
  const named = { ...event, eventId: 'named', kind: 'conflict-named', questionId: 'q' } as const;
  const made = {
    ...{ ...event, at: Date.UTC(2026, 2, 1, 15, 5), eventId: 'protested', personId: 'ana' },
    ...({ kind: 'conflict-protested', questionId: 'q' } as const),
  };
  const events = [...record.events, named, made, { ...made, eventId: 'other', personId: 'beto' }];
  const protests = [{ personId: 'ana', name: 'Ana', at: 5 }];
  const questions = record.questions.map((asked) => ({ ...asked, protests }));
  const text = actaTextOf({ ...record, questions, events });
  expect(text).toMatch(
    /la presidencia anotó que no votan este asunto por un interés propio \(Ley General de Sociedades 19\.550, artículos 241 y 248\): Ana, Es directora; Beto, Es síndico\. Tenían 2 títulos\./u,
  );
  expect(text).toContain(
    'No votaron 2 unidades (70,0000) por un interés propio (Ley General de Sociedades 19.550, artículos 241 y 248). Con su voto el resultado pudo ser otro.',
  );
  expect(text).toMatch(/A las 16:05 Ana protestó porque no se le permitió votar este asunto\./u);
  expect(text.match(/protestó/gu)).toHaveLength(1);
  expect(text).not.toContain('nadie tenía conflicto');
});

test('where nobody was named the report says nothing of it', () => {
  const { named: _named, ...plain } = question;
  const { questions } = votesReport(recordOfDecision(plain, result));
  expect(questions[0]).not.toHaveProperty('interested');
});
