import { invitationIn } from '@asamblea/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { askNewPassword } from '../../../testing/fakes/firebase/session/askNewPassword.ts';
import {
  signInByInvitation,
  signInWithCode,
} from '../../../testing/fakes/firebase/session/signIn.ts';
import { AttorneyPage } from './AttorneyPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { VirtualPage } from './VirtualPage.tsx';

function open(address: string, page: ReactNode) {
  history.replaceState(null, '', address);
  return render(page);
}

/** The browser changes the address at once, and says so later. */
async function openFragment(fragment: string) {
  const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = fragment;
  await act(() => changed);
}

const refusal = (code: string, message: string) =>
  new ApiFailure({ code, statusCode: 409, message });

async function typeCode() {
  await userEvent.type(screen.getByLabelText('Número de documento'), ' 1083150191 ');
  await userEvent.type(screen.getByLabelText('Código personal'), 'asam-2026{Enter}');
}

test.each([
  ['attorney', '/loginAttorney?cot=Demo', <AttorneyPage key="a" />],
  ['virtual', '/loginVirtual?cot=Demo', <VirtualPage key="v" tokenIn={invitationIn} />],
] as const)(
  'the %s door sends what was typed, with the code of the link',
  async (way, at, page) => {
    signInWithCode.mockReturnValue(new Promise(() => undefined));
    open(at, page);
    expect(document.activeElement).toBe(screen.getByLabelText('Número de documento'));
    await userEvent.click(screen.getByLabelText(/Recordarme/u));
    await typeCode();
    expect(signInWithCode).toHaveBeenCalledExactlyOnceWith(way, {
      assembly: 'demo',
      document: '1083150191',
      code: 'asam-2026',
      remember: true,
    });
  },
);

test.each([
  ['session-closed', 'La sesión ya terminó.'],
  ['turned-off', 'La administración cerró este ingreso'],
  ['call-failed', 'Esta convocatoria no tuvo quórum'],
])('a door closed by %s says why and the way meanwhile', async (reason, text) => {
  signInWithCode.mockRejectedValueOnce(refusal('attorneys-closed', 'No recibe apoderados.'));
  callApi.mockResolvedValue({ open: false, reason, since: null, timeZone: 'America/Bogota' });
  open('/loginAttorney?cot=demo', <AttorneyPage />);
  await typeCode();
  await screen.findByText(new RegExp(text, 'u'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(callApi).toHaveBeenCalledWith('GET', '/api/auth/enable-vote?assembly=demo');
  const results = screen.getByRole('link', { name: 'Ver resultados' });
  expect(results.getAttribute('href')).toBe('/results/public?cot=demo');
});

test('opening an invitation sends nothing; its button does, and a retry is the same browser', async () => {
  signInByInvitation.mockRejectedValueOnce(ApiFailure.network());
  signInByInvitation.mockReturnValueOnce(new Promise(() => undefined));
  open('/loginVirtual#invitacion=torres.abc', <VirtualPage tokenIn={invitationIn} />);
  expect(signInByInvitation).not.toHaveBeenCalled();
  const enter = screen.getByRole('button', { name: 'Entrar' });
  await userEvent.click(enter);
  await screen.findByRole('alert');
  await userEvent.click(enter);
  await waitFor(() => expect(signInByInvitation).toHaveBeenCalledTimes(2));
  const [first, second] = signInByInvitation.mock.calls;
  const asked = { token: 'torres.abc', browser: expect.any(String), remember: false };
  expect(first).toEqual([asked]);
  expect(second).toEqual(first);
});

test('a spent invitation says so and leaves the other way in', async () => {
  signInByInvitation.mockRejectedValueOnce(refusal('invitation-used', 'Ese enlace ya se usó.'));
  const { unmount } = open(
    '/loginVirtual#invitacion=torres.abc',
    <VirtualPage tokenIn={invitationIn} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Ese enlace ya se usó.');
  const other = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Entrar con documento y código',
  });
  unmount();
  open(other.href, <VirtualPage tokenIn={invitationIn} />);
  await screen.findByLabelText('Código personal');
});

test('another invitation opened in the same tab is the one that is spent', async () => {
  signInByInvitation.mockReturnValueOnce(new Promise(() => undefined));
  open('/loginVirtual', <VirtualPage tokenIn={invitationIn} />);
  await openFragment('invitacion=torres.abc');
  await openFragment('invitacion=torres.def');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  const asked = expect.objectContaining({ token: 'torres.def' });
  expect(signInByInvitation).toHaveBeenCalledExactlyOnceWith(asked);
});

test('asking for a password answers the same for every address', async () => {
  askNewPassword.mockResolvedValueOnce(undefined);
  open('/forgot-password', <ForgotPasswordPage />);
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@casa.test{Enter}');
  const answer = await screen.findByRole('status');
  expect(answer.textContent).toContain('Si ana@casa.test tiene una cuenta');
});

test('the provider’s limit is shown with the remedy', async () => {
  const message = 'Firebase: Error (auth/too-many-requests).';
  askNewPassword.mockRejectedValueOnce(
    Object.assign(new Error(message), { code: 'auth/too-many-requests' }),
  );
  open('/forgot-password', <ForgotPasswordPage />);
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@casa.test{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Espere unos minutos');
  expect(screen.queryByRole('status')).toBeNull();
});
