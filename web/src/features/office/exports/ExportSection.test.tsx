import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { ExportSection } from './ExportSection.tsx';

const job = { jobId: 'e', state: 'writing', written: 0, total: 0, refusal: null };

test('an export is followed until it is made, and then downloaded', async () => {
  callApi.mockImplementation(async (_method: string, path: string) => {
    if (path === '/api/protected/export') return job;
    if (path.endsWith('/advance')) return { ...job, state: 'done', written: 3, total: 3 };
    return { address: '#taken' };
  });
  render(<ExportSection onStale={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar el archivo' }));
  await waitFor(() => expect(location.hash).toBe('#taken'));
  expect(callApi).toHaveBeenCalledWith('POST', '/api/protected/export/link', { exportId: 'e' });
});

test('the server says why there is none', async () => {
  const message = 'Hay una votación abierta o que aún se cuenta.';
  const refusal = { code: 'export-voting', message, statusCode: 409 };
  callApi.mockResolvedValue({ ...job, state: 'dropped', refusal });
  render(<ExportSection onStale={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  expect(await screen.findByText(message)).toBeTruthy();
});
