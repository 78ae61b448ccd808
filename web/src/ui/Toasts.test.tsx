import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastArea, type ToastPosition } from './ToastArea.tsx';
import { toastTransitions } from './ToastItem.tsx';
import { ToastsProvider, useToasts } from './Toasts.tsx';
import { changeToasts, type NewToast, type Toast } from './toastList.ts';

let toasts: ReturnType<typeof useToasts>;
let isStill = false;

beforeEach(() => {
  vi.useFakeTimers();
  isStill = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Listener() {
  toasts = useToasts();
  return null;
}

function open(position: ToastPosition = 'bottom-left') {
  render(
    <ToastsProvider>
      <Listener />
      <ToastArea group="mesa" position={position} />
    </ToastsProvider>,
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

const area = (position: ToastPosition) =>
  document.querySelector<HTMLElement>(`[data-toast-area="${position}"]`);

test('numbers the messages from 0, unless they bring their id', () => {
  open();
  expect([add({ summary: 'a' }), add({ summary: 'b', id: 40 }), add({ summary: 'c' })]).toEqual([
    ...[0, 40, 1],
  ]);
});

test('a message leaves with its button, and is gone after its transition', () => {
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

test('it goes at once where motion is reduced', () => {
  isStill = true;
  open();
  add({ summary: 'Guardado' });
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  pass(0);
  expect(screen.queryByText('Guardado')).toBeNull();
});

test('a message that is not closable has no button', () => {
  open();
  add({ summary: 'Fijo', closable: false });
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
});

test.each([
  ['pointed at', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['with the focus in it', fireEvent.focus, fireEvent.blur],
])('its life stands still while it is %s, and goes on with the remainder', (_, come, go) => {
  open();
  add({ summary: 'Breve', life: 1000 });
  const message = () => screen.queryByText('Breve')?.closest('.MuiAlert-root');
  pass(600);
  if (message()) come(message() as Element);
  pass(5000);
  if (message()) go(message() as Element);
  pass(399);
  expect(screen.queryByText('Breve')).not.toBeNull();
  pass(1);
  pass(450);
  expect(screen.queryByText('Breve')).toBeNull();
});

test('without a life it stays', () => {
  open();
  add({ summary: 'Queda' });
  pass(3_600_000);
  expect(screen.queryByText('Queda')).not.toBeNull();
});

test('a group has its own area, and the rest goes to the top right', () => {
  open('bottom-center');
  add({ summary: 'De todos' });
  add({ summary: 'De la mesa', group: 'mesa' });
  expect(area('top-right')?.textContent).toContain('De todos');
  expect(area('bottom-center')?.textContent).toBe('De la mesa');
});

test.each<[ToastPosition, Partial<CSSStyleDeclaration>]>([
  ['top-right', { top: '20px', right: '20px' }],
  ['top-left', { top: '20px', left: '20px' }],
  ['top-center', { top: '20px', left: '50%' }],
  ['bottom-left', { bottom: '20px', left: '20px' }],
  ['bottom-center', { bottom: '20px', left: '50%' }],
  ['bottom-right', { bottom: '20px', right: '20px' }],
  ['center', { top: '50%', left: '50%', minWidth: '20vw' }],
])('the area at %s is 20 px from its edges', (position, style) => {
  render(
    <ToastsProvider>
      <ToastArea group="aparte" position={position} />
    </ToastsProvider>,
  );
  const found = [...document.querySelectorAll(`[data-toast-area="${position}"]`)].at(0);
  if (!found) throw new Error('There is no area.');
  expect(getComputedStyle(found)).toMatchObject(style);
});

test('takes the modal layer with the first message, and leaves it 200 ms after the last', () => {
  isStill = true;
  open();
  expect(area('top-right')?.style.zIndex).toBe('');
  const id = add({ summary: 'a' });
  expect(area('top-right')?.style.zIndex).toBe('1100');
  act(() => toasts.remove(id));
  pass(0);
  pass(199);
  expect(area('top-right')?.style.zIndex).toBe('1100');
  pass(1);
  expect(area('top-right')?.style.zIndex).toBe('');
});

test('an error interrupts, the rest waits for its turn', () => {
  open();
  add({ summary: 'Falló', severity: 'error' });
  add({ summary: 'Guardado', severity: 'success' });
  expect(screen.getByRole('alert').textContent).toContain('Falló');
  expect(area('top-right')?.getAttribute('aria-live')).toBe('polite');
});

test('takes its classes', () => {
  open();
  add({ summary: 'a', styleClass: 'toda', contentStyleClass: 'texto' });
  expect(document.querySelector('.toda .texto')?.textContent).toBe('a');
});

const base = { severity: 'info', summary: '', closable: true } as const;
const three: readonly Toast[] = [
  { ...base, id: 0 },
  { ...base, id: 1, group: 'mesa' },
  { ...base, id: 2, group: 'mesa' },
];

test.each([
  ['one', { kind: 'remove', id: 1 }, [1]],
  ['a group', { kind: 'removeGroup', group: 'mesa' }, [1, 2]],
  ['all', { kind: 'removeAll' }, [0, 1, 2]],
] as const)('takes away %s', (_, change, leaving) => {
  const after = changeToasts(three, change);
  expect(after.filter((toast) => toast.isLeaving).map((toast) => toast.id)).toEqual(leaving);
});

test('info is the severity of a message that brings none', () => {
  open();
  add({ summary: 'a' });
  expect(document.querySelector('.MuiAlert-standardInfo, .MuiAlert-colorInfo')).not.toBeNull();
});
