import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastsProvider } from '../../ui/Toasts.tsx';
import { SlipDialog } from './SlipDialog.tsx';

const download = vi.fn();
vi.mock('../../ui/download.ts', () => ({
  download: (file: Blob, name: string) => download(file, name),
}));
const writer = vi.hoisted(() => ({ isBroken: false }));
vi.mock('../../ui/pdfFile.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../ui/pdfFile.ts')>();
  return {
    ...real,
    pdfFile: (definition: Parameters<typeof real.pdfFile>[0]) =>
      writer.isBroken ? Promise.reject(new Error('no se pudo')) : real.pdfFile(definition),
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const slip = {
  ...{ assemblyName: 'Torres', cot: 'demo', attorneyName: 'Luis Soto Vega' },
  ...{ labels: ['T1-101', 'T1-102'], timeZone: 'America/Bogota' },
  code: { code: '7K2M-Q0XD', expiresAt: Date.UTC(2026, 10, 21, 21, 5) },
};

async function print() {
  render(
    <ToastsProvider>
      <SlipDialog slip={slip} onClose={() => undefined} />
    </ToastsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Boleta para imprimir' }));
}

test('the slip comes out with the code', async () => {
  writer.isBroken = false;
  await print();
  await vi.waitFor(() => expect(download).toHaveBeenCalledOnce(), { timeout: 10_000 });
  const [file, name] = download.mock.calls[0] as [Blob, string];
  expect([name, file.type]).toEqual(['codigo-apoderado.pdf', 'application/pdf']);
});

test('a slip that cannot be printed leaves its code on screen, and says to write it down', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  writer.isBroken = true;
  await print();
  await screen.findByText('No pudimos preparar la boleta');
  expect(screen.getByText(/^Anote el código antes de cerrar esta ventana\./u)).toBeTruthy();
  expect(screen.getByText('7K2M-Q0XD')).toBeTruthy();
});
