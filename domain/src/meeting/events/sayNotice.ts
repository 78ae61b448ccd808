import type { EventKind } from '../../kernel/events/eventKinds.ts';
import { handMeansNames } from '../../kernel/events/handMeans.ts';
import { sayPeople } from '../../kernel/weights/sayPeople.ts';
import type { RecordRow } from './recordRequests.ts';

export const noticeWords = {
  'notice-written': 'Se anotó a quién se le avisó de la convocatoria',
  'notice-undone': 'Se deshizo una anotación de avisados de la convocatoria',
  'acta-handed': 'Se anotó a quién se le comunicó el acta, versión',
  'acta-handed-undone': 'Se deshizo una anotación de a quién se le comunicó el acta, versión',
} as const satisfies Partial<Record<EventKind, string>>;

/** ` n.º 2, por lista firmada, a 34 personas. Motivo: Era otra lista`: the means, and the number of people. */
export function sayNotice({ told, reason }: RecordRow): string {
  if (told === undefined) return '';
  const { number, means, people } = told;
  const why = reason === undefined ? '' : `. Motivo: ${reason}`;
  return ` n.º ${number}, por ${handMeansNames[means].toLowerCase()}, a ${sayPeople(people)}${why}`;
}
