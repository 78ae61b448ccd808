import type { ZoomConsoleAnswer } from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ZoomPage } from './ZoomPage.tsx';

const meeting = { meetingId: '92674392836', topic: 'Torres', endedAt: null };
const none: ZoomConsoleAnswer = {
  ...{ now: 0, isSet: true, takesNotices: true, meeting, connected: [], settled: 0 },
  ...{ staff: [] },
  ...{ notAccredited: [], notConnected: [], unknown: [], chosen: [] },
};
const ana = { personId: 'ana', name: 'Ana Ruiz', units: ['101', '102', '103'] };
const unknown = { key: 'k1', name: 'iPhone de Ana', joinedAt: 1, perhaps: null };

beforeEach(() => {
  enterAs('admin');
});

/** The answers of the API by method and path; the requests are in `sent`. */
function answer(console: Partial<ZoomConsoleAnswer>, more: Readonly<Record<string, unknown>> = {}) {
  callApi.mockImplementation(async (method: string, path: string) => {
    if (path === '/api/zoom/console') return { ...none, ...console };
    const found = more[`${method} ${path}`];
    if (found instanceof ApiFailure) throw found;
    return found ?? {};
  });
}
const sent = () =>
  callApi.mock.calls.filter(([, path]) => path !== '/api/zoom/console').map((call) => call);

const failed = (message: string) =>
  new ApiFailure({ code: 'zoom-failed', statusCode: 409, message });

/** A tab that a press opens. */
function stubTab() {
  const tab = { opener: window as unknown, location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

test('without an account it says what to do, and leads to where it is put', async () => {
  answer({ isSet: false, meeting: null });
  renderPage(<ZoomPage />);
  const link = await screen.findByRole('link', { name: 'Ponerla en Integraciones' });
  expect(link.getAttribute('href')).toBe('/settings/integrations');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a member who cannot set up Zoom is told who can', async () => {
  enterAs('moderator');
  answer({ isSet: false, meeting: null });
  renderPage(<ZoomPage />);
  await screen.findByText(/Pida a quien administra/u);
  expect(screen.queryByRole('link', { name: 'Ponerla en Integraciones' })).toBeNull();
  const compare = screen.getByRole('link', { name: /^Comparar con el informe/u });
  expect(compare.getAttribute('href')).toBe('/massive?trabajo=videollamada');
});

test('a meeting is created once, and only then may it be started and ended', async () => {
  answer({ meeting: null });
  const { user } = renderPage(<ZoomPage />);
  await user.click(await screen.findByRole('button', { name: 'Crear la reunión' }));
  expect(screen.queryByRole('button', { name: 'Terminar' })).toBeNull();
  expect(sent()).toMatchObject([['POST', '/api/zoom/meeting', { requestId: expect.any(String) }]]);
});

test('a refusal by Zoom is shown where it was pressed', async () => {
  const refused = failed('Zoom no contestó.');
  answer({ meeting: null }, { 'POST /api/zoom/meeting': refused });
  const { user } = renderPage(<ZoomPage />);
  await user.click(await screen.findByRole('button', { name: 'Crear la reunión' }));
  expect(await screen.findByText('Zoom no contestó.')).toBeTruthy();
});

test('starting opens the link of the host in another tab, which cannot reach this one', async () => {
  const tab = stubTab();
  answer({}, { 'POST /api/zoom/meeting/start': { url: 'https://example.com/s/1' } });
  const { user } = renderPage(<ZoomPage />);
  await user.click(await screen.findByRole('button', { name: 'Iniciar como anfitrión' }));
  await waitFor(() => expect(tab.location.href).toBe('https://example.com/s/1'));
  expect(tab.opener).toBeNull();
});

test('a link that is not given leaves no empty tab', async () => {
  const tab = stubTab();
  const refused = failed('Terminó.');
  answer({}, { 'POST /api/zoom/meeting/start': refused });
  const { user } = renderPage(<ZoomPage />);
  await user.click(await screen.findByRole('button', { name: 'Iniciar como anfitrión' }));
  await screen.findByText('Terminó.');
  expect(tab.close).toHaveBeenCalledOnce();
});

test('ending is confirmed, with its effect', async () => {
  answer({});
  const { user } = renderPage(<ZoomPage />);
  await user.click(await screen.findByRole('button', { name: 'Terminar' }));
  expect(sent()).toEqual([]);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/pasan a la página de despedida/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Terminar' }));
  await waitFor(() => expect(sent()[0]?.[1]).toBe('/api/zoom/meeting/end'));
});

test('people connected and not accredited, and the reverse, are listed by name and unit', async () => {
  answer({ settled: 4, notAccredited: [ana], notConnected: [{ ...ana, name: 'Beto', units: [] }] });
  renderPage(<ZoomPage />);
  const list = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await list('En el video sin acreditar')).getByText('Ana Ruiz (101, 102 y 1 más)'));
  expect((await list('Acreditados en línea sin video')).getByText('Beto'));
  expect(screen.getByText('4')).toBeTruthy();
});

test('an unknown participant with the name of one person is matched by one press', async () => {
  answer({ unknown: [{ ...unknown, name: 'ana ruiz', perhaps: ana }] });
  const { user } = renderPage(<ZoomPage />);
  await user.click(await screen.findByRole('button', { name: 'Es Ana Ruiz (101, 102 y 1 más)' }));
  expect(sent()).toEqual([['POST', '/api/zoom/match', { key: 'k1', personId: 'ana' }]]);
});

test('and otherwise they are looked up', async () => {
  answer({ unknown: [unknown] }, { 'POST /api/zoom/people': { people: [ana] } });
  const { user } = renderPage(<ZoomPage />);
  await user.click(await screen.findByRole('button', { name: 'Elegir quién es iPhone de Ana' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Nombre o unidad'), 'ana');
  await user.click(await dialog.findByRole('button', { name: /^Ana Ruiz/u }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toEqual(['POST', '/api/zoom/match', { key: 'k1', personId: 'ana' }]);
  expect(sent()[0]?.slice(0, 3)).toEqual(['POST', '/api/zoom/people', { text: 'ana' }]);
});

test('a mistake is undone', async () => {
  answer({ chosen: [{ ...ana, key: 'k1', shownAs: 'iPhone de Ana' }] });
  const { user } = renderPage(<ZoomPage />);
  await user.click(await screen.findByRole('button', { name: 'Deshacer: iPhone de Ana' }));
  expect(sent()).toEqual([['POST', '/api/zoom/match', { key: 'k1', personId: null }]]);
});

test('without notices nobody is said to be missing', async () => {
  answer({ takesNotices: false, notConnected: [ana] });
  renderPage(<ZoomPage />);
  await screen.findByText(/falta el secreto de los avisos/u);
  expect(screen.queryByText(/Ana Ruiz/u)).toBeNull();
});
