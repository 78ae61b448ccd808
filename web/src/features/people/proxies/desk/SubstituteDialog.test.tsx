import type { ProxyRecord } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { SubstituteDialog } from './SubstituteDialog.tsx';

const proxy: ProxyRecord = {
  ...{ proxyId: 'p1', attorneyName: 'Luis Soto', unitIds: ['A-1'], grantorId: 'ana' },
  ...{ grantorName: 'Ana Peña', attorneyId: 'luis', attorneyDocument: 'CC 1083', votes: {} },
  ...{ cosignerIds: [], relation: 'other', scope: { kind: 'assembly' }, instructions: '' },
  ...{ form: 'signed', writtenOn: '2026-11-10', validUntil: null, state: 'accepted' },
  ...{ receivedAt: 0, reason: '' },
  substitution: { allowed: true, substituteId: null, substitutedFrom: null },
};

test('another attorney is written, and units in the room leave only once it was confirmed', async () => {
  const onClose = vi.fn();
  const { user } = renderPage(<SubstituteDialog proxy={proxy} onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Sustituir' }));
  expect(screen.getByText('Escriba el nombre completo.')).toBeTruthy();
  const name = screen.getByLabelText(/^Nombre completo/u);
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(callApi).not.toHaveBeenCalled();
  await user.type(name, 'Nora Ruiz');
  await user.type(screen.getByLabelText(/^Documento de identidad/u), 'CC 52345678');
  const held = {
    code: 'proxy-held',
    statusCode: 409,
    message: 'Hay unidades en la sala.',
  } as const;
  callApi.mockResolvedValue({ proxyId: 'p1' });
  callApi.mockRejectedValueOnce(new ApiFailure(held));
  await user.click(screen.getByRole('button', { name: 'Sustituir' }));
  await user.click(await screen.findByRole('button', { name: 'Sustituir y retirar las unidades' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const to = { name: 'Nora Ruiz', document: 'CC 52345678', email: null };
  const path = '/api/proxies/p1/substitute';
  expect(callApi.mock.calls).toEqual([
    ['POST', path, { to, release: false }],
    ['POST', path, { to, release: true }],
  ]);
});
