import type { StoredVideo } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { VideoSettings } from './VideoSettings.tsx';

let stored: StoredVideo;
let sent: unknown[];
let refusal: ApiFailure | null;

beforeEach(() => {
  stored = { video: { kind: 'link', url: 'https://meet.example.com/sala' }, version: 1 };
  sent = [];
  refusal = null;
  callApi.mockImplementation(async (method: string, _path: string, body: unknown) => {
    if (method === 'GET') return stored;
    sent.push(body);
    if (refusal !== null) throw refusal;
    stored = { video: { kind: 'youtube', videoId: 'dQw4w9WgXcQ' }, version: 2 };
    return stored;
  });
});

async function open() {
  const { user } = renderPage(<VideoSettings />);
  const field = await screen.findByLabelText<HTMLInputElement>('Enlace del video');
  return { user, field, save: screen.getByRole('button', { name: 'Guardar el video' }) };
}

test('says what the room will do with an address before it is saved', async () => {
  const { user, field, save } = await open();
  expect(field.value).toBe('https://meet.example.com/sala');
  expect(save).toHaveProperty('disabled', true);
  expect(document.body.textContent).toContain('abre la videollamada en su propia aplicación');
  await user.clear(field);
  expect(document.body.textContent).toContain('No hay video');
  await user.type(field, 'https://youtu.be/dQw4w9WgXcQ');
  expect(document.body.textContent).toContain('El video de YouTube se verá dentro');
  await user.click(save);
  expect(sent).toEqual([{ address: 'https://youtu.be/dQw4w9WgXcQ' }]);
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Enlace del video').value).toBe(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ),
  );
});

test('a refusal is shown beside the field, which stays to be corrected', async () => {
  const { user, field, save } = await open();
  const message = 'Esa dirección no es un video que podamos usar.';
  refusal = new ApiFailure({ code: 'video-not-understood', statusCode: 422, message });
  await user.clear(field);
  await user.type(field, 'javascript:alert(1)');
  await user.click(save);
  await screen.findByText(message);
  expect(field.value).toBe('javascript:alert(1)');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
