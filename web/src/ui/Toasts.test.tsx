import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ToastsProvider, useToasts } from './Toasts.tsx';
import { changeToasts, type Toast } from './toastList.ts';

afterEach(cleanup);

function Buttons({ onAdded }: { readonly onAdded: (id: number) => void }) {
  const { add } = useToasts();
  return (
    <>
      <button type="button" onClick={() => onAdded(add({ summary: 'Guardado' }))}>
        Avisar
      </button>
      <button type="button" onClick={() => add({ summary: 'Fijo', closable: false })}>
        Fijar
      </button>
    </>
  );
}

test('numbers the messages from 0 and takes them away with their button', async () => {
  const ids: number[] = [];
  render(
    <ToastsProvider>
      <Buttons onAdded={(id) => ids.push(id)} />
    </ToastsProvider>,
  );
  const warn = screen.getByRole('button', { name: 'Avisar' });
  await userEvent.click(warn);
  await userEvent.click(warn);
  expect(ids).toEqual([0, 1]);
  const [first] = await screen.findAllByRole('button', { name: 'Cerrar' });
  if (first !== undefined) await userEvent.click(first);
  expect(screen.getAllByText('Guardado')).toHaveLength(1);
});

test('a message that is not closable has no button', async () => {
  render(
    <ToastsProvider>
      <Buttons onAdded={() => undefined} />
    </ToastsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fijar' }));
  expect(await screen.findByText('Fijo')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
});

const base = { severity: 'info', summary: '', closable: true } as const;
const three: readonly Toast[] = [
  { ...base, id: 0 },
  { ...base, id: 1, group: 'mesa' },
  { ...base, id: 2, group: 'mesa' },
];

test.each([
  ['one', { kind: 'remove', id: 1 }, [0, 2]],
  ['a group', { kind: 'removeGroup', group: 'mesa' }, [0]],
  ['all', { kind: 'removeAll' }, []],
] as const)('removes %s', (_, change, left) => {
  expect(changeToasts(three, change).map((toast) => toast.id)).toEqual(left);
});
