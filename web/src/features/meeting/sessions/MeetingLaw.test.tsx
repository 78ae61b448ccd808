import type { MeetingCheckAnswer } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import { MeetingLaw } from './MeetingLaw.tsx';

const said = { text: 'Puede.', cited: 'Ley 675 de 2001, artículo 39' };
const check: NonNullable<MeetingCheckAnswer['check']> = {
  ...{ problems: [], lastDay: '2026-11-28', lastDayCited: said.cited, callers: [said] },
  ...{ agenda: said, contents: [said], withoutHolidays: false, warnings: [] },
  secondCall: { text: '19 de diciembre de 2026 a las 8:00 p. m.', cited: said.cited },
};

test('the hour of the second call ends its sentence with its own point', () => {
  renderPage(<MeetingLaw check={check} />);
  const text = screen.getByText(/Segunda convocatoria según la ley/u).textContent;
  expect(text).toBe(
    'Segunda convocatoria según la ley: 19 de diciembre de 2026 a las 8:00 p. m. Ley 675 de 2001, artículo 39.',
  );
});

test('legal warnings about drafts are told as one list, and nothing where there is none', () => {
  const { rerender } = renderPage(<MeetingLaw check={check} />);
  expect(screen.queryByText(/la ley advierte/u)).toBeNull();
  const warnings = ['Pregunta 2. Debe asistir un notario (Ley 21.442, artículo 15)'];
  rerender(<MeetingLaw check={{ ...check, warnings }} />);
  screen.getByText('De lo que se va a votar, la ley advierte:');
  screen.getByText(`${warnings[0]}.`);
});
