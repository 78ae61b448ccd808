import { type DecidingLaw, paths, type UnitUsesBylaw } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { forgetRows, keepRows } from '../../../testing/fakes/firebase/listening/useCollection.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { UnitUsesSection } from './UnitUsesSection.tsx';

const place = { assemblyId: 'a', activeRoster: 'v1' } as const;
const housing: UnitUsesBylaw = {
  ...{ counted: ['vivienda'], leftOut: ['parqueadero', 'deposito'], article: 'artículo 5' },
};
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  forgetRows();
  callApi.mockImplementation(async (_method: string, path: string, body: object) => {
    sent.push([path, body]);
    return { changed: [] };
  });
});

function draw(law: Partial<DecidingLaw>, kinds: readonly string[], mayChange = true) {
  keepRows(
    paths.units('a', 'v1'),
    kinds.map((kind, i) => ({ unitId: `U${i}`, kind })),
  );
  const assembly = { ...place, rulePack: 'co-ph' as const, ...law };
  return renderPage(<UnitUsesSection assembly={assembly} mayChange={mayChange} />);
}

const mixed = ['Apto', 'Apto', 'Casa', 'Garaje', 'Cuarto útil', 'Altillo'];

async function openDialog() {
  const { user } = draw({}, mixed);
  await user.click(screen.getByRole('button', { name: 'Decir cuáles cuentan' }));
  const dialog = within(screen.getByRole('dialog'));
  const check = (name: RegExp) => user.click(dialog.getByRole('checkbox', { name }));
  return { user, dialog, check, save: () => user.click(dialog.getByText('Guardar')) };
}

test('nothing is chosen beforehand, and saving without an answer says so', async () => {
  const { dialog, save } = await openDialog();
  expect(dialog.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  await save();
  expect(dialog.getByText('Elija una de las dos.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('each use has its count and people’s words for it, and unknown words are asked', async () => {
  const { user, dialog, check, save } = await openDialog();
  await user.click(dialog.getByLabelText('Solo algunas'));
  expect(dialog.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent)).toEqual([
    'Vivienda: 3 unidades (Apto y Casa)',
    'Parqueadero: 1 unidad (Garaje)',
    'Depósito: 1 unidad (Cuarto útil)',
    '«altillo»: 1 unidad',
  ]);
  await save();
  expect(dialog.getByText(/deje al menos una sin marcar/u)).toBeTruthy();
  expect(dialog.getByText('Diga qué artículo lo pide.')).toBeTruthy();
  await check(/Vivienda/u);
  await check(/altillo/u);
  await user.type(dialog.getByLabelText('Artículo de los estatutos'), 'artículo 5');
  expect(dialog.getByRole('status').textContent).toMatch(
    /más del 50 % de las unidades de vivienda y «altillo» presentes .*los estatutos, artículo 5/u,
  );
  await save();
  expect(sent).toEqual([
    [
      '/api/settings/unit-uses',
      {
        unitUses: {
          counted: ['vivienda', '?altillo'],
          leftOut: ['parqueadero', 'deposito'],
          article: 'artículo 5',
        },
      },
    ],
  ]);
});

test('counting all of them is an answer, which needs no article', async () => {
  const { user, dialog, save } = await openDialog();
  await user.click(dialog.getByLabelText('Todas: cada una es un voto'));
  await save();
  expect(sent).toMatchObject([
    [
      '/api/settings/unit-uses',
      {
        unitUses: {
          counted: ['vivienda', 'parqueadero', 'deposito', '?altillo'],
          ...{ leftOut: [], article: '' },
        },
      },
    ],
  ]);
});

test.each<[string, Partial<DecidingLaw>, readonly string[], RegExp | null]>([
  ['several uses that nobody answered for', {}, mixed, /Falta decir cuáles cuentan/u],
  ['one use', {}, ['Apto', 'Casa'], /son del mismo uso/u],
  ['an answer', { unitUses: housing }, mixed.slice(0, 5), /Según los estatutos, artículo 5/u],
  [
    'a word that came after the answer',
    { unitUses: housing },
    mixed,
    /no se preguntó \(«altillo»\): no cuentan mientras no diga que sí\./u,
  ],
  ['a law that votes nothing by unit', { rulePack: 'es-lph' }, mixed, null],
  ['a building that is not all housing', { residential: false }, mixed, null],
])('%s', (_, law, kinds, said) => {
  draw(law, kinds);
  if (said === null) expect(screen.queryByRole('heading')).toBeNull();
  else expect(screen.getByText(said)).toBeTruthy();
});

test('each use is said to count or not, and the answer can be taken away', async () => {
  const { user } = draw({ unitUses: housing }, mixed.slice(0, 5));
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '3 unidades: cuentan',
    '1 unidad: no cuenta',
    '1 unidad: no cuenta',
  ]);
  await user.click(screen.getByRole('button', { name: 'Quitar la respuesta' }));
  expect(sent).toEqual([['/api/settings/unit-uses', { unitUses: null }]]);
});

test('a reader cannot change it, and without a roster the page says what it will ask', () => {
  draw({ unitUses: housing }, mixed, false);
  expect(screen.queryByRole('button')).toBeNull();
  renderPage(
    <UnitUsesSection
      assembly={{ ...place, activeRoster: null, rulePack: 'co-ph' }}
      mayChange={false}
    />,
  );
  expect(screen.getByText(/Cuando cargue el padrón/u)).toBeTruthy();
});
