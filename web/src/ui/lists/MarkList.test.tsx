import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { newUser } from '../../testing/newUser.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { MarkItem } from './MarkItem.tsx';
import { MarkList } from './MarkList.tsx';

const rows = Array.from({ length: 160 }, (_, at) => ({ id: `${at}`, waits: at !== 3 }));

function Listed({ marks }: { readonly marks: boolean }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const sayAll = (count: number) => `Marcar a los ${count}`;
  return (
    <>
      <p>{chosen.size} marcados</p>
      <MarkList
        label="Personas"
        rows={rows}
        keyOf={({ id }) => id}
        marking={
          marks ? { chosen, onChoose: setChosen, waits: ({ waits }) => waits, sayAll } : null
        }
      >
        {({ id, waits }, mark) => (
          <MarkItem
            markLabel={`Marcar a ${id}`}
            mark={waits ? mark : null}
            name={id}
            about="101"
            actions={null}
          >
            Falta
          </MarkItem>
        )}
      </MarkList>
    </>
  );
}

test('one press marks all that wait, those of later pieces too, and a press on a row leaves it', async () => {
  const user = newUser();
  renderPage(<Listed marks />);
  await user.click(screen.getByRole('checkbox', { name: 'Marcar a los 159' }));
  screen.getByText('159 marcados');
  await user.click(screen.getByRole('checkbox', { name: 'Marcar a 7' }));
  screen.getByText('158 marcados');
  expect(screen.queryByRole('checkbox', { name: 'Marcar a 3' })).toBeNull();
});

test('a long list is shown by pieces: fifty, then a hundred more', async () => {
  const user = newUser();
  renderPage(<Listed marks={false} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Mostrar más (faltan 110)' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(150);
  await user.click(screen.getByRole('button', { name: 'Mostrar más (faltan 10)' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(160);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
