import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { DossierPanel } from './DossierPanel.tsx';

const made = { jobId: 'j', written: 2, total: 2, refusal: null };

/** The panel before a server that answers each path so. */
function show(answers: Readonly<Record<string, unknown>>, onStale = vi.fn()) {
  callApi.mockImplementation(async (_method: string, path: string) => {
    if (path === '/api/protected/dossier/decisions') {
      return [{ questionId: 'q1', session: 1, number: 3, text: '¿Aprueba el presupuesto?' }];
    }
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    if (answer instanceof ApiFailure) throw answer;
    return answer;
  });
  render(<DossierPanel onStale={onStale} />);
}

const prepare = () =>
  userEvent.click(screen.getByRole('button', { name: 'Preparar el expediente' }));

test('a file of the whole assembly is made, says how far it is, and is downloaded', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  show({
    '/protected/dossier': { ...made, state: 'writing', written: 1 },
    '/advance': { ...made, state: 'done' },
    '/dossier/link': { address: '/api/linked-files/x' },
  });
  await prepare();
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar' }));
  expect(assign).toHaveBeenCalledWith('/api/linked-files/x');
  expect(callApi).toHaveBeenCalledWith('POST', '/api/protected/dossier', {
    jobId: expect.any(String),
  });
  vi.unstubAllGlobals();
});

test('a file of one decision is asked for by its question', async () => {
  show({ '/protected/dossier': { ...made, state: 'done' } });
  await userEvent.click(screen.getByRole('combobox', { name: 'Expediente de' }));
  const option = { name: 'Sesión 1, pregunta 3: ¿Aprueba el presupuesto?' };
  await userEvent.click(await screen.findByRole('option', option));
  await prepare();
  expect(await screen.findByText(/El expediente está listo/u)).toBeTruthy();
  expect(callApi).toHaveBeenCalledWith('POST', '/api/protected/dossier', {
    ...{ jobId: expect.any(String), questionId: 'q1' },
  });
});

test('a stopped or refused archive says so, and a stale password is asked for again', async () => {
  const refusal = { code: 'archive-late', message: 'Tardó demasiado.', explanation: '' };
  const onStale = vi.fn();
  show({ '/protected/dossier': { ...made, state: 'dropped', refusal } }, onStale);
  await prepare();
  expect(await screen.findByText('Tardó demasiado.')).toBeTruthy();
  const stale = new ApiFailure({ code: 'password-stale', statusCode: 401, message: 'Otra vez.' });
  callApi.mockRejectedValue(stale);
  await prepare();
  expect(onStale).toHaveBeenCalledOnce();
});
