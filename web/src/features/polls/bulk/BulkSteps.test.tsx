import {
  type Attendance,
  type BulkReport,
  type BulkRequest,
  buildBulkBook,
  type JobProgress,
  type Unit,
} from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { BulkSteps } from './BulkSteps.tsx';

let sent: BulkRequest[] = [];
let lose = false;

const ended: JobProgress = { jobId: 'j', state: 'done', written: 2, total: 2, refusal: null };
const summary = { ...ended, work: 'accredit', channel: 'hall', startedAt: 0 } as const;
const report: BulkReport = {
  ...summary,
  results: [
    { row: 1, unitId: 'A-1', personId: 'ana', plate: null, status: 'done', message: '' },
    {
      ...{ row: 2, unitId: 'A-2', personId: 'eva', plate: null },
      ...{ status: 'refused', message: '=La tiene Luis.' },
    },
  ],
};

beforeEach(() => {
  sent = [];
  lose = false;
  callApi.mockImplementation(async (method: string, path: string, body: BulkRequest) => {
    if (path === '/api/bulk' && method === 'GET') return [];
    if (path === '/api/auth/session') return { serverNow: Date.now() };
    if (path === '/api/bulk/j') return report;
    sent.push(body);
    if (lose) throw ApiFailure.network();
    return summary;
  });
});

function unit(label: string, order: number, owner: string): Unit {
  return {
    ...{ unitId: label, label, order, group: 'Torre 1', kind: '', weight: 500_000 },
    ...{ ownerIds: [owner], ownerNames: [owner], inArrears: false },
  };
}

const held: Attendance = {
  ...{ unitId: 'A-3', label: 'A-3', group: '', order: 2, weight: 500_000, headId: 'sol' },
  ...{ personId: 'sol', personName: 'sol', ownerName: '', capacity: 'owner', channel: 'hall' },
  ...{ present: true, since: 0 },
};
const book = buildBulkBook({
  units: [unit('A-1', 0, 'ana'), unit('A-2', 1, 'eva'), unit('A-3', 2, 'sol')],
  ...{ people: [], proxies: [], attendance: [held], plates: [], country: 'CO' },
});

function open(work: 'accredit' | 'leave' = 'accredit') {
  return renderPage(<BulkSteps work={work} book={book} startsAt={0} timeZone="America/Bogota" />)
    .user;
}

async function paste(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(screen.getByLabelText('Celdas copiadas'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Revisar' }));
}

test('shows what each row comes to before anything is sent, and the answer of each after', async () => {
  const user = open();
  await paste(user, 'A-1\nA-2\nA-3\nZ-9');
  expect(await screen.findByText('«Z-9» (celda A4) no está en el padrón.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Acreditar 2 unidades' }));
  expect(await screen.findByText('=La tiene Luis.')).toBeTruthy();
  expect(sent[0]).toMatchObject({
    work: 'accredit',
    channel: 'hall',
    items: [
      { row: 1, unitId: 'A-1', personId: 'ana', capacity: 'owner' },
      { row: 2, unitId: 'A-2', personId: 'eva', capacity: 'owner' },
    ],
  });
});

test('takes the units of a tower that have not come', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Del padrón' }));
  await user.click(screen.getByRole('button', { name: 'Revisar' }));
  expect(screen.getByRole('button', { name: 'Acreditar 2 unidades' })).toBeTruthy();
});

test('asks before many leave', async () => {
  const user = open('leave');
  await paste(user, 'A-3');
  await user.click(screen.getByRole('button', { name: 'Dar salida a 1 unidad' }));
  expect(sent).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Dar salida' }));
  await waitFor(() => expect(sent).toMatchObject([{ work: 'leave', items: [{ unitId: 'A-3' }] }]));
});

test('sends again under the same id when the answer was lost', async () => {
  lose = true;
  const user = open();
  await paste(user, 'A-1');
  await user.click(screen.getByRole('button', { name: 'Acreditar 1 unidad' }));
  expect((await screen.findByRole('alert')).textContent).toContain('no sabemos si comenzó');
  lose = false;
  await user.click(screen.getByRole('button', { name: 'Acreditar 1 unidad' }));
  await screen.findByText('=La tiene Luis.');
  expect(sent[1]).toEqual(sent[0]);
});
