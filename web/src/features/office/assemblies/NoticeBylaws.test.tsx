import { convocationRulesOf, type NoticeBylaws } from '@asamblea/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { NoticeBylawsDialog } from './NoticeBylawsDialog.tsx';

const onClose = vi.fn();
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  onClose.mockClear();
  callApi.mockImplementation(async (_method: string, path: string, body: object) => {
    sent.push([path, body]);
    return {};
  });
});

const noted: NoticeBylaws = {
  extraordinary: { amount: 5, unit: 'working-days', article: 'artículo 41' },
};

function open(bylaws: NoticeBylaws = {}) {
  const rules = convocationRulesOf('co-ph');
  const { user } = renderPage(<NoticeBylawsDialog {...{ rules, bylaws, onClose }} />);
  return { user, save: () => user.click(screen.getByRole('button', { name: 'Guardar' })) };
}

const ordinary = () => within(screen.getByRole('group', { name: 'Ordinaria' }));
const extraordinary = () => within(screen.getByRole('group', { name: 'Extraordinaria' }));

test('a term added by the bylaws is sent with its article, beside the noted ones', async () => {
  const { user, save } = open(noted);
  await user.type(ordinary().getByLabelText('Antelación'), '20');
  await save();
  expect(sent).toEqual([]);
  ordinary().getByText('Escriba el artículo que lo dice.');
  await user.type(ordinary().getByLabelText('Artículo de los estatutos'), 'artículo 40');
  await save();
  const twenty = { amount: 20, unit: 'calendar-days', article: 'artículo 40' };
  expect(sent).toEqual([['/api/settings/notice', { ordinary: twenty, ...noted }]]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('less than the law asks is said before it is sent, and is not sent', async () => {
  const { user, save } = open();
  await user.type(ordinary().getByLabelText('Antelación'), '10');
  await user.type(ordinary().getByLabelText('Artículo de los estatutos'), 'artículo 40');
  expect(screen.getByRole('status').textContent).toBe(
    'Los estatutos no pueden acortar la antelación que fija la ley. La ley pide 15 días calendario.',
  );
  await save();
  expect(sent).toEqual([]);
});

test('an emptied term is removed, and a wrong number is told at its field', async () => {
  const { user, save } = open(noted);
  const amount = extraordinary().getByLabelText('Antelación');
  await user.type(amount, 'x');
  await save();
  extraordinary().getByText('Escriba un número entero del 1 al 365, o déjelo vacío.');
  expect(sent).toEqual([]);
  await user.clear(amount);
  await save();
  expect(sent).toEqual([['/api/settings/notice', { ordinary: null, extraordinary: null }]]);
});
