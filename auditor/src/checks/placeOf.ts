import type { Place } from '../read/place.ts';
import type { QuestionRecord } from '../read/question.ts';

/** Where a record of a question stands: its file, its line and its question. */
export function placeOf({ file, line }: Place, { title }: Pick<QuestionRecord, 'title'>): string {
  return `${file}, línea ${line} (pregunta ${title})`;
}
