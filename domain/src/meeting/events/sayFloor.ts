import type { EventKind } from '../../kernel/events/eventKinds.ts';
import { sayInstant } from '../../kernel/sessions/saySession.ts';
import type { RecordRow } from './recordRequests.ts';

export const floorWords = {
  'floor-asked': 'Pidió la palabra',
  'floor-withdrawn': 'Salió de la lista para hablar',
  'floor-given': 'Se dio la palabra',
  'floor-extended': 'Se dio más tiempo para hablar',
  'floor-ended': 'Terminó de hablar',
  'floor-rules-changed': 'Cambió cómo se da la palabra',
  'inquiry-read': 'Se leyó en voz alta la pregunta escrita',
  'inquiry-shown': 'Se mostró en pantalla la pregunta escrita',
  'inquiry-hidden': 'Se quitó de la pantalla la pregunta escrita',
  'video-changed': 'Cambió el video de la reunión',
} as const satisfies Partial<Record<EventKind, string>>;

const floorKinds: readonly EventKind[] = [
  ...(['floor-given', 'floor-extended', 'floor-ended', 'inquiry-read'] as const),
  ...(['inquiry-shown', 'inquiry-hidden'] as const),
];

/** `, sobre «3. Presupuesto», con la palabra desde el 21 nov 2026, 4:05 p. m.`: on which point, and since when. */
export function sayFloor({ kind, point, speakingSince }: RecordRow, timeZone: string): string {
  if (!floorKinds.includes(kind)) return '';
  const on = point === undefined ? '' : `, sobre «${point}»`;
  const since =
    speakingSince === undefined
      ? ''
      : `, con la palabra desde el ${sayInstant(speakingSince, timeZone)}`;
  return `${on}${since}`;
}
