import { type DoorPerson, defaultRoutes } from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { DoorList } from './DoorList.tsx';

const hugo: DoorPerson = {
  ...{ doorId: 'd1', personId: 'hugo', name: 'Hugo Paz', document: '900123456', email: null },
  ...{ capacity: 'heir', unitIds: ['u102'], labels: ['102'], session: 1, state: 'provisional' },
  ...{
    paper: { name: 'Registro civil', file: null },
    addedBy: 'Marta',
    addedAt: 5,
    decision: null,
  },
};
const file = { fileId: 'f1', name: 'certificado.pdf', type: 'application/pdf', size: 8 } as const;
const rosa: DoorPerson = {
  ...hugo,
  ...{ doorId: 'd2', personId: 'rosa', name: 'Rosa Mora', labels: ['201', '202'], addedAt: 1 },
  ...{ capacity: 'legal-representative', paper: { name: 'Certificado', file } },
};

function open(...doors: readonly DoorPerson[]) {
  return renderPage(<DoorList doors={doors} />);
}

beforeEach(() => {
  enterAs('moderator', { routesAvailable: defaultRoutes('moderator') });
  callApi.mockImplementation(async () => ({}));
});

test('the longest wait comes first, with the units, the capacity and the paper', () => {
  const { container } = open(hugo, rosa, {
    ...hugo,
    doorId: 'd3',
    state: 'confirmed',
  });
  expect(screen.getByText('2 personas por confirmar')).toBeTruthy();
  const rows = within(container)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(rows[0]).toContain('Representante legal de las unidades 201, 202');
  expect(rows[1]).toContain('Heredero de la unidad 102');
  expect(rows[1]).toContain('Registro civil, visto por la mesa · lo agregó Marta');
  expect(screen.getByRole('link', { name: /ver la copia/u }).getAttribute('href')).toContain('f1');
});

test('one press confirms', async () => {
  const { user } = open(hugo);
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  expect(callApi.mock.calls[0]?.slice(0, 3)).toEqual([
    ...['POST', '/api/door/d1/decide'],
    { verdict: 'confirmed', reason: '' },
  ]);
});

test('the chair reads the effect of a refusal, and gives a reason', async () => {
  const { user } = open(hugo);
  await user.click(screen.getByRole('button', { name: 'No confirmar…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/sale del quórum de la sala ahora/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'No confirmar' }));
  expect(callApi).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/Motivo/u), 'Falta el sello');
  await user.click(dialog.getByRole('button', { name: 'No confirmar' }));
  await waitFor(() => expect(callApi).toHaveBeenCalledTimes(1));
  expect(callApi.mock.calls[0]?.[2]).toEqual({ verdict: 'refused', reason: 'Falta el sello' });
});

test('there is nothing to see while nobody waits', () => {
  open({ ...hugo, state: 'refused' });
  expect(screen.queryByText(/por confirmar/u)).toBeNull();
});
