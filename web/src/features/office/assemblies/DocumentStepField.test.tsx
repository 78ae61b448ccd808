import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { DocumentStepField } from './DocumentStepField.tsx';

const name = 'Pedir el número de documento al entrar a la sala virtual';
const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name });

test.each([
  ['never said', {}, false],
  ['asked for', { asksDocument: true }, true],
] as const)('%s: it shows how it is and asks for the contrary', async (_, assembly, isOn) => {
  enterAs('admin');
  callApi.mockResolvedValue({ asksDocument: !isOn });
  const { user } = renderPage(<DocumentStepField assembly={assembly} />);
  expect(toggle().checked).toBe(isOn);
  await user.click(toggle());
  expect(callApi).toHaveBeenCalledWith('POST', '/api/settings/identity', { asksDocument: !isOn });
});

test('a failure is said, and it stays as it is', async () => {
  enterAs('admin');
  callApi.mockRejectedValue(ApiFailure.network());
  const { user } = renderPage(<DocumentStepField assembly={{}} />);
  await user.click(toggle());
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(toggle().checked).toBe(false);
});

test('a member without permission reads the setting; an assembly in a room has no such setting', () => {
  enterAs('moderator');
  const { unmount } = renderPage(<DocumentStepField assembly={{ asksDocument: true }} />);
  expect(toggle().disabled).toBe(true);
  unmount();
  renderPage(<DocumentStepField assembly={{ modality: 'hall' }} />);
  expect(screen.queryByRole('switch')).toBeNull();
});
