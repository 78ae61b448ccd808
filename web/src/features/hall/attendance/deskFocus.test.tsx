import { documentTerms } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import type { DeskPerson } from './desk/deskIndex.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { type PersonDialog, PersonDialogs } from './person/PersonDialogs.tsx';
import { ScanDialog } from './search/ScanDialog.tsx';
import { useDeskFocus } from './useDeskFocus.ts';

const unit = { unitId: 'A-1', label: 'A-1', order: 0, group: '', kind: '', weight: 1 };
const owing = { ...unit, ownerIds: ['ana'], ownerNames: ['Ana Peña'], inArrears: true };
const ana: DeskPerson = {
  ...{
    personId: 'ana',
    name: 'Ana Peña',
    document: 'CC 1',
    terms: documentTerms('CC 1', 'CO'),
    email: 'a@b.test',
  },
  ...{ words: ['ana'], owned: [owing], represented: [], doors: [], linked: [] },
};
const names = ['credential', 'code', 'device', 'arrears', 'keys', 'scan', 'transfer'] as const;
type Name = (typeof names)[number];

beforeEach(() => {
  enterAs('registrar');
});

/** The parts of every work of the desk: a search, things that are no text, and a dialog in front. */
function Works({ isPassing = false }: { readonly isPassing?: boolean }) {
  useDeskFocus();
  const confirm = useConfirm();
  const [open, setOpen] = useState<PersonDialog | 'keys' | 'scan' | null>(null);
  const close = () => setOpen(null);
  const holding = { unit: owing, capacity: 'owner', attorney: null, isPending: false } as const;
  return (
    <>
      <input type="search" aria-label="Búsqueda" />
      <input type="checkbox" aria-label="Incluir A-1" />
      <textarea aria-label="Notas" />
      {(isPassing && open !== null ? [] : names).map((name) => (
        <button
          key={name}
          type="button"
          onClick={() =>
            name === 'transfer'
              ? confirm({ header: 'Pasar', acceptLabel: 'Pasar la unidad', enter: 'rejects' })
              : setOpen(name)
          }
        >
          {name}
        </button>
      ))}
      {open === 'keys' && <KeysDialog onClose={close} />}
      {open === 'scan' && <ScanDialog onClose={close} onRead={close} />}
      {open !== 'keys' && open !== 'scan' && (
        <PersonDialogs
          open={open}
          person={ana}
          holdings={[{ ...holding, state: { kind: 'absent', leftAt: null } }]}
          clearance={{ kind: 'no-effect' }}
          session={1}
          onClose={close}
        />
      )}
    </>
  );
}

const focused = () => document.activeElement?.textContent;
const search = () => screen.getByRole('searchbox', { name: 'Búsqueda' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Where Enter leads when nothing else was pressed. */
const begins: Readonly<Record<Name, string>> = {
  credential: 'Crear credencial',
  device: 'Restablecer',
  arrears: 'Registrar paz y salvo',
  // A new code ends what the one before opened; what passes is taken from somebody.
  code: 'Cerrar',
  transfer: 'Cancelar',
  keys: 'Cerrar',
  scan: 'Cerrar',
};

test.each(names)('%s opens with the keys on the safe button, and gives them back', async (name) => {
  const { user } = renderPage(<Works />);
  const opener = screen.getByRole('button', { name });
  opener.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await waitFor(() => expect(focused()).toBe(begins[name]));
  expect(callApi).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test.each(names)('"/" leaves %s for the search', async (name) => {
  const { user } = renderPage(<Works />);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(focused()).toBe(begins[name]));
  await user.keyboard('/');
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(search()));
  expect(callApi).not.toHaveBeenCalled();
});

test('"/" goes to the search from a box that is ticked, and is written in a text', async () => {
  const { user } = renderPage(<Works />);
  await user.click(screen.getByRole('checkbox', { name: 'Incluir A-1' }));
  await user.keyboard('/');
  expect(document.activeElement).toBe(search());
  const notes = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notas' });
  await user.type(notes, 'a/b');
  expect(notes.value).toBe('a/b');
  expect(document.activeElement).toBe(notes);
});

test.each([
  ['device', { changed: true }],
  ['arrears', { results: [] }],
  ['code', { code: '7K2M-Q0XD', expiresAt: 0 }],
] as const)('once %s is done, Enter closes it', async (name, answer) => {
  callApi.mockResolvedValueOnce(answer);
  const { user } = renderPage(<Works />);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(focused()).toBe(begins[name]));
  if (name === 'code') await user.click(screen.getByRole('button', { name: 'Crear código' }));
  else await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(1));
  await waitFor(() => expect(focused()).toBe('Cerrar'));
  await user.keyboard('{Enter}');
  await gone();
});

test('a slow answer leaves the keys on the closing button', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  callApi.mockReturnValueOnce(promise);
  const { user } = renderPage(<Works />);
  await user.click(screen.getByRole('button', { name: 'device' }));
  await waitFor(() => expect(focused()).toBe(begins.device));
  await user.keyboard('{Enter}');
  // Meanwhile the dialog has them, so that they do not leave it.
  await waitFor(() => expect(document.activeElement?.className).toContain('MuiDialog-container'));
  resolve({ changed: true });
  await waitFor(() => expect(focused()).toBe('Cerrar'));
});

test('a dialog whose opener is gone leaves the keys to the search', async () => {
  const { user } = renderPage(<Works isPassing />);
  await user.click(screen.getByRole('button', { name: 'keys' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(search()));
});
