import { expect, test } from 'vitest';
import { noticeOf } from '../../testing/composingFactsOf.ts';
import { writeReminder } from './reminder.ts';

const stopLink = 'https://asamblea.example/no-recordar';
const asked = { assembly: 'Conjunto Torres', person: 'Ana', notice: noticeOf(), stopLink };

test('a reminder says in sentences which day, at which hour and where', () => {
  const { subject, text, html } = writeReminder(asked);
  const when = 'viernes 26 de marzo de 2027 a las 8:00 a. m.';
  expect(subject).toBe(`Recordatorio: reunión del Conjunto Torres, ${when}`);
  const blocks = [
    'Buen día, Ana:',
    `Le recordamos la reunión del Conjunto Torres: ${when}, en el Salón comunal.`,
    'El orden del día y los anexos están en el aviso que ya recibió (Convocatoria n.º 1).',
  ];
  expect(text.split('\n\n')).toEqual([
    ...blocks,
    `No recibir más recordatorios: ${stopLink}`,
    'Las convocatorias le seguirán llegando.\n',
  ]);
  for (const block of blocks) expect(html).toContain(`<p>${block}</p>`);
  const placeless = writeReminder({ ...asked, notice: noticeOf({ place: '' }) });
  expect(placeless.text).toContain(`del Conjunto Torres: ${when}\n`);
});
