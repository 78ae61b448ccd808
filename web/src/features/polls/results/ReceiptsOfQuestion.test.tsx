import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { download } from '../../../testing/fakes/ui/files/download.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ReceiptsOfQuestion } from './ReceiptsOfQuestion.tsx';

const list = {
  ...{ questionId: 'q', number: 3, text: '¿Aprueba?', disclosure: 'secret', closedAt: 0 },
  codes: ['0A1B-2C3D', '7K2M-Q0XD', '7K9Z-0000'],
};
beforeEach(() => {
  callApi.mockResolvedValue(list);
});

function readText(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}

const assembly = { name: 'Torres del Parque', timeZone: 'America/Bogota' };

async function open() {
  renderPage(<ReceiptsOfQuestion cot="demo" questionId="q" number="3" assembly={assembly} />);
  await userEvent.click(screen.getByRole('button', { name: 'Comprobantes de la pregunta 3' }));
}

test('asks for the list when it is wanted, and finds a receipt in it', async () => {
  await open();
  await screen.findByText('3 comprobantes');
  expect(callApi).toHaveBeenCalledWith('GET', '/api/public/receipts?cot=demo&questionId=q');
  await userEvent.type(screen.getByLabelText('Buscar un comprobante'), '7k2m');
  expect(screen.getByRole('status').textContent).toBe('1 de 3 comprobantes');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['7K2M-Q0XD']);
  await userEvent.type(screen.getByLabelText('Buscar un comprobante'), 'zz');
  expect(screen.getByRole('status').textContent).toContain('avise a la mesa');
});

test('is taken away whole, whatever is being looked for', async () => {
  await open();
  await userEvent.type(await screen.findByLabelText('Buscar un comprobante'), '7k2m');
  await userEvent.click(screen.getByRole('button', { name: 'Descargar la lista (CSV)' }));
  const [file, name] = download.mock.calls[0] as [Blob, string];
  expect(name).toBe('comprobantes-pregunta-3-torres-del-parque-1969-12-31.csv');
  expect((await readText(file)).split('\r\n').slice(1, 4)).toEqual(list.codes);
});

test('says why it could not be read, and tries again', async () => {
  callApi.mockRejectedValueOnce(ApiFailure.network());
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Reintentar|Intentar/u }));
  await screen.findByText('3 comprobantes');
});
