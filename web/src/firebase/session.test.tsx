import { strangerSession } from '@asamblea/domain';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionProvider, useSession } from './session.tsx';

const answers: (() => Promise<unknown>)[] = [];

vi.mock('./callApi.ts', () => ({
  callApi: (_: string, path: string) => {
    expect(path).toBe('/api/auth/session');
    return answers.shift()?.();
  },
}));

afterEach(cleanup);

function Name() {
  return <p>Asamblea: {useSession().assemblyName}</p>;
}

test('says that it failed, tries again when asked, and then tells who is here', async () => {
  answers.push(
    () => Promise.reject(new Error('offline')),
    async () => ({ session: strangerSession, assemblyName: 'Torres' }),
  );
  render(
    <SessionProvider
      loading={<p>Cargando</p>}
      failed={(_, retry) => (
        <button type="button" onClick={retry}>
          Intentar de nuevo
        </button>
      )}
    >
      <Name />
    </SessionProvider>,
  );
  expect(screen.getByText('Cargando')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText('Asamblea: Torres')).toBeTruthy();
});
