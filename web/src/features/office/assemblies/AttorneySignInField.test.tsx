import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { AttorneySignInField } from './AttorneySignInField.tsx';

const name = 'Los apoderados pueden entrar con su código';
let answer: () => Promise<unknown>;

beforeEach(() => {
  answer = async () => ({});
  callApi.mockImplementation(() => answer());
});

function draw(attorneySignIn?: boolean) {
  const assembly = attorneySignIn === undefined ? {} : { attorneySignIn };
  const { user } = renderPage(<AttorneySignInField assembly={assembly} />);
  return { user, toggle: screen.getByRole<HTMLInputElement>('switch', { name }) };
}

test.each([
  ['never said', undefined, true],
  ['open', true, true],
  ['closed', false, false],
] as const)('%s: it shows how it is and asks for the contrary', async (_, is, isOn) => {
  enterAs('moderator');
  const { user, toggle } = draw(is);
  expect(toggle.checked).toBe(isOn);
  await user.click(toggle);
  expect(callApi).toHaveBeenCalledWith('POST', '/api/settings/attorneys', { isOpen: !isOn });
});

test('a failure is said, and it stays as it is', async () => {
  enterAs('admin');
  answer = () => Promise.reject(ApiFailure.network());
  const { user, toggle } = draw();
  await user.click(toggle);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(toggle.checked).toBe(true);
});

test('a member without permission reads the setting', () => {
  enterAs('auditor');
  expect(draw(false).toggle.disabled).toBe(true);
});
