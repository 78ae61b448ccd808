import {
  csvText,
  type ProxyRowAnswer,
  type ProxyRowProblem,
  type ProxyRowResult,
} from '@asamblea/domain';
import { stateWords } from '../proxyWords.ts';

/** The outcome of a row, in one word. */
export function sayRowOutcome({ status, changed }: ProxyRowAnswer): string {
  if (status === 'refused') return 'No se recibió';
  const { label } = stateWords[status];
  return changed ? label : `${label} (ya estaba)`;
}

/** The result to keep, row by row, with those that were not sent; nothing in it runs. */
export function importReport(
  rows: readonly Pick<ProxyRowResult, 'row' | 'units' | 'grantorName' | 'attorneyName'>[],
  answers: readonly ProxyRowAnswer[],
  problems: readonly ProxyRowProblem[],
): string {
  const answered = new Map(answers.map((answer) => [answer.row, answer]));
  const lines = rows.map((one) => {
    const answer = answered.get(one.row);
    const said = answer === undefined ? 'No se envió' : sayRowOutcome(answer);
    return [
      ...[String(one.row), one.units.join('; '), one.grantorName, one.attorneyName],
      ...[said, answer?.message ?? ''],
    ];
  });
  const left = problems
    .filter(({ blocks, row }) => blocks && row !== null)
    .map(({ row, message }) => [String(row), '', '', '', 'No se leyó', message]);
  const header = ['fila', 'unidad', 'poderdante', 'apoderado', 'resultado', 'motivo'];
  return csvText([header, ...lines, ...left]);
}
