import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GlobalLoaderProvider, useGlobalLoader } from './GlobalLoader.tsx';
import { layers } from './layers.ts';

afterEach(cleanup);

let control: ReturnType<typeof useGlobalLoader>;
function Listener() {
  control = useGlobalLoader();
  return <button type="button">Guardar</button>;
}

test('covers the whole screen while it is shown, and nothing under it can be used', () => {
  render(
    <GlobalLoaderProvider>
      <Listener />
    </GlobalLoaderProvider>,
  );
  const page = screen.getByText('Guardar').parentElement;
  expect([screen.queryByText('Un momento…'), page?.hasAttribute('inert')]).toEqual([null, false]);
  act(() => control.show());
  expect(screen.getByText('Un momento…')).toBeTruthy();
  expect(page?.hasAttribute('inert')).toBe(true);
  act(() => control.hide());
  expect([screen.queryByText('Un momento…'), page?.hasAttribute('inert')]).toEqual([null, false]);
});

test('specification §9: the layers of the page', () => {
  expect(layers).toEqual({ modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100 });
});
