import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import { DataToClean } from './DataToClean.tsx';

const person = { document: '52345678', email: null, phone: '3001' };
const unit = {
  ...{ unitId: '101', label: '101', group: '', kind: '', weight: 100_000_000, order: 0 },
  ...{ ownerIds: ['a'], ownerNames: ['Ana Ruiz'], inArrears: false },
};

test('each kind says what it leads to, and somebody is found in the table with one press', async () => {
  const found: string[] = [];
  const people = [{ ...person, personId: 'a', name: 'Ana Ruiz', document: '' }];
  const { user } = renderPage(
    <DataToClean
      roster={{ units: [unit], people }}
      country="CO"
      onFind={(search) => found.push(search)}
    />,
  );
  await user.click(screen.getByRole('button', { name: /^Personas sin documento/u }));
  expect(screen.getByText(/^No pueden entrar con su documento/u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ver en la tabla: Ana Ruiz' }));
  expect(found).toEqual(['101']);
});

test('a roster with nothing to clean shows no section', () => {
  const people = [{ ...person, personId: 'a', name: 'Ana Ruiz' }];
  const roster = { units: [unit], people };
  renderPage(<DataToClean roster={roster} country="CO" onFind={() => {}} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a very large roster is looked through when somebody asks', async () => {
  const people = Array.from({ length: 3_001 }, (_, i) => {
    return { ...person, personId: `p${i}`, name: `Ana ${i}`, document: String(10_000_000 + i) };
  });
  const { user } = renderPage(
    <DataToClean roster={{ units: [], people }} country="CO" onFind={() => {}} />,
  );
  await user.click(screen.getByRole('button', { name: 'Buscar datos por limpiar' }));
  expect(screen.getByText('No encontramos nada que limpiar.')).toBeTruthy();
});
