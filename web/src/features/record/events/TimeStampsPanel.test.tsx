import type { TimeStampsAnswer } from '@asamblea/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { TimeStampsPanel } from './TimeStampsPanel.tsx';

beforeEach(() => enterAs('auditor', { email: 'ana@asamblea.test' }));

const hash = 'a'.repeat(64);
const authority = 'https://sello.autoridad.co/tsa';
const at = Date.UTC(2026, 10, 30, 15, 4, 5);

function show(answer: TimeStampsAnswer) {
  callApi.mockImplementation(async () => answer);
  const onStale = vi.fn();
  return { ...render(<TimeStampsPanel onStale={onStale} />), onStale };
}

test('says of each seal its instant and whose it is, or why it is not there yet', async () => {
  show({
    authority,
    stamps: [
      { block: 9, hash, state: 'due', askAt: at, tries: 0, trouble: null },
      { block: 7, hash, state: 'due', askAt: at, tries: 2, trouble: 'late' },
      { block: 5, hash, state: 'lost', askAt: null, tries: 30, trouble: 'rejected' },
      {
        ...{ block: 4, hash, state: 'given', askAt: null, authority, at },
        ...{ serial: '0a', signer: 'Autoridad de ensayo' },
      },
    ],
  });
  const row = async (name: string) =>
    (await screen.findByRole('rowheader', { name })).closest('tr')?.textContent;
  expect(await row('9')).toContain('Se pedirá en un minuto');
  expect(await row('7')).toMatch(
    /tardó demasiado en responder\. Se pedirá de nuevo el 30.nov.2026/u,
  );
  expect(await row('5')).toContain('No se obtuvo. La autoridad rechazó la solicitud.');
  expect(await row('4')).toBe('430 de noviembre de 2026, 15:04:05 UTCAutoridad de ensayo0a');
  expect(document.body.textContent).toContain('No dice si lo registrado era cierto.');
});

test('where none was ever chosen there is nothing, and where one waits for its first seal it says so', async () => {
  const { container, unmount } = show({ authority: null, stamps: [] });
  await waitFor(() => expect(callApi).toHaveBeenCalled());
  expect(container.textContent).toBe('');
  unmount();
  show({ authority, stamps: [] });
  expect(await screen.findByText(/Todavía no hay sellos de tiempo/u)).toBeTruthy();
});

test('a password that was typed too long ago locks the area', async () => {
  const { onStale } = show({ authority, stamps: [] });
  callApi.mockImplementation(async () => {
    throw new ApiFailure({
      code: 'password-stale',
      statusCode: 403,
      message: 'Escríbala otra vez.',
    });
  });
  const again = render(<TimeStampsPanel onStale={onStale} />);
  await waitFor(() => expect(onStale).toHaveBeenCalled());
  expect(again.container.textContent).toBe('');
});
