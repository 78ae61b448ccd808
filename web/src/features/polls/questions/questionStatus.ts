import { type QuestionState, type StoredResult, sayVerdict } from '@asamblea/domain';
import { verdictTones } from '../../../ui/charts/verdictTones.ts';
import type { StateTone } from '../../../ui/frames/StateChip.tsx';

interface Status {
  readonly label: string;
  readonly tone: StateTone;
}

const states: Record<QuestionState, Status> = {
  draft: { label: 'Por abrir', tone: 'neutral' },
  open: { label: 'Abierta', tone: 'info' },
  closing: { label: 'Cerrando', tone: 'info' },
  counting: { label: 'Contando', tone: 'info' },
  closed: { label: 'Cerrada', tone: 'neutral' },
  annulled: { label: 'Anulada', tone: 'neutral' },
};

/** Where a question stands, in one or two words: its verdict, once it has one. */
export function questionStatus(state: QuestionState, result: StoredResult | null): Status {
  if (result === null || state === 'annulled') return states[state];
  const { kind, word } = sayVerdict(result);
  return { label: word, tone: verdictTones[kind] };
}
