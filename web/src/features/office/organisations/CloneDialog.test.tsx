import { type CloneReview, refusals } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { CloneDialog } from './CloneDialog.tsx';

const assign = vi.fn();
const assembly = { assemblyId: 'torres', name: 'Torres', nextActa: '12' };
let rosters: object[] = [];
let review: CloneReview = { dated: [], staff: [] };

function job(written: number, more: object = {}) {
  const progress = { jobId: 'j', state: 'writing', written, total: 200, refusal: null };
  return { ...progress, ...more };
}

beforeEach(() => {
  review = { dated: [], staff: [] };
  vi.stubGlobal('location', { ...location, assign });
  callApi.mockImplementation(async (_method: string, path: string) =>
    path === '/api/auth/enter'
      ? {}
      : { assemblyId: 'x', cot: 'x', roster: rosters.shift(), review },
  );
});

function open() {
  const { user } = renderPage(<CloneDialog assembly={assembly} onClose={() => undefined} />);
  return { user, clone: () => user.click(screen.getByRole('button', { name: 'Clonar y entrar' })) };
}

function idOf(body: unknown): string {
  return (body as { readonly cloneId: string }).cloneId;
}

test('asks for the same copy until its roster is whole, and then goes into it', async () => {
  rosters = [job(50), job(200, { state: 'done' })];
  const { user, clone } = open();
  await user.type(await screen.findByLabelText('Nombre'), ' 2027');
  await clone();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  const [first, second, entered] = callApi.mock.calls.map(([, path, body]) => [path, body]);
  expect(first).toEqual([
    '/api/assemblies/torres/clone',
    { cloneId: expect.any(String), name: 'Torres 2027', actaNumber: '12' },
  ]);
  expect(second).toEqual(first);
  expect(entered).toEqual(['/api/auth/enter', { assemblyId: idOf(first?.[1]) }]);
});

test('a copy whose roster was refused is not entered, and says why', async () => {
  const [statusCode, message] = refusals['roster-changed'];
  rosters = [
    job(0, { state: 'dropped', refusal: { code: 'roster-changed', message, statusCode } }),
  ];
  const { clone } = open();
  await clone();
  await screen.findByText(message);
  expect(assign).not.toHaveBeenCalled();
});

test('a name that is too short is told and not sent', async () => {
  const { user, clone } = open();
  await user.clear(await screen.findByLabelText('Nombre'));
  await clone();
  screen.getByText('Escriba un nombre de 3 a 120 letras.');
  expect(callApi).not.toHaveBeenCalled();
});

test('texts with a year, and staff left out, are told before the new assembly is opened', async () => {
  rosters = [job(200, { state: 'done' })];
  const excerpt = '¿Aprueba los estados financieros de 2025?';
  review = {
    dated: [{ of: 'question', name: 'Pregunta 2', excerpt }],
    staff: [{ name: 'Luis Soto', role: 'registrar' }],
  };
  const { user, clone } = open();
  await clone();
  await screen.findByText(`Pregunta 2: «${excerpt}»`);
  screen.getByText(/^Luis Soto \(/u);
  expect(assign).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
});
