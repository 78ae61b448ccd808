import {
  type Attendance,
  describeRefusal,
  matterRule,
  packOf,
  paths,
  type Question,
  yesNoOptions,
} from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { keepRows } from '../../../../testing/fakes/firebase/listening/useCollection.ts';
import { keepDocument } from '../../../../testing/fakes/firebase/listening/useDocument.ts';
import { enterAs } from '../../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { PaperVoting } from './PaperVoting.tsx';

const hall: readonly Attendance[] = ['101', '102'].map((label, order) => ({
  ...{ unitId: `U${order}`, label, group: '', order, weight: 1_000_000, headId: `h${order}` },
  ...{ personId: `p${order}`, personName: 'Ana Ruiz', ownerName: '', capacity: 'owner' },
  // A person who left since may have voted then.
  ...{ channel: 'hall', present: order === 0, since: 1 },
}));
const question: Question = {
  ...{ questionId: '5a5d6a5e-31e1-4a2e-9d0e-0a5b6c7d8e9f', number: 1, text: '¿Aprueba?' },
  options: yesNoOptions({ blank: false, abstention: false }),
  rule: matterRule(packOf('generic'), null),
  ...{ rulePack: 'generic', session: 1, state: 'draft', liveBars: true, durationSeconds: null },
  ...{ openedAt: null, closesAt: null, quorumAtOpening: null },
};

let sent: [path: string, body: Record<string, unknown>][] = [];
let refused: readonly string[] = [];

beforeEach(() => {
  sent = [];
  refused = [];
  enterAs('moderator', { assembly: 'a' });
  keepDocument(paths.assembly('a'), { timeZone: 'America/Bogota', activeRoster: 'r1' });
  keepRows(paths.attendance('a', 1), hall);
  keepRows(paths.units('a', 'r1'), []);
  callApi.mockImplementation(
    async (_method: string, path: string, body: Record<string, unknown>) => {
      sent.push([path, body]);
      if (!path.endsWith('/check')) return { results: [] };
      const refusal = describeRefusal({ code: 'unit-not-present' });
      const told = refused.map((unitId) => ({ unitId, name: '102 (Ana Ruiz)', refusal }));
      const { choices } = body as { choices: readonly unknown[] };
      const counted = choices.length - told.length;
      const answer = { counted, refused: told, present: { weight: 1_000_000, units: 1 } };
      refused = [];
      return answer;
    },
  );
});

const press = (name: string) => screen.findByRole('button', { name });

async function filled() {
  const { user } = renderPage(<PaperVoting question={question} outside={null} warnings={[]} />);
  await user.click(await press('Se votó en papel durante un corte'));
  await user.click(await screen.findByRole('textbox', { name: 'Votos de las papeletas' }));
  await user.paste('101\tA favor\n102\tEn contra\n103\tA favor');
  await user.click(await press('Revisar'));
  return user;
}

type User = Awaited<ReturnType<typeof filled>>;

async function complete(user: User) {
  await user.type(await screen.findByLabelText(/^Se abrió/u), '00:01');
  await user.type(screen.getByLabelText(/^Se cerró/u), '00:02');
  await user.type(screen.getByRole('textbox', { name: /^Contó las papeletas/u }), 'Ana Pérez');
  await user.type(screen.getByRole('textbox', { name: /^También las contó/u }), 'Luis Gil');
  const photo = new File(['%PDF-1.7'], 'hoja.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Fotos de las papeletas'), photo);
  await screen.findByText('hoja.pdf');
}

test('a list is read with people who left since, and a row of nobody is told by its cell', async () => {
  await filled();
  expect(await screen.findByText('«103» (celda A3) no es una unidad presente.')).toBeTruthy();
  expect(screen.getByText(/^2 votos en la lista\./u)).toBeTruthy();
});

test('a missing value is told, and nothing is asked', async () => {
  const user = await filled();
  await user.click(await press('Revisar'));
  expect(await screen.findByText('Agregue al menos una foto.')).toBeTruthy();
  expect(screen.getAllByText('Escriba la hora.')).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('a vote that does not count is named and left out by a press; the rest is written with photographs', async () => {
  refused = ['U1'];
  const user = await filled();
  await complete(user);
  await user.click(await press('Revisar'));
  expect(await screen.findByText('102 (Ana Ruiz)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Registrar/u })).toBeNull();
  await user.click(await press('Quitar los que no cuentan'));
  await user.click(await press('Revisar'));
  await user.click(await press('Registrar 1 voto'));
  // The photograph is read before it goes.
  await waitFor(() =>
    expect(sent.map(([path]) => path)).toEqual([
      ...['/api/votes/paper/check', '/api/votes/paper/check', '/api/files', '/api/votes/paper'],
    ]),
  );
  const [, photo] = sent[2] ?? [];
  expect(sent[3]?.[1]).toMatchObject({
    choices: [{ unitId: 'U0', optionIds: ['favour'] }],
    ...{ tellers: ['Ana Pérez', 'Luis Gil'], sheets: [photo?.fileId] },
  });
  const { openedAt, closedAt } = sent[3]?.[1] ?? {};
  expect(Number(closedAt) - Number(openedAt)).toBe(60_000);
});

test('a checked paper vote is checked again once an hour changes', async () => {
  const user = await filled();
  await complete(user);
  await user.click(await press('Revisar'));
  await press('Registrar 2 votos');
  await user.type(screen.getByLabelText(/^Se cerró/u), '00:03');
  expect(await press('Revisar')).toBeTruthy();
});

test('a secret vote is not written down by unit', () => {
  renderPage(
    <PaperVoting question={{ ...question, disclosure: 'secret' }} outside={null} warnings={[]} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
