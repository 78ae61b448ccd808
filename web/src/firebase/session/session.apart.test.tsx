import { type SessionAnswer, strangerSession } from '@asamblea/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

const answers: (() => Promise<unknown>)[] = [];

let page: typeof import('./session.tsx');
let failures: typeof import('../asking/ApiFailure.ts');
beforeEach(async () => {
  // The answer is remembered for as long as the page lives: each test has its own page.
  vi.resetModules();
  answers.length = 0;
  page = await import('./session.tsx');
  failures = await import('../asking/ApiFailure.ts');
  const { callApi } = await import('../../testing/fakes/firebase/asking/callApi.ts');
  callApi.mockImplementation((_: string, path: string) => {
    expect(path).toBe('/api/auth/session');
    return answers.shift()?.();
  });
});

function Name() {
  return <p>Asamblea: {page.useSession().assemblyName}</p>;
}

function open(withoutNetwork?: () => SessionAnswer | null) {
  const { SessionProvider } = page;
  render(
    <SessionProvider
      withoutNetwork={withoutNetwork}
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
}

const torres = async () => ({ session: strangerSession, assemblyName: 'Torres' });
const offline = () => Promise.reject(failures.ApiFailure.network());

test('says that it failed, tries again when asked, and then tells who is here', async () => {
  answers.push(offline, torres);
  open();
  expect(screen.getByText('Cargando')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText('Asamblea: Torres')).toBeTruthy();
});

test('goes on by itself when the network comes back', async () => {
  answers.push(offline, torres);
  open();
  await screen.findByRole('button');
  dispatchEvent(new Event('online'));
  expect(await screen.findByText('Asamblea: Torres')).toBeTruthy();
});

test('asks again after a while, as the failure stays in sight', async () => {
  answers.push(offline, torres);
  open();
  expect(await screen.findByRole('button')).toBeTruthy();
  expect(await screen.findByText('Asamblea: Torres', {}, { timeout: 3000 })).toBeTruthy();
});

test('does not insist on a refusal', async () => {
  const said = { code: 'not-allowed', statusCode: 403, message: 'No puede.' };
  answers.push(() => Promise.reject(new failures.ApiFailure(said)), torres);
  open();
  await screen.findByRole('button');
  dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.queryByText('Asamblea: Torres')).toBeNull();
  expect(answers).toHaveLength(1);
});

test('a page that works without network opens with the last member, and then with the present one', async () => {
  const kept = {
    ...{ session: strangerSession, actor: null, cot: null, timeZone: null },
    ...{ openElsewhere: [], serverNow: 0, assemblyName: 'la de antes' },
  };
  answers.push(offline, torres);
  open(() => kept);
  await screen.findByText('Asamblea: la de antes');
  expect(await screen.findByText('Asamblea: Torres', {}, { timeout: 3000 })).toBeTruthy();
});

test('tells the other tabs who is here now', async () => {
  const heard = vi.fn();
  class Channel {
    postMessage = heard;
    close() {}
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  const session = { ...strangerSession, isAuthenticated: true, assembly: 'a', userId: 'ana' };
  answers.push(async () => ({ session, assemblyName: 'Torres' }));
  open();
  await screen.findByText('Asamblea: Torres');
  expect(heard.mock.calls).toEqual([[{ entered: 'a', userId: 'ana', tab: expect.any(String) }]]);
});

test('follows the assembly to its new public code', async () => {
  const session = { ...strangerSession, isAuthenticated: true, assembly: 'a' };
  answers.push(
    async () => ({ session, assemblyName: 'Torres' }),
    async () => ({ session, assemblyName: 'Torres, con otro código' }),
  );
  open();
  await screen.findByText('Asamblea: Torres');
  const { tellCodeGone } = await import('../tab/codeGone.ts');
  tellCodeGone();
  tellCodeGone();
  expect(await screen.findByText('Asamblea: Torres, con otro código')).toBeTruthy();
  expect(answers).toHaveLength(0);
});

test('follows the switches of the assembly, as the last of them left it', async () => {
  const session = { ...strangerSession, isAuthenticated: true, assembly: 'a' };
  const late = Promise.withResolvers<unknown>();
  answers.push(
    async () => ({ session, assemblyName: 'Torres' }),
    () => late.promise,
    offline,
    async () => ({ session, assemblyName: 'Torres, sin placas' }),
  );
  open();
  await screen.findByText('Asamblea: Torres');
  const { tellSwitchesMoved } = await import('../tab/switchesMoved.ts');
  tellSwitchesMoved();
  tellSwitchesMoved();
  late.resolve({ session, assemblyName: 'la de antes' });
  expect(
    await screen.findByText('Asamblea: Torres, sin placas', {}, { timeout: 5000 }),
  ).toBeTruthy();
  expect(answers).toHaveLength(0);
});
