import { formatCount, type JobProgress } from '@asamblea/domain';

/** `120 de 300`. */
export function sayWritten({ written, total }: Pick<JobProgress, 'written' | 'total'>): string {
  return `${formatCount(written)} de ${formatCount(total)}`;
}

/** The noun for the rows of a sheet, as many as there are. */
export function rowsNoun({ total }: Pick<JobProgress, 'total'>): string {
  return total === 1 ? 'fila' : 'filas';
}
