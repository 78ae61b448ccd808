import type { ActaVersion } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../testing/renderPage.tsx';
import { SigningPanel } from './SigningPanel.tsx';

const digest = 'a1b2c3d4'.repeat(8);
const version: ActaVersion = {
  ...{ session: 1, call: 1, number: 1, reason: '', digest, at: 0, by: 'rosa', name: 'Rosa' },
  ...{ pdf: { digest, size: 9 }, pendingIds: [], communication: null },
  signatories: [
    { place: 'chair', label: 'Presidencia', name: 'José Ruiz', memberId: 'jose' },
    { place: 'notary', label: 'Notario', name: 'Luis Paz', memberId: null },
  ],
  signatures: [
    {
      ...{ signatureId: 'firma-1', place: 'chair', kind: 'drawn', name: 'José Ruiz' },
      ...{ by: 'jose', at: 0, digest },
    },
  ],
};
const sent: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
const onChange = vi.fn();

beforeEach(() => {
  sent.length = 0;
  onChange.mockReset();
  callApi.mockImplementation(async (_: string, path: string, body: never) => {
    sent.push({ path, body });
    return { version };
  });
});

function show(more: Partial<Parameters<typeof SigningPanel>[0]> = {}) {
  const of = { version, number: '12', rulePack: 'es-lph', timeZone: 'Europe/Madrid' } as const;
  return renderPage(<SigningPanel {...of} isOpen onChange={onChange} {...more} />);
}

test('a scan goes with the places that somebody chose', async () => {
  enterAs('moderator');
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Subir lo que se firmó por fuera' }));
  await user.click(screen.getByRole('checkbox', { name: 'Notario: Luis Paz' }));
  const file = new File(['%PDF-1.7'], 'firmada.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Archivo firmado'), file);
  await user.click(await screen.findByRole('button', { name: 'Subir' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([
    {
      path: '/api/acta/handed',
      body: { kind: 'scanned', places: ['notary'], digest, content: btoa('%PDF-1.7') },
    },
  ]);
});

test('only an administrator takes a signature back, and only while one is missing', async () => {
  enterAs('moderator');
  const { unmount } = show();
  expect(screen.queryByRole('button', { name: 'Retirar esta firma' })).toBeNull();
  unmount();
  enterAs('admin');
  const { user, unmount: leave } = show();
  await user.click(screen.getByRole('button', { name: 'Retirar esta firma' }));
  expect(sent[0]).toMatchObject({
    path: '/api/acta/withdraw',
    body: { signatureId: 'firma-1', version: 1 },
  });
  leave();
  show({ version: { ...version, signatories: version.signatories.slice(0, 1) } });
  expect(screen.queryByRole('button', { name: 'Retirar esta firma' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Hoja de firmas' }).getAttribute('href')).toContain(
    '/api/acta/sheet?session=1&call=1&version=1',
  );
});

test('a signer with an account is sent an address, and no other place offers one', async () => {
  enterAs('moderator');
  const { user } = show({ version: { ...version, signatures: [] } });
  const [ask, ...others] = screen.getAllByRole('button', { name: 'Pedir la firma' });
  expect(others).toEqual([]);
  if (ask !== undefined) await user.click(ask);
  const text = screen.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(text)).toContain('/acta?cot=demo');
  expect(decodeURIComponent(text)).toContain('Acta n.º 12, versión 1');
});
