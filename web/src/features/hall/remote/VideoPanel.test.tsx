import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import { VideoPanel } from './VideoPanel.tsx';

const youtube = { kind: 'youtube', videoId: 'dQw4w9WgXcQ' } as const;
const lost = /La votación sigue funcionando sin él/u;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('nothing of YouTube is fetched until the video is asked for', async () => {
  const { user } = renderPage(<VideoPanel video={youtube} />);
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver el video de la reunión' }));
  const frame = screen.getByTitle<HTMLIFrameElement>('Video de la reunión en YouTube');
  expect(new URL(frame.src).origin).toBe('https://www.youtube-nocookie.com');
  await user.click(screen.getByRole('button', { name: 'Cerrar el video' }));
  expect(document.querySelector('iframe')).toBeNull();
});

test('a player that says nothing is told as lost, in one line, and one that answers is not', async () => {
  const { user } = renderPage(<VideoPanel video={youtube} />);
  await user.click(screen.getByRole('button', { name: 'Ver el video de la reunión' }));
  expect(screen.queryByText(lost)).toBeNull();
  await vi.advanceTimersByTimeAsync(9_000);
  await screen.findByText(lost);
  expect(screen.getByRole('link', { name: 'Abrir en YouTube' })).toBeTruthy();
  const frame = screen.getByTitle<HTMLIFrameElement>('Video de la reunión en YouTube');
  const said = { origin: 'https://www.youtube-nocookie.com', source: frame.contentWindow };
  fireEvent(window, new MessageEvent('message', { ...said, origin: 'https://evil.example' }));
  expect(screen.queryByText(lost)).toBeTruthy();
  fireEvent(window, new MessageEvent('message', said));
  await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
});

test('a stream that the browser does not play is opened elsewhere', async () => {
  const { user } = renderPage(
    <VideoPanel video={{ kind: 'hls', url: 'https://cdn.example.com/live.m3u8' }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Ver el video de la reunión' }));
  expect(document.querySelector('video')).toBeNull();
  const link = screen.getByRole('link', { name: 'Abrir la emisión aparte' });
  expect(link.getAttribute('href')).toBe('https://cdn.example.com/live.m3u8');
});

test('a link for everybody is opened as it was pasted', () => {
  const url = 'https://us02web.zoom.us/j/85512345678';
  renderPage(<VideoPanel video={{ kind: 'link', url }} />);
  const link = screen.getByRole('link', { name: 'Abrir la videollamada' });
  expect(link.getAttribute('href')).toBe(url);
});
