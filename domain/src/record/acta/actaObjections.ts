import { sayDate } from '../../kernel/calendars/sayDate.ts';
import type { ActaBlock } from '../draft/actaDraft.ts';
import { heading, lawful, paragraph, phrase, quote } from '../draft/actaPhrase.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';

/** The objectors to an earlier version of these minutes, and when: a line each. Nothing where nobody did. */
export function actaObjections({ record, course }: ActaSubject): readonly ActaBlock[] {
  const objections = (record.objections ?? []).filter(({ call }) => call === course.call);
  if (objections.length === 0) return [];
  return [
    heading('Oposiciones recibidas'),
    paragraph(phrase`Después de comunicarse el acta se opusieron por escrito:`),
    {
      kind: 'list',
      items: objections.map(({ name, on, isLate }) => {
        const late = isLate ? ', vencido el plazo para impugnar' : '';
        return phrase`${quote(name)}, el ${lawful(sayDate(on))}${late}`;
      }),
    },
  ];
}
