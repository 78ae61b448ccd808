import { sayQuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import type { ReportTable } from '../../kernel/sheets/reportTable.ts';
import { holdingHeadings } from '../../kernel/weights/holdingWords.ts';
import { sayGroup } from '../reports/quorumTables.ts';
import type { ParticipationReport } from './participationReport.ts';

/** A row a point of each curve, and a row a group of each question that has them. */
export function participationTables({
  questions,
  words,
}: Pick<ParticipationReport, 'questions' | 'words'>): readonly ReportTable[] {
  const { units, weight } = holdingHeadings(words);
  const number = { name: 'N.º', isFigure: true };
  const share = { name: 'De la base', isFigure: true };
  return [
    {
      name: 'Participación en el tiempo',
      columns: [
        ...[number, { name: 'Pregunta' }, { name: 'Momento' }, { name: 'Desde la apertura' }],
        ...[weight, units, share],
      ],
      rows: questions.flatMap(({ text, points, base, ...named }) =>
        points.map(({ at, voted }) => [
          ...[sayQuestionNumber(named), text, { at }, sayElapsed(at - (points[0]?.at ?? at))],
          ...[{ weight: voted.weight }, { count: voted.units }],
          { part: voted.weight, of: base.weight },
        ]),
      ),
    },
    {
      name: 'Participación por agrupación',
      columns: [
        ...[number, { name: 'Pregunta' }, { name: 'Agrupación' }],
        ...[
          { ...weight, name: `${weight.name}: votó` },
          { ...units, name: `${units.name}: votó` },
        ],
        ...[
          { ...weight, name: `${weight.name}: base` },
          { ...units, name: `${units.name}: base` },
        ],
        share,
      ],
      rows: questions.flatMap(({ text, groups, ...named }) =>
        (groups ?? []).map(({ group, voted, expected }) => [
          ...[sayQuestionNumber(named), text, sayGroup(group)],
          ...[{ weight: voted.weight }, { count: voted.units }],
          ...[{ weight: expected.weight }, { count: expected.units }],
          { part: voted.weight, of: expected.weight },
        ]),
      ),
    },
  ];
}

/** `1:30`, `1:02:05`: minutes and seconds, and hours where there are any. From milliseconds. */
export function sayElapsed(millis: number): string {
  const seconds = Math.round(millis / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (figure: number) => String(figure).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}
