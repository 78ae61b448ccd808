import { invitationIn } from '@asamblea/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { AttorneyPage } from './AttorneyPage.tsx';
import { PrivacyLine } from './PrivacyLine.tsx';
import { VirtualPage } from './VirtualPage.tsx';

const notice = {
  version: 1,
  parts: [{ title: 'Quién responde de sus datos', text: 'La asamblea «Torres».' }],
};
const button = () => screen.getByRole('button', { name: 'aviso de privacidad' });

test('the line above the button opens the whole notice and closes it', async () => {
  callApi.mockResolvedValue(notice);
  render(<PrivacyLine of={{ assembly: ' Torres ' }} />);
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button());
  await screen.findByText(/La asamblea «Torres»/u);
  expect(callApi).toHaveBeenCalledWith('POST', '/api/auth/privacy', { assembly: 'torres' });
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(button());
  expect(screen.queryByText(/La asamblea «Torres»/u)).toBeNull();
});

test('without a code it asks for the code, and nothing of the server', async () => {
  render(<PrivacyLine of={{ assembly: '' }} />);
  await userEvent.click(button());
  await screen.findByText('Escriba primero el código de la asamblea.');
  expect(callApi).not.toHaveBeenCalled();
});

test('a code that nobody knows is told so', async () => {
  const message = 'Esa asamblea no existe.';
  callApi.mockRejectedValue(new ApiFailure({ code: 'assembly-unknown', statusCode: 404, message }));
  render(<PrivacyLine of={{ assembly: 'otra' }} />);
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

test.each([
  ['the door of attorneys', '/loginAttorney?cot=torres', <AttorneyPage key="a" />],
  [
    'an invitation',
    '/loginVirtual#invitacion=torres.abc',
    <VirtualPage key="v" tokenIn={invitationIn} />,
  ],
])('%s has it before the button that enters', (_, at, page) => {
  history.replaceState(null, '', at);
  render(page);
  const enter = screen.getByRole('button', { name: 'Entrar' });
  expect(button().compareDocumentPosition(enter)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
