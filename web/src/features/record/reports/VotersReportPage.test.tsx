import type { AttendedUnit, VotersReport as Report } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs, enterWithout } from '../../../testing/fakes/firebase/session/session.tsx';
import { download } from '../../../testing/fakes/ui/files/download.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { VotersReportPage } from './VotersReportPage.tsx';

const point = 1_000_000;
let answer: () => Promise<unknown>;
let asked: string[] = [];

beforeEach(() => {
  enterAs('auditor');
  asked = [];
  answer = async () => report;
  callApi.mockImplementation((_method: string, path: string) => {
    asked.push(path);
    return answer();
  });
});

const stay = (unit: string, more: Partial<AttendedUnit> = {}): AttendedUnit => ({
  ...{
    unitId: unit,
    unit,
    group: '',
    order: 0,
    weight: 10 * point,
    capacity: 'owner',
    owner: 'Ana Ruiz',
  },
  ...{ channel: 'hall', enteredAt: Date.UTC(2026, 10, 21, 21, 5), entryId: unit },
  ...{ leftAt: null, exitId: null, choices: [[0]] },
  ...{ tookOver: false, handedOver: false, isLast: true },
  ...more,
});

const report: Report = {
  ...{ session: 2, readAt: Date.UTC(2026, 10, 21, 23, 0) },
  voters: [
    { personId: 'ana', name: 'Ana Ruiz', stays: [stay('101')] },
    {
      ...{ personId: 'gil', name: 'Gil Peña' },
      stays: [
        stay('202', { capacity: 'proxy', channel: 'online', owner: 'Eva Sanz', choices: [[1]] }),
      ],
    },
  ],
  questions: [
    {
      ...{ questionId: 'q', number: 1, text: '¿Aprueba?', isNamed: true },
      options: [
        { label: 'A favor', role: 'favour' },
        { label: 'En contra', role: 'against' },
      ],
    },
  ],
  absent: [{ unit: '303', group: '', owner: 'Leo Mora', weight: 5 * point }],
};

/** The blobs of this environment do not read themselves. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

function open() {
  renderPage(<VotersReportPage />);
}

const attendees = () => screen.getByRole('region', { name: 'Asistentes' });

test('lists the attendees with their votes, and the absent', async () => {
  open();
  expect(
    within(await screen.findByRole('region', { name: 'Asistentes' })).getByText('En contra: 1.'),
  ).toBeTruthy();
  expect(within(attendees()).getAllByText('21 nov 2026, 4:05 p. m.')).toHaveLength(2);
  expect(
    within(screen.getByRole('region', { name: 'No asistieron' })).getByText('Leo Mora'),
  ).toBeTruthy();
});

test('the file carries what the filters left on screen', async () => {
  open();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Calidad' }));
  await userEvent.click(screen.getByRole('option', { name: 'Apoderado' }));
  expect(within(attendees()).queryByText('101')).toBeNull();
  expect(screen.getByText('1 de 2 unidades')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Descargar en CSV' }));
  const [file, name] = download.mock.calls[0] as [Blob, string];
  expect(name).toBe('informe-asistentes-torres-2026-11-21.csv');
  const [header, ...rows] = (await textOf(file)).trim().split('\r\n');
  expect(header).toContain('Unidad;Propietario;Asistió');
  expect(rows).toEqual([
    '202;Eva Sanz;Gil Peña;Apoderado;En línea;10,0000;21 nov 2026, 4:05 p. m.;;En contra',
  ]);
});

test('says so when nobody matches the search', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('Buscar persona o unidad'), 'zzz');
  expect(screen.getByText('Nadie coincide')).toBeTruthy();
});

test('another session is asked by its number', async () => {
  open();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Sesión' }));
  await userEvent.click(screen.getByRole('option', { name: 'Sesión 1' }));
  expect(asked).toEqual(['/api/reports/voters', '/api/reports/voters?session=1']);
});

test('a failure is said and asked again on request', async () => {
  answer = () => Promise.reject(ApiFailure.network());
  open();
  const retry = await screen.findByRole('button', { name: /Reintentar|Intentar/u });
  answer = async () => report;
  await userEvent.click(retry);
  expect(await screen.findByRole('region', { name: 'Asistentes' })).toBeTruthy();
});

test('a member without the people is told so, and nothing is asked', () => {
  enterWithout('export-people', 'auditor');
  renderPage(<VotersReportPage />);
  expect(screen.getByText(/no está entre sus permisos/u)).toBeTruthy();
  expect(callApi).not.toHaveBeenCalled();
});
