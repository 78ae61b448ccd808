import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { download } from '../../../../testing/fakes/ui/files/download.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { SlipDialog } from './SlipDialog.tsx';

const slip = {
  ...{ assemblyName: 'Torres', cot: 'demo', attorneyName: 'Luis Soto Vega' },
  ...{ labels: ['T1-101', 'T1-102'], timeZone: 'America/Bogota' },
  code: { code: '7K2M-Q0XD', expiresAt: Date.UTC(2026, 10, 21, 21, 5) },
};

async function print() {
  renderPage(<SlipDialog slip={slip} onClose={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Boleta para imprimir' }));
}

test('the slip comes out with the code', async () => {
  await print();
  await vi.waitFor(() => expect(download).toHaveBeenCalledOnce(), { timeout: 10_000 });
  const [file, name] = download.mock.calls[0] as [Blob, string];
  expect(name).toMatch(/^codigo-apoderado-.*\d{4}-\d{2}-\d{2}\.pdf$/u);
  expect(file.type).toBe('application/pdf');
});

test('a slip that cannot be printed leaves its code on screen, and says to write it down', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  download.mockImplementationOnce(() => {
    throw new Error('no se pudo');
  });
  await print();
  await screen.findByText('No pudimos preparar la boleta');
  expect(screen.getByText(/^Anote el código antes de cerrar esta ventana\./u)).toBeTruthy();
  expect(screen.getByText('7K2M-Q0XD')).toBeTruthy();
});
