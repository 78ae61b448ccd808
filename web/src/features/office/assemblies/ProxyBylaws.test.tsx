import { type PackId, type ProxyBylaws, proxyRulesOf } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ProxyBylawsDialog } from './ProxyBylawsDialog.tsx';

const noted: ProxyBylaws = {
  cap: { max: 2, of: 'units' },
  barred: ['employee'],
  source: { law: 'los estatutos', article: 'artículo 30', verified: true },
};
const onClose = vi.fn();
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  onClose.mockClear();
  callApi.mockImplementation(async (_method: string, _path: string, body: object) => {
    sent.push(body);
    return {};
  });
});

function open(bylaws: ProxyBylaws | null = null, packId: PackId = 'co-ph') {
  const law = proxyRulesOf(packId);
  const { user } = renderPage(<ProxyBylawsDialog law={law} bylaws={bylaws} onClose={onClose} />);
  return { user, save: () => user.click(screen.getByRole('button', { name: 'Guardar' })) };
}

test('only filled fields are sent', async () => {
  const { user, save } = open();
  await user.type(screen.getByLabelText('Máximo de poderes por persona'), '3');
  await user.type(screen.getByLabelText('Artículo de los estatutos'), 'artículo 12');
  await save();
  expect(sent).toEqual([{ cap: { max: 3, of: 'grantors' }, article: 'artículo 12' }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['nobody may give a proxy where no law gives a right to it', 'generic', 1],
  ['a right that the law gives is not taken away', 'co-ph', 0],
] as const)('with a maximum of zero %s', async (_, packId, times) => {
  const { user, save } = open(null, packId);
  await user.type(screen.getByLabelText('Máximo de poderes por persona'), '0');
  await user.type(screen.getByLabelText('Artículo de los estatutos'), 'artículo 12');
  await save();
  const asked = { cap: { max: 0, of: 'grantors' }, article: 'artículo 12' };
  expect(sent).toEqual(Array(times).fill(asked));
});

test('the most that one may represent is sent as a fraction of everything', async () => {
  const { user, save } = open();
  const most = screen.getByLabelText('Máximo del total que puede representar una persona');
  await user.type(most, '100');
  await user.type(screen.getByLabelText('Artículo de los estatutos'), 'artículo 12');
  await save();
  expect(screen.getByText(/Escriba un porcentaje menor que 100/u)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(most);
  await user.type(most, '12,5 %');
  await save();
  expect(sent).toEqual([{ share: { numerator: 125, denominator: 1000 }, article: 'artículo 12' }]);
});

test('matters that are voted in person are chosen where the law lets bylaws say it', async () => {
  const { user, save } = open(null, 'generic');
  await user.click(screen.getByLabelText('Elección de la junta directiva'));
  await user.type(screen.getByLabelText('Artículo de los estatutos'), 'artículo 12');
  await save();
  expect(sent).toEqual([{ inPerson: ['board-election'], article: 'artículo 12' }]);
});

test('a right to be represented is in every matter', () => {
  open();
  expect(screen.queryByText('No valen poderes para')).toBeNull();
});

test('noted bylaws may be changed, and an emptied one is removed', async () => {
  const { user, save } = open(noted);
  await user.clear(screen.getByLabelText('Máximo de poderes por persona'));
  await user.click(screen.getByLabelText('Administración'));
  await save();
  expect(sent).toEqual([{ barred: ['administrator', 'employee'], article: 'artículo 30' }]);
});

test('a bylaw that the law forbids is told with its article, and is not sent', async () => {
  const { user, save } = open(noted);
  await user.selectOptions(
    screen.getByLabelText('Si hay dos de la misma unidad, vale'),
    'El que se recibió primero',
  );
  expect(screen.getByRole('status').textContent).toMatch(
    /^La ley no deja que los estatutos cambien así los poderes\. .*artículo 2190/u,
  );
  await save();
  expect(sent).toEqual([]);
});

test('a maximum that is no number is said at its field', async () => {
  const { user, save } = open(noted);
  await user.type(screen.getByLabelText('Máximo de poderes por persona'), 'x');
  await save();
  expect(screen.getByText('Escriba un número entero, o déjelo vacío.')).toBeTruthy();
  expect(sent).toEqual([]);
});
