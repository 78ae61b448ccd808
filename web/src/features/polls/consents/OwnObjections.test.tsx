import type { OwnConsents } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { newUser } from '../../../testing/newUser.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { sayWaiting } from './ConsentReminders.tsx';
import { OwnObjections } from './OwnObjections.tsx';

beforeEach(() => {
  callApi.mockImplementation(async (method: string, path: string, body: unknown) => {
    if (method === 'GET') return { own };
    sent.push([path, body]);
    own = own.map((one) => ({ ...one, objectedOn: '2026-03-20', mayObject: false }));
    return {};
  });
});

type Own = OwnConsents['own'][number];
let own: readonly Own[] = [];
const sent: unknown[] = [];

const waiting: Own = {
  ...{ questionId: 'q1', text: '¿Aprueba alquilar?', noticeId: 'A', units: ['Piso A'], days: 30 },
  ...{ article: 'Ley 49/1960, artículo 17.8', lastDay: '2026-04-13', objectedOn: null },
  mayObject: true,
};
const show = () => renderPage(<OwnObjections />);

test('an absent owner is told until when, objects with a reason, and sees it written down', async () => {
  own = [waiting];
  show();
  const user = newUser();
  await screen.findByText(/puede oponerse hasta el 13 de abril de 2026/u);
  await user.click(screen.getByRole('button', { name: 'Oponerme' }));
  await user.type(screen.getByLabelText('Motivo (si quiere)'), 'Es caro');
  await user.click(screen.getByRole('button', { name: 'Registrar mi oposición' }));
  await screen.findByText('Usted se opuso el 20 de marzo de 2026. Quedó registrado.');
  expect(sent).toEqual([['/api/consents/q1/own', { noticeId: 'A', reason: 'Es caro' }]]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Oponerme' })).toBeNull());
});

test.each([
  [{ lastDay: null }, /Su plazo, de 30 días, empieza cuando le notifiquen/u, 1],
  [{ mayObject: false }, /Su plazo para oponerse terminó el 13 de abril de 2026/u, 0],
] as const)('%j', async (more, said, buttons) => {
  own = [{ ...waiting, ...more }];
  show();
  await screen.findByText(said);
  expect(screen.queryAllByRole('button', { name: 'Oponerme' })).toHaveLength(buttons);
});

test('an owner who decided everything themselves sees nothing', async () => {
  own = [];
  const { container } = show();
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});

test.each([
  [3, null, 'Faltan 3 por notificar: su plazo no ha comenzado.'],
  [
    1,
    '2026-03-22',
    'Falta 1 por notificar: su plazo no ha comenzado. El próximo plazo termina en 2 días, el 22 de marzo de 2026.',
  ],
  [
    0,
    '2026-03-20',
    'Todos están notificados. El próximo plazo termina hoy, el 20 de marzo de 2026.',
  ],
  [0, '2026-04-20', 'Todos están notificados. El próximo plazo termina el 20 de abril de 2026.'],
])('reminds of %s without notice and of a day on %s', (unnotified, nextDay, said) => {
  const counts = { unnotified, notified: 0, expired: 0, objects: 0 };
  expect(sayWaiting({ counts, nextDay }, '2026-03-20')).toBe(said);
});
