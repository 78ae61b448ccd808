import {
  type Attendance,
  matterRule,
  type PackId,
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
import { AskSecrecy } from './AskSecrecy.tsx';

let sent: readonly unknown[] = [];

beforeEach(() => {
  enterAs('moderator', { assembly: 'a' });
  sent = [];
  keepDocument(paths.assembly('a'), { activeRoster: 'r1' });
  keepRows(paths.units('a', 'r1'), [
    { unitId: '101', label: '101', ownerIds: ['ana'], ownerNames: ['Ana Ruiz'], inArrears: false },
  ]);
  keepRows(paths.attendance('a', 1), [] as readonly Attendance[]);
});

function show(more: Partial<Question> = {}, pack: PackId = 'generic') {
  const question: Question = {
    ...{ questionId: 'q1', number: 1, text: '¿Aprueba?', session: 1, state: 'draft' },
    ...{ options: yesNoOptions({ blank: false, abstention: false }), rulePack: pack },
    ...{ rule: matterRule(packOf(pack), null), liveBars: false, durationSeconds: null },
    ...{ openedAt: null, closesAt: null, quorumAtOpening: null, ...more },
  };
  const act = async (...asked: readonly unknown[]) => {
    sent = asked;
    return true;
  };
  return renderPage(<AskSecrecy question={question} act={act} />).user;
}

const press = (name: string) => screen.findByRole('button', { name });

test('an applicant for secrecy is found by name or unit, and sent with the request', async () => {
  const user = show();
  await user.click(await press('Piden voto secreto'));
  expect(await screen.findByText(/La votación será secreta/u)).toBeTruthy();
  await user.click(await press('Anotar'));
  expect((await screen.findByRole('alert')).textContent).toBe('Elija quién lo pide.');
  expect(sent).toEqual([]);
  await user.type(await screen.findByRole('combobox', { name: 'Quién lo pide' }), '101');
  await user.click(await screen.findByRole('option', { name: /^Unidad 101/u }));
  await user.click(await press('Anotar'));
  await waitFor(() => expect(sent[1]).toEqual({ wish: 'secret', unitId: '101' }));
});

test.each([
  ['generic', 'named', /ya se vota con nombre/u, /mandan los estatutos/u],
  ['generic', 'secret', /dejará de ser secreta/u, /mandan los estatutos/u],
  ['co-sindicato', 'secret', /sigue siendo secreto/u, /negarlo anula.*artículo 392/u],
] as const)(
  'names in %s, of a vote that is %s, are told as they are',
  async (pack, disclosure, effect, law) => {
    const user = show({ disclosure }, pack);
    await user.click(await press('Piden que consten los nombres'));
    expect(await screen.findByText(effect)).toBeTruthy();
    expect(screen.getByText(law)).toBeTruthy();
  },
);

test('a question that cannot be secret says why, and nothing is sent', async () => {
  const rule = matterRule(packOf('generic'), null);
  const user = show({ rule: { ...rule, presumedConsent: {} as never } });
  await user.click(await press('Piden voto secreto'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/no se puede votar en secreto/u);
  await user.click(await press('Entendido'));
  expect(sent).toEqual([]);
});
