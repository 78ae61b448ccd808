import type { Source } from '../../kernel/bylaws/source.ts';
import type { AgendaException } from '../../kernel/events/agendaException.ts';
import type { MeetingKind, Modality } from '../../kernel/meetings/meeting.ts';
import type { ConvocationRules } from '../../laws/aspects/convocationRules.ts';

export interface ItemDecision {
  readonly allowed: boolean;
  /** One sentence for the moderator. */
  readonly text: string;
  readonly source: Source;
}

/**
 * Whether the meeting may decide an item. An announced item is always allowed. A closed meeting decides
 * nothing else, unless one of the exceptions of the law happens (`happens`: those that do).
 */
export function itemAllowed(
  { agenda }: Pick<ConvocationRules, 'agenda'>,
  item: {
    readonly kind: MeetingKind;
    readonly channel: Modality;
    readonly onAgenda: boolean;
    readonly happens: readonly AgendaException[];
  },
): ItemDecision {
  const { source } = agenda;
  if (item.onAgenda) return { allowed: true, text: 'Está en el orden del día.', source };
  const atDistance = agenda.remoteIsClosed && item.channel !== 'hall';
  if (!agenda.closed.includes(item.kind) && !atDistance) {
    return { allowed: true, text: 'Esta reunión puede tratar temas no anunciados.', source };
  }
  const opened = agenda.exceptions.find(({ exception }) => item.happens.includes(exception));
  if (opened !== undefined) {
    return { allowed: true, text: exceptionTexts[opened.exception], source: opened.source };
  }
  const text = 'No está en el orden del día: puede conversarse, pero no decidirse.';
  return { allowed: false, text, source };
}

const exceptionTexts: Readonly<Record<AgendaException, string>> = {
  'everyone-agrees': 'Están todos y todos aceptan tratarlo.',
  'everyone-present': 'Está representada la totalidad.',
  'seventy-percent-after-agenda':
    'Agotado el orden del día, el 70 % de lo representado aceptó tratarlo.',
  'remove-administrators': 'Separar a los administradores no exige estar en el orden del día.',
  'choose-signers': 'Elegir a quienes firman el acta no exige estar en el orden del día.',
};
