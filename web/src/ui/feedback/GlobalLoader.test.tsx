import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GlobalLoaderProvider, useGlobalLoader } from './GlobalLoader.tsx';

let loader: ReturnType<typeof useGlobalLoader>;

function Page() {
  loader = useGlobalLoader();
  return <button type="button">Guardar</button>;
}

beforeEach(() => {
  vi.useFakeTimers();
  const { container } = render(
    <GlobalLoaderProvider>
      <Page />
    </GlobalLoaderProvider>,
  );
  expect(container.textContent).toBe('Guardar');
});

const cover = () => screen.queryByRole('alertdialog', { name: 'Un momento…' });

test('covers the page on request, which then cannot be used nor heard', () => {
  expect(cover()).toBeNull();
  act(() => loader.show());
  expect(cover()).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  act(() => loader.hide());
  expect(cover()).toBeNull();
  expect(screen.getByRole('button', { name: 'Guardar' })).toBeTruthy();
});

test('takes the focus, so that it is announced, and puts it back', () => {
  screen.getByRole('button', { name: 'Guardar' }).focus();
  act(() => loader.show());
  expect(document.activeElement).toBe(cover());
  act(() => loader.hide());
  act(() => {
    vi.advanceTimersToNextFrame();
  });
  expect(document.activeElement?.textContent).toBe('Guardar');
});

test('does not flash for quick work when it is asked to wait', () => {
  act(() => loader.show({ afterMilliseconds: 300 }));
  act(() => {
    vi.advanceTimersByTime(299);
  });
  expect(cover()).toBeNull();
  act(() => loader.hide());
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(cover()).toBeNull();
  act(() => loader.show({ afterMilliseconds: 300 }));
  act(() => {
    vi.advanceTimersByTime(300);
  });
  expect(cover()).not.toBeNull();
});
