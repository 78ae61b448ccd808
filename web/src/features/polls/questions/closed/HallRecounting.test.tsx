import {
  type Attendance,
  matterRule,
  packOf,
  paths,
  type Question,
  yesNoOptions,
} from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepRows } from '../../../../testing/fakes/firebase/listening/useCollection.ts';
import { keepDocument } from '../../../../testing/fakes/firebase/listening/useDocument.ts';
import { enterAs } from '../../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { HallRecounting } from './HallRecounting.tsx';

let sent: readonly unknown[] = [];
const act = async (...asked: readonly unknown[]) => {
  sent = asked;
  return true;
};
const question: Question = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba?', session: 1, state: 'closed' },
  options: yesNoOptions({ blank: false, abstention: false }),
  rule: matterRule(packOf('generic'), null),
  ...{ rulePack: 'generic', liveBars: true, durationSeconds: null, openedAt: 0, closesAt: null },
  quorumAtOpening: true,
};

beforeEach(() => {
  sent = [];
  enterAs('moderator', { assembly: 'a' });
  keepDocument(paths.assembly('a'), { timeZone: 'America/Bogota', activeRoster: 'r1' });
  keepRows(paths.attendance('a', 1), [] as readonly Attendance[]);
});

test('a recount is sent with its requester and its witnesses, once both are given', async () => {
  const { user } = renderPage(<HallRecounting {...{ question, act }} />);
  await user.click(await screen.findByRole('button', { name: 'Recuento en sala…' }));
  const count = await screen.findByRole('button', { name: 'Contar otra vez' });
  await user.click(count);
  expect(await screen.findAllByText('Escriba nombre y apellido.')).toHaveLength(2);
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('combobox', { name: /^Quién lo pide/u }), 'Ana Pérez');
  await user.type(screen.getByRole('combobox', { name: /^Testigo/u }), 'Luis Gil');
  await user.click(count);
  await waitFor(() =>
    expect(sent[1]).toMatchObject({ requester: 'Ana Pérez', witnesses: ['Luis Gil'] }),
  );
});

test('the recount of a secret vote says its checks, and that nobody’s vote is read', async () => {
  const secret: Question = { ...question, disclosure: 'secret' };
  const { user } = renderPage(<HallRecounting question={secret} act={act} />);
  await user.click(await screen.findByRole('button', { name: 'Recuento en sala…' }));
  expect(await screen.findByText(/nadie sabrá qué votó cada quien/u)).toBeTruthy();
});

test('a teller has no such button', () => {
  enterAs('teller', { assembly: 'a' });
  renderPage(<HallRecounting {...{ question, act }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
