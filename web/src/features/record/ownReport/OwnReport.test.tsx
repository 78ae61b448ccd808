import type { OwnDecision, OwnReport } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { OwnReportSection } from './OwnReportSection.tsx';

const at = (hour: number) => Date.UTC(2026, 10, 21, hour);
const decision: OwnDecision = {
  ...{ questionId: 'q1', number: 1, text: '¿Aprueba el presupuesto?', isSecret: false },
  result: null,
  votes: [{ unitId: 'U1', unit: 'Apto 101', choice: 'A favor', by: null, receipt: 'AAAA-1111' }],
};
const report: OwnReport = {
  ...{ assemblyName: 'Torres', timeZone: 'America/Bogota', session: 1, readAt: at(23) },
  ...{ openedAt: at(14), closedAt: at(17), name: 'Ana Ruiz', absent: [] },
  stays: [
    {
      ...{ unit: 'Apto 101', group: '', weight: 1, capacity: 'owner', owner: 'Ana Ruiz' },
      ...{ enteredAt: at(14), leftAt: null, tookOver: false, handedOver: false, holder: null },
    },
  ],
  decisions: [
    decision,
    {
      ...{ questionId: 'q2', number: 2, text: '¿Elige a Luis?', isSecret: true, result: null },
      votes: [{ unitId: 'U1', unit: 'Apto 101', choice: null, by: null, receipt: null }],
    },
  ],
  deadlines: [
    {
      ...{ label: 'Impugnar una decisión', dueOn: '2027-01-21' },
      source: { law: 'Ley', article: 'artículo 49', verified: true },
    },
  ],
};
let answer: OwnReport | null = report;

beforeEach(() => {
  answer = report;
  callApi.mockImplementation(async () => ({ report: answer }));
});

const codesOf = (questionId: string) => (questionId === 'q2' ? { U1: 'BBBB-2222' } : {});
const open = () => renderPage(<OwnReportSection cot="demo" codesOf={codesOf} />);

test('says when one was there, what one voted and until when to object, with the receipts', async () => {
  open();
  await screen.findByRole('heading', { name: 'Mi asamblea' });
  const said = document.body.textContent;
  expect(said).toContain(
    'Apto 101: usted asistió, desde el 21 de noviembre de 2026 a las 9:00 a. m. y hasta el final.',
  );
  expect(said).toContain('Apto 101: A favor.');
  expect(said).toContain('Apto 101: participó en el voto secreto.');
  expect(said).toContain('hasta el 21 de enero de 2027. Ley, artículo 49');
  expect(said).toContain('El resultado no se mostró en la sala: lo dirá el acta.');
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/results/public?cot=demo#comprobante=AAAA-1111',
    '/results/public?cot=demo#comprobante=BBBB-2222',
    '/results/public?cot=demo',
  ]);
});

test('until a session ends there is nothing to say', async () => {
  answer = null;
  open();
  await expect.poll(() => callApi.mock.calls.length).toBe(1);
  expect(document.body.textContent).toBe('');
});
