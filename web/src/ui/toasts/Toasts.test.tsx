import { esES } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { wearEveryStyle } from '../../testing/hidingStyles.tsx';
import { ToastArea } from './ToastArea.tsx';
import { ToastsProvider, useToasts } from './Toasts.tsx';
import type { NewToast } from './toastList.ts';
import { toastTransitions } from './toastLooks.tsx';
import { type ToastPosition, toastPositions } from './toastPlaces.ts';

let toasts: ReturnType<typeof useToasts>;
let isStill = false;

beforeEach(() => {
  vi.useFakeTimers();
  isStill = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
});

function Page() {
  toasts = useToasts();
  return <button type="button">Votar</button>;
}

const spanish = createTheme({}, esES);

function open(position: ToastPosition = 'bottom-left') {
  render(
    <ThemeProvider theme={spanish}>
      <ToastsProvider>
        <Page />
        <ToastArea group="mesa" position={position} />
      </ToastsProvider>
    </ThemeProvider>,
  );
}

function add(toast: NewToast): number {
  let id = -1;
  act(() => {
    id = toasts.add(toast);
  });
  return id;
}

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function area(position: ToastPosition): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-toast-area="${position}"]`);
  if (found === null) throw new Error(`There is no area at ${position}.`);
  return found;
}

function message(text: string): HTMLElement {
  const found = screen.getByText(text).closest<HTMLElement>('.MuiAlert-root');
  if (found === null) throw new Error(`"${text}" is not a message.`);
  return found;
}

test('numbers the messages from 0, past the ids that others brought', () => {
  open();
  expect(
    ['a', 'b', 'c', 'd'].map((summary) => add(summary === 'b' ? { summary, id: 1 } : { summary })),
  ).toEqual([0, 1, 2, 3]);
  expect(area('top-right').textContent).toBe('abcd');
});

test('shows a summary and its detail', () => {
  open();
  add({ summary: 'No se guardó', detail: 'Revise su conexión.' });
  expect(message('No se guardó').textContent).toBe('No se guardóRevise su conexión.');
});

test('leaves with its button, named as the locale says, and is gone after its transition', () => {
  open();
  add({ summary: 'Guardado' });
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  pass(449);
  expect(screen.queryByText('Guardado')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Guardado')).toBeNull();
});

test('specification §9: 0.3 s to come, 0.45 s of height and 0.3 s of opacity to go', () => {
  expect(toastTransitions).toEqual({ enter: 0.3, leaveHeight: 0.45, leaveOpacity: 0.3 });
});

test('goes at once where motion is reduced', () => {
  isStill = true;
  open();
  const id = add({ summary: 'Guardado' });
  act(() => toasts.remove(id));
  pass(0);
  expect(screen.queryByText('Guardado')).toBeNull();
});

test('has no button when it is not closable', () => {
  open();
  add({ summary: 'Fijo', closable: false });
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
});

test.each([
  ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['with the focus in it', fireEvent.focus, fireEvent.blur],
])('the life of a toast pauses while it is %s, and goes on with the remainder', (_, come, go) => {
  open();
  add({ summary: 'Breve', life: 1000 });
  pass(600);
  come(message('Breve'));
  pass(5000);
  go(message('Breve'));
  pass(399);
  expect(screen.queryByText('Breve')).not.toBeNull();
  pass(1);
  pass(450);
  expect(screen.queryByText('Breve')).toBeNull();
});

test('the life of a toast pauses until both the pointer and the focus have left', () => {
  open();
  add({ summary: 'Breve', life: 1000 });
  fireEvent.focus(message('Breve'));
  fireEvent.pointerEnter(message('Breve'));
  fireEvent.pointerLeave(message('Breve'));
  pass(5000);
  expect(screen.queryByText('Breve')).not.toBeNull();
});

test('stays when it has no life', () => {
  open();
  add({ summary: 'Queda' });
  pass(3_600_000);
  expect(screen.queryByText('Queda')).not.toBeNull();
});

test('a toast that takes the place of another has its own life', () => {
  open();
  add({ summary: 'Vieja', id: 5, life: 1000 });
  pass(900);
  add({ summary: 'Nueva', id: 5, life: 1000 });
  expect(screen.queryByText('Vieja')).toBeNull();
  pass(999);
  expect(screen.queryByText('Nueva')).not.toBeNull();
});

test('a group has its own area, and the rest goes to the top right', () => {
  open('bottom-center');
  add({ summary: 'De todos' });
  add({ summary: 'De la mesa', group: 'mesa' });
  expect(area('top-right').textContent).toBe('De todos');
  expect(area('bottom-center').textContent).toBe('De la mesa');
  act(() => toasts.removeGroup('mesa'));
  pass(450);
  expect(area('bottom-center').textContent).toBe('');
  act(() => toasts.removeAll());
  pass(450);
  expect(area('top-right').textContent).toBe('');
});

test.each<[ToastPosition, Partial<CSSStyleDeclaration>]>([
  ['top-right', { top: '20px', right: '20px' }],
  ['top-left', { top: '20px', left: '20px' }],
  ['top-center', { top: '20px', left: '50%' }],
  ['bottom-left', { bottom: '20px', left: '20px' }],
  ['bottom-center', { bottom: '20px', left: '50%' }],
  ['bottom-right', { bottom: '20px', right: '20px' }],
  // A fifth of the 1,024 px of the window.
  ['center', { top: '50%', left: '50%', minWidth: '204.8px' }],
])('the area at %s is 20 px from its edges', (position, style) => {
  wearEveryStyle();
  render(
    <ToastsProvider>
      <ToastArea group="aparte" position={position} />
    </ToastsProvider>,
  );
  expect(getComputedStyle(area(position))).toMatchObject(style);
  expect(toastPositions).toContain(position);
});

test('there are seven positions, and top-right is the default', () => {
  render(<ToastsProvider>{null}</ToastsProvider>);
  expect(toastPositions).toHaveLength(7);
  expect(area('top-right')).toBeTruthy();
});

test('takes the modal layer with the first message, and leaves it 200 ms after the last', () => {
  isStill = true;
  open();
  expect(area('top-right').style.zIndex).toBe('');
  const id = add({ summary: 'a' });
  expect(area('top-right').style.zIndex).toBe('1100');
  act(() => toasts.remove(id));
  pass(0);
  pass(199);
  expect(area('top-right').style.zIndex).toBe('1100');
  pass(1);
  expect(area('top-right').style.zIndex).toBe('');
});

test('takes the layer that it is given', () => {
  render(
    <ToastsProvider>
      <Page />
      <ToastArea group="mesa" position="center" baseZIndex={2000} />
    </ToastsProvider>,
  );
  add({ summary: 'a', group: 'mesa' });
  expect(area('center').style.zIndex).toBe('2000');
});

test('takes its classes', () => {
  open();
  add({ summary: 'a', styleClass: 'toda', contentStyleClass: 'texto' });
  expect(document.querySelector('.toda .texto')?.textContent).toBe('a');
});
