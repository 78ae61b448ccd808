import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { ReceiptCheck } from './ReceiptCheck.tsx';

const voting = {
  ...{ questionId: 'q', number: 3, text: '¿Aprueba la plancha?', disclosure: 'secret' },
  closedAt: 0,
};

beforeEach(() => {
  location.hash = '';
  callApi.mockResolvedValue({ votings: [voting] });
});

const open = () => render(<ReceiptCheck cot="demo" timeZone="America/Bogota" />);
const check = () => userEvent.click(screen.getByRole('button', { name: 'Comprobar' }));

test('says in which voting the receipt was counted', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Comprobante'), '7k2m q0xd');
  await check();
  expect((await screen.findByRole('status')).textContent).toContain(
    'Su voto se recibióPregunta 3: ¿Aprueba la plancha?',
  );
  expect(callApi).toHaveBeenCalledWith('GET', '/api/public/receipt?cot=demo&code=7k2m+q0xd');
});

test('a scanned receipt is looked for on arrival, without being sent in the address', async () => {
  location.hash = '#comprobante=7K2M-Q0XD';
  open();
  await screen.findByRole('status');
  expect(callApi).toHaveBeenCalledOnce();
});

test('a text that is no code is not asked for', async () => {
  location.hash = '#comprobante=nada';
  open();
  await userEvent.type(screen.getByLabelText('Comprobante'), 'no');
  await check();
  expect(screen.getByText('El código tiene ocho letras y números.')).toBeTruthy();
  expect(callApi).not.toHaveBeenCalled();
});

test('a receipt that is not there says what to do', async () => {
  const refused = { code: 'receipt-unknown', statusCode: 404, message: 'No encontramos.' } as const;
  callApi.mockRejectedValue(new ApiFailure(refused));
  open();
  await userEvent.type(screen.getByLabelText('Comprobante'), '7K2M-Q0XD');
  await check();
  expect((await screen.findByRole('alert')).textContent).toContain('No encontramos.');
});
