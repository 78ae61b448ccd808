import { paths } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepRows } from '../../../testing/fakes/firebase/listening/useCollection.ts';
import { keepDocument } from '../../../testing/fakes/firebase/listening/useDocument.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { DeskFeed } from './DeskFeed.tsx';
import { DeskHelp } from './DeskHelp.tsx';

const units = [
  { unitId: 'A-1', label: 'A-1', ownerIds: ['ana', 'eva'], ownerNames: ['Ana Peña', 'Eva Gil'] },
  { unitId: 'A-2', label: 'A-2', ownerIds: ['ana'], ownerNames: ['Ana Peña'] },
];
const ana = {
  personId: 'ana',
  name: 'Ana Peña',
  document: 'CC 1',
  email: 'ana@x.test',
  phone: '3',
};

beforeEach(() => {
  keepRows(paths.units('torres', 'v1'), units);
  keepRows(paths.proxies('torres'), []);
  keepRows(paths.attendance('torres', 1), []);
  keepDocument(paths.session('torres', 1), { state: 'open' });
});

function feed() {
  const onBook = vi.fn();
  const told = { onBook, onProgress: vi.fn(), onHall: vi.fn(), onCut: vi.fn() };
  renderPage(<DeskFeed assemblyId="torres" version="v1" session={1} rulePack="co-ph" {...told} />);
  return onBook;
}

test('an auditor has the desk with the names of the units, and no way to reach anybody', async () => {
  enterAs('auditor');
  const onBook = feed();
  await waitFor(() => expect(onBook).toHaveBeenCalledOnce());
  const unsaid = { document: '', email: null, phone: null };
  expect(onBook.mock.lastCall?.[0]).toMatchObject({
    people: [
      { personId: 'ana', name: 'Ana Peña', ...unsaid },
      { personId: 'eva', name: 'Eva Gil', ...unsaid },
    ],
    doors: [],
  });
});

test('the desk has them with their documents, and not how to reach them', async () => {
  keepRows(paths.people('torres', 'v1'), [ana]);
  keepRows(paths.doorPeople('torres'), []);
  enterAs('registrar');
  const onBook = feed();
  await waitFor(() => expect(onBook).toHaveBeenCalledOnce());
  expect(onBook.mock.lastCall?.[0].people).toEqual([{ ...ana, email: null, phone: null }]);
});

test.each([
  ['auditor', false, 'Escriba su unidad o su nombre'],
  ['registrar', true, 'Escriba su unidad, su nombre o su documento'],
] as const)('a %s reads what the search finds', (role, isDesk, said) => {
  enterAs(role);
  renderPage(<DeskHelp mayWork={isDesk} />);
  expect(screen.getByText(new RegExp(`^${said}`, 'u'))).toBeTruthy();
  expect(screen.queryByText(/los ve quien atiende la mesa/u) === null).toBe(isDesk);
});
