import { expect, test } from 'vitest';
import { changeToasts, noToasts, type ToastState, toastSeverities } from './toastList.ts';

const three: ToastState = {
  added: 3,
  toasts: [undefined, 'mesa', 'mesa'].map((group, id) => ({
    ...{ id, serial: id, severity: 'info', summary: '', closable: true, isLeaving: false },
    ...(group === undefined ? {} : { group }),
  })),
};

test('specification §3: the severities, and the default of a message', () => {
  expect(toastSeverities).toEqual(['info', 'success', 'warn', 'error', 'secondary', 'contrast']);
  const { toasts } = changeToasts(noToasts, { kind: 'add', toast: { id: 0, summary: 'a' } });
  expect(toasts).toEqual([
    { id: 0, serial: 0, severity: 'info', summary: 'a', closable: true, isLeaving: false },
  ]);
});

test.each([
  ['one', { kind: 'remove', id: 1 }, [1]],
  ['a group', { kind: 'removeGroup', group: 'mesa' }, [1, 2]],
  ['all', { kind: 'removeAll' }, [0, 1, 2]],
] as const)('takes away %s', (_, change, leaving) => {
  const { toasts } = changeToasts(three, change);
  expect(toasts.filter((toast) => toast.isLeaving).map((toast) => toast.id)).toEqual(leaving);
  expect(toasts).toHaveLength(3);
});

test('a message that has gone is not in the list', () => {
  const { toasts } = changeToasts(three, { kind: 'gone', serial: 1 });
  expect(toasts.map((toast) => toast.id)).toEqual([0, 2]);
});

test('a message with the id of another is a new one in its place', () => {
  const { toasts } = changeToasts(three, { kind: 'add', toast: { id: 0, summary: 'otra' } });
  expect(toasts.map(({ id, serial }) => [id, serial])).toEqual([
    ...[[1, 1]],
    ...[[2, 2]],
    ...[[0, 3]],
  ]);
});
