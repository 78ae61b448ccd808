import { defaultRoutes, type ImportRequest, type RosterComparison } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { Importer } from './Importer.tsx';

const sent: ImportRequest[] = [];
let comparison: Partial<RosterComparison>;

const none = { count: 0, first: [] };
const same: RosterComparison = {
  ...{ base: 'v1', units: 2, people: 2, heads: 2, totalWeight: 100_000_000, problems: [] },
  ...{ added: none, removed: none, changed: none, unchanged: 2, blocked: null, proxies: none },
};

beforeEach(() => {
  sent.length = 0;
  comparison = {};
  callApi.mockImplementation(async (_method: string, path: string, body: ImportRequest) => {
    if (path === '/api/rosters/compare') return { ...same, ...comparison };
    sent.push(body);
    const roster = { version: 'v2', units: 2, totalWeight: 100_000_000 };
    return { jobId: 'j', written: 4, total: 4, refusal: null, state: 'done', roster };
  });
  enterAs('admin', { routesAvailable: defaultRoutes('admin') });
});

async function load(text: string) {
  const { container } = renderPage(<Importer source="file" />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is nowhere to put a file.');
  await userEvent.upload(input, new File([text], 'correos.csv', { type: 'text/csv' }));
  await screen.findByRole('heading', { name: 'correos.csv' });
}

const compareButton = () => screen.getByRole('button', { name: /^Comparar/u });
const importButton = () => screen.findByRole('button', { name: /^Importar \d/u });

test('of a merge each change is taken or left, and compared again before it is imported', async () => {
  const change = { field: 'Correo', before: '', after: 'ana@a.co' };
  const unit = { unitId: 'A-1', label: 'A-1', changes: [change] };
  comparison = { changed: { count: 1, first: [unit] }, unchanged: 1 };
  await load('unidad;correo\nA-1;ana@a.co\n');
  await userEvent.click(screen.getByRole('radio', { name: /^Combinarlo/u }));
  await userEvent.click(compareButton());
  await importButton();
  await userEvent.click(screen.getByRole('button', { name: /^Cambian/u }));
  await userEvent.click(screen.getByRole('checkbox', { name: /A-1/u }));
  expect(screen.queryByRole('button', { name: /^Importar \d/u })).toBeNull();
  comparison = { unchanged: 2 };
  await userEvent.click(screen.getByRole('button', { name: 'Comparar de nuevo' }));
  await screen.findByText('1 unidad del archivo queda como estaba.');
  await userEvent.click(await importButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ mode: 'merge', left: ['A-1'] });
});

test('a contact that may be of several owners is asked, and the answer is compared again', async () => {
  const message = 'La unidad tiene varios propietarios y la fila no dice de cuál es el contacto.';
  const problem = { code: 'contact-of-several', row: 2, column: 1, severity: 'error' } as const;
  comparison = { problems: [{ ...problem, message, remedy: '', value: 'casa@a.co' }] };
  await load('unidad;correo\nA-1;casa@a.co\n');
  await userEvent.click(screen.getByRole('radio', { name: /^Combinarlo/u }));
  await userEvent.click(compareButton());
  expect(await screen.findByText(/B2 \(«casa@a.co»\)/u)).toBeTruthy();
  expect((await importButton()).hasAttribute('disabled')).toBe(true);
  comparison = {};
  await userEvent.click(screen.getByRole('button', { name: 'Del primer propietario' }));
  await waitFor(async () => expect((await importButton()).hasAttribute('disabled')).toBe(false));
  await userEvent.click(await importButton());
  await waitFor(() => expect(sent[0]?.reading?.contactOf).toBe('first'));
});
