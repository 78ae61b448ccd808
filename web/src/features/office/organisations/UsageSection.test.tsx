import { refusals } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { download } from '../../../testing/fakes/ui/files/download.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { UsageSection } from './UsageSection.tsx';

const january = new Date(2027, 0, 15);
const press = () => screen.getByRole('button', { name: 'Descargar en CSV' });

test('the file of this month, or of another one', async () => {
  callApi.mockImplementation(async (_method: string, path: string) => ({
    month: path.slice(-7),
    usages: [],
  }));
  const { user } = renderPage(<UsageSection organisation="Firma Andes" now={january} />);
  await user.click(press());
  await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('combobox', { name: 'Mes' }));
  await user.click(screen.getByRole('option', { name: 'diciembre de 2026' }));
  await user.click(press());
  await waitFor(() => expect(download).toHaveBeenCalledTimes(2));
  expect(callApi.mock.calls.map(([, path]) => path)).toEqual([
    '/api/assemblies/usage?month=2027-01',
    '/api/assemblies/usage?month=2026-12',
  ]);
  const [[file, name] = []] = download.mock.calls;
  expect(name).toMatch(/^uso-2027-01-firma-andes-\d{4}-\d{2}-\d{2}\.csv$/u);
  expect(await file?.text()).toContain('Asamblea;Unidades');
});

test('a refusal is shown', async () => {
  const [statusCode, message] = refusals['not-organiser'];
  callApi.mockRejectedValueOnce(new ApiFailure({ code: 'not-organiser', statusCode, message }));
  const { user } = renderPage(<UsageSection organisation="Firma Andes" now={january} />);
  await user.click(press());
  await screen.findByText(message);
});
