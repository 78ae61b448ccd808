import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { readTwinOrigin } from '../../../testing/fakes/firebase/tab/twinOrigin.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ZoomPanel } from './ZoomPanel.tsx';

const signed = {
  ...{ signature: 'a.b.c', sdkKey: 'llave', meetingNumber: '85746065123', password: 'x' },
  ...{ userName: 'Ana', userEmail: 'ana@asamblea.example.com', registrantToken: 'ficha-1' },
};
const lost = /La votación sigue funcionando sin ella/u;
let signature: () => Promise<unknown>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  signature = async () => signed;
  callApi.mockImplementation(async (_method: string, path: string) =>
    path === '/api/zoom/signature' ? signature() : { url: 'https://z.test/w' },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The panel on a screen of the given width, and the requests to our own server. */
function draw({ inPage = true, isWide = true } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
  const { user } = renderPage(<ZoomPanel inPage={inPage} />);
  const asked = () => callApi.mock.calls.map(([, path]) => path);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { asked, press };
}

/** The frame once it has loaded, and the only way that it has to us. */
async function loadFrame() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Videollamada en Zoom');
  const handOver = vi.fn();
  vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue({
    postMessage: handOver,
  } as unknown as Window);
  fireEvent.load(frame);
  fireEvent.load(frame);
  const [data, origin, [port]] = handOver.mock.calls[0] as [object, string, [MessagePort]];
  return { frame, handOver, data, origin, say: (one: unknown) => port.postMessage(one) };
}

function stubTab() {
  const tab = { opener: {}, location: { href: '' }, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  return tab;
}

test.each([
  ['not switched on', { inPage: false }],
  ['on a phone', { isWide: false }],
])('%s, the personal link opens it in its own application', async (_when, given) => {
  const tab = stubTab();
  const { press } = draw(given);
  expect(screen.queryByRole('button', { name: 'Ver la videollamada aquí' })).toBeNull();
  await press('Abrir la videollamada');
  await waitFor(() => expect(tab.location.href).toBe('https://z.test/w'));
  expect(tab.opener).toBeNull();
});

test('nothing is asked for until somebody presses, and then it is handed over once, to that address alone', async () => {
  const { asked, press } = draw();
  expect([asked(), document.querySelector('iframe')]).toEqual([[], null]);
  await press('Ver la videollamada aquí');
  const { frame, handOver, data, origin, say } = await loadFrame();
  expect(frame.src).toBe(`${await readTwinOrigin()}/video/zoom.html`);
  expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
  expect(origin).toBe(await readTwinOrigin());
  expect(data).toMatchObject({ kind: 'join', tk: 'ficha-1' });
  expect(handOver).toHaveBeenCalledTimes(1);
  say({ said: 'joined' });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  say({ said: 'left' });
  await screen.findByRole('button', { name: 'Ver la videollamada aquí' });
  expect(document.querySelector('iframe')).toBeNull();
});

test('a message from outside the frame changes nothing', async () => {
  const { press } = draw();
  await press('Ver la videollamada aquí');
  const { frame, origin, say } = await loadFrame();
  const data = { said: 'left' };
  fireEvent(window, new MessageEvent('message', { data, origin: 'https://evil.example' }));
  fireEvent(window, new MessageEvent('message', { data, origin, source: frame.contentWindow }));
  for (const one of ['left', null, { said: 'voted' }, { said: 'left', more: 1 }]) say(one);
  say({ said: 'started' });
  await screen.findByText('Entrando a la reunión en Zoom…');
});

test('a frame that says nothing in eight seconds is told as lost, in one line, and may still come', async () => {
  const tab = stubTab();
  const { press } = draw();
  await press('Ver la videollamada aquí');
  const { say } = await loadFrame();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(screen.queryByText(lost)).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  await screen.findByText(lost);
  await press('Abrir en Zoom');
  await waitFor(() => expect(tab.location.href).toBe('https://z.test/w'));
  say({ said: 'joined' });
  await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
});

test('a refusal by Zoom is shown as a lost call at once, with the personal link', async () => {
  const { press } = draw();
  await press('Ver la videollamada aquí');
  const { say } = await loadFrame();
  say({ said: 'failed', code: -3000 });
  await screen.findByText(lost);
  expect(screen.getByRole('button', { name: 'Abrir en Zoom' })).toBeTruthy();
  await press('Cerrar la videollamada');
  expect(document.querySelector('iframe')).toBeNull();
});

test('a refusal by our own server is shown in its words, and no frame is drawn', async () => {
  const message = 'La reunión en línea ya terminó. Gracias por participar.';
  signature = () => Promise.reject(new ApiFailure({ code: 'zoom-over', statusCode: 409, message }));
  const { press } = draw();
  await press('Ver la videollamada aquí');
  await screen.findByText(message);
  expect(document.querySelector('iframe')).toBeNull();
});
