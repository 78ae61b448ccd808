import { expect, test } from 'vitest';
import { plainWords } from '../../kernel/weights/holdingWords.ts';
import { hallOf, noticeOf, noticesOf, threeFifths } from '../../testing/halls/absentHall.ts';
import { absenteeRows } from './absenteeRow.ts';
import { absenteeTable } from './absenteeTable.ts';
import { absentOwnersOf } from './absentOwner.ts';
import { consentCalendar } from './consentCalendar.ts';

test('the list tells the notice of each absent owner, the last day, and the answer', () => {
  const owners = absentOwnersOf(
    hallOf('ana:A:60', 'eva:B:20', 'eva:C:10', 'fede:D:10'),
    threeFifths,
  );
  const notices = noticesOf(
    noticeOf('A', '2026-03-14', '2026-03-20'),
    noticeOf('B', '2026-02-01', '2026-03-20'),
  );
  const contactOf = (id: string) => (id === 'ana' ? { email: 'ana@a.es', phone: null } : null);
  const rows = absenteeRows({ owners, notices, days: 30, today: '2026-03-21', contactOf });
  expect(
    absenteeTable(rows, plainWords).rows.map((row) =>
      row.filter((cell) => typeof cell === 'string'),
    ),
  ).toEqual([
    [
      'Piso A',
      'ana',
      'ana@a.es',
      'Objeta',
      '14/3/2026',
      'Entrega en mano',
      '',
      '13/4/2026',
      '20/3/2026, correo electrónico',
    ],
    [
      'Piso B, Piso C',
      'eva',
      '',
      'Vencido',
      '1/2/2026',
      'Entrega en mano',
      '',
      '3/3/2026',
      '20/3/2026, correo electrónico (fuera de plazo: no cuenta)',
    ],
    ['Piso D', 'fede', '', 'Sin notificar', '', '', '', '', ''],
  ]);
});

test('a calendar carries the next deadline and the last, each under an id of its own', () => {
  const text = '¿Aprueba; alquilar, el local común que da a la calle del Olmo y al patio?';
  const one = { questionId: 'q1', text, nextDay: '2026-04-12', until: '2026-04-30' };
  const file = consentCalendar([one, { ...one, questionId: 'q2', until: null }], '2026-03-20');
  expect(file.match(/^UID:.*$/gmu)).toEqual([
    ...['UID:q1-proximo@asamblea', 'UID:q1-ultimo@asamblea', 'UID:q2-proximo@asamblea'],
  ]);
  expect(file).toContain('DTSTART;VALUE=DATE:20260430\r\nDTEND;VALUE=DATE:20260501');
  expect(file.replace(/\r\n /gu, '')).toContain(
    'SUMMARY:Último día para oponerse: ¿Aprueba\\; alquilar\\, el local común',
  );
  expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(
    true,
  );
});
