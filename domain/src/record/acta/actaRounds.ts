import { sayFigure } from '../../laws/rules/sayRequirement.ts';
import { roundRows } from '../../polls/presented/presentRounds.ts';
import type { QuestionResult } from '../../polls/results/questionResult.ts';
import type { ActaBlock, ActaLine, FigureSource } from '../draft/actaDraft.ts';
import { figure, quote } from '../draft/actaPhrase.ts';

/** Every round of an order of preference, where there was more than one. */
export function actaRounds(result: QuestionResult): readonly ActaBlock[] {
  const rows = roundRows(result);
  const rounds = result.elected?.rounds ?? [];
  if (rounds.length < 2) return [];
  const source: FigureSource = { kind: 'result', questionId: result.questionId };
  const scope = result.elected?.scope ?? 'units';
  return [
    {
      kind: 'table',
      caption: 'Rondas',
      columns: [
        { name: 'Opción' },
        ...rounds.map((_, at) => ({ name: `Ronda ${at + 1}`, isFigure: true })),
      ],
      rows: rows.map(({ label, votes }): readonly ActaLine[] => [
        [quote(label)],
        ...votes.map((amount) => [figure(amount === null ? '' : sayFigure(amount, scope), source)]),
      ]),
    },
  ];
}
