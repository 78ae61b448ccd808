import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { NextAct } from './NextAct.tsx';
import { StageDesk } from './StageDesk.tsx';
import { deafMillis } from './useClicker.ts';

let pressed: string[] = [];

beforeEach(() => {
  pressed = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function desk(word: string, subject = 'q1', disabled = false) {
  const does = () => {
    pressed.push(word);
    return undefined;
  };
  return (
    <StageDesk subject={subject} mayPress>
      <h2 tabIndex={-1}>¿Aprueba?</h2>
      <input aria-label="Buscar" />
      <button type="button">Otra cosa</button>
      <NextAct word={word} icon={null} disabled={disabled} does={does} />
    </StageDesk>
  );
}

const key = (name: string, on: Element = document.body) => fireEvent.keyDown(on, { key: name });
const wait = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis));

test.each(['PageDown', 'ArrowRight', ' '])(
  '%j presses the next step, once it is heard',
  async (name) => {
    renderPage(desk('Abrir votación'));
    key(name);
    await wait(deafMillis - 1);
    key(name);
    expect(pressed).toEqual([]);
    await wait(1);
    key(name);
    expect(pressed).toEqual(['Abrir votación']);
  },
);

test.each([
  ['another word', 'Cerrar votación', 'q1'],
  ['another question', 'Abrir votación', 'q2'],
])('%s makes the keys wait again, also those of the button itself', async (_, word, subject) => {
  const { rerender } = renderPage(desk('Abrir votación'));
  await wait(deafMillis);
  rerender(desk(word, subject));
  key('PageDown');
  // Not even the button that has the focus hears its own.
  expect(key('Enter', screen.getByRole('button', { name: word }))).toBe(false);
  expect(pressed).toEqual([]);
  await wait(deafMillis);
  key('PageDown');
  expect(pressed).toEqual([word]);
});

test('keys are promised once the button can be pressed, and wait from then on', async () => {
  const { rerender } = renderPage(desk('Abrir votación', 'q1', true));
  await wait(deafMillis);
  expect(screen.queryByText(/^También con/u)).toBeNull();
  rerender(desk('Abrir votación'));
  key('PageDown');
  expect(pressed).toEqual([]);
  await wait(deafMillis);
  screen.getByText(/^También con/u);
  key('PageDown');
  expect(pressed).toEqual(['Abrir votación']);
});

test('a key that has another use presses nothing', async () => {
  renderPage(desk('Abrir votación'));
  await wait(deafMillis);
  const input = screen.getByLabelText('Buscar');
  for (const name of ['PageDown', 'ArrowRight', ' ']) key(name, input);
  key(' ', screen.getByRole('button', { name: 'Otra cosa' }));
  fireEvent.keyDown(document.body, { key: 'PageDown', repeat: true });
  fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
  expect(pressed).toEqual([]);
  key(' ', screen.getByRole('heading'));
  expect(pressed).toEqual(['Abrir votación']);
});

test('a reader has no bar and no keys', async () => {
  renderPage(
    <StageDesk subject="q1" mayPress={false}>
      <p>¿Aprueba?</p>
    </StageDesk>,
  );
  expect(screen.queryByRole('region', { name: 'Lo que sigue' })).toBeNull();
});

test('a page that keys scroll has the bar, and no key presses it', async () => {
  const does = () => {
    pressed.push('Cerrar votación');
    return undefined;
  };
  renderPage(
    <StageDesk subject="q1" mayPress withoutKeys>
      <NextAct word="Cerrar votación" icon={null} does={does} />
    </StageDesk>,
  );
  await wait(deafMillis);
  for (const name of ['PageDown', 'ArrowRight', ' ']) expect(key(name)).toBe(true);
  expect(pressed).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar votación' }));
  expect(pressed).toEqual(['Cerrar votación']);
});
