import type { AssemblySession, MeetingCheck, NotedConvocation } from '@asamblea/domain';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { MeetingForm } from './MeetingForm.tsx';
import { MeetingLaw } from './MeetingLaw.tsx';

const called: NotedConvocation = {
  ...{ kind: 'extraordinary', approvesAccounts: false, caller: 'council', sentOn: '2026-03-10' },
  ...{ secondCallAt: Date.UTC(2026, 3, 1, 1, 0), place: 'Salón comunal' },
};
const planned: AssemblySession = {
  ...{ session: 3, call: 1, state: 'planned', startsAt: Date.UTC(2026, 2, 26, 23, 0) },
  ...{ stage: { mode: 'quorum' }, openQuestionIds: [] },
};
const onSaved = vi.fn();
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  onSaved.mockClear();
  callApi.mockImplementation(async (_method: string, path: string, body: unknown) => {
    sent.push([path, body]);
    return { check: null };
  });
});

function open(session: AssemblySession) {
  const place = { timeZone: 'America/Bogota', onClose: () => undefined, onSaved };
  const { user } = renderPage(<MeetingForm session={session} {...place} />);
  return { user, save: () => user.click(screen.getByRole('button', { name: 'Guardar' })) };
}

const date = () => screen.getByLabelText('Fecha y hora de la primera convocatoria');

test('the date is on the clock of the assembly, and empty fields are left out', async () => {
  const { save } = open(planned);
  fireEvent.change(date(), { target: { value: '2026-03-26T18:00' } });
  await save();
  expect(sent).toEqual([
    [
      '/api/session/plan',
      {
        ...{ session: 3, startsAt: planned.startsAt, kind: 'ordinary', approvesAccounts: true },
        ...{ caller: 'administrator', sentOn: null, secondCallAt: null, place: '' },
      },
    ],
  ]);
  expect(onSaved).toHaveBeenCalledOnce();
});

test('once the notice is out its day is no plan', () => {
  const convened = { convocationId: 'n1', sentOn: '2026-03-10', at: 1 };
  open({ ...planned, called, convened });
  expect(screen.getByLabelText('Día en que sale el aviso').hasAttribute('disabled')).toBe(true);
  screen.getByText('El aviso ya salió ese día.');
});

test('noted values are shown, and are sent unchanged', async () => {
  const { save } = open({ ...planned, called });
  await save();
  expect(sent).toEqual([
    ['/api/session/plan', { session: 3, startsAt: planned.startsAt, ...called }],
  ]);
});

test('without a date nothing is sent, and the field says so', async () => {
  const { save } = open(planned);
  await save();
  expect(screen.getByText('Elija el día y la hora.')).toBeTruthy();
  expect(sent).toEqual([]);
});

const check: MeetingCheck = {
  ...{ problems: [], lastDay: '2026-03-10', lastDayCited: 'Ley 675 de 2001, artículo 39' },
  secondCall: { text: '31 de marzo de 2026', cited: 'artículo 41' },
  agenda: { text: 'Esta reunión solo decide lo que el aviso anuncia.', cited: 'artículo 39' },
  callers: [{ text: 'La administración convoca.', cited: 'artículo 39' }],
  contents: [{ text: 'Incluya el orden del día.', cited: 'artículo 39' }],
  withoutHolidays: false,
  warnings: [],
};

test('the legal terms: the last day, the second call, the caller; and that all is well', () => {
  renderPage(<MeetingLaw check={check} />);
  expect(screen.getByText('10 de marzo de 2026')).toBeTruthy();
  expect(screen.getByText(/cumplen la ley/u)).toBeTruthy();
  expect(screen.queryByText(/días festivos/u)).toBeNull();
  expect(screen.getByText(/La administración convoca\./u)).toBeTruthy();
});

test('a problem takes the place of the approval, with its article', () => {
  const problems = [{ serious: true, text: 'Sale tarde.', cited: 'artículo 39' }];
  renderPage(<MeetingLaw check={{ ...check, problems, withoutHolidays: true }} />);
  expect(screen.getByRole('alert').textContent).toMatch(/Sale tarde\. artículo 39/u);
  expect(screen.queryByText(/cumplen la ley/u)).toBeNull();
  expect(screen.getByText(/Revise los días festivos/u)).toBeTruthy();
});
