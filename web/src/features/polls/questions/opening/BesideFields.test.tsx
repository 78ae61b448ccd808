import { matterRule, packOf, paths, type Question, yesNoOptions } from '@asamblea/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { keepRows } from '../../../../testing/fakes/firebase/listening/useCollection.ts';
import { keepDocument } from '../../../../testing/fakes/firebase/listening/useDocument.ts';
import { enterAs } from '../../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { Agenda } from '../agenda/Agenda.tsx';

const packId = 'ar-lgs';
let sent: (readonly [path: string, body: unknown])[] = [];

beforeEach(() => {
  enterAs('moderator', { assembly: 'a' });
  keepDocument(paths.assembly('a'), { activeRoster: 'v1' });
  keepRows(paths.units('a', 'v1'), [
    { unitId: 'u1', label: 'B-1', ownerIds: ['ana'], ownerNames: ['Ana Peña'], inArrears: false },
  ]);
  keepRows(paths.attendance('a', 1), []);
  sent = [];
  callApi.mockImplementation(async (_method: string, path: string, body: unknown) => {
    sent.push([path, body]);
    return {};
  });
});

const idOf = (number: number) => `7a5c0e1d-2026-4a00-8d00-00000000000${number}`;

function draftOf(number: number, matterId: string): Question {
  return {
    ...{ questionId: idOf(number), number, text: `¿Aprueba ${number}?`, session: 1 },
    ...{ state: 'draft', options: yesNoOptions({ blank: true, abstention: false }), matterId },
    ...{ rule: matterRule(packOf(packId), matterId), rulePack: packId, liveBars: false },
    ...{ durationSeconds: null, openedAt: null, closesAt: null, quorumAtOpening: null },
  };
}

function open(...questions: readonly Question[]) {
  const law = { rulePack: packId, timeZone: 'America/Bogota', modality: 'hall' } as const;
  const meeting: Parameters<typeof Agenda>[0]['meeting'] = {
    ...{ session: 1, call: 1, state: 'open', startsAt: 0, openQuestionIds: [] },
    stage: { mode: 'quorum' },
  };
  const of = { cot: 'demo', law, mayPress: true, questions, meeting, results: new Map() };
  return renderPage(<Agenda {...of} />).user;
}

const asked = {
  set: 'class',
  personId: 'ana',
  reason: 'Acciones de la clase B',
};

test('several questions that open together name the class of each that has one', async () => {
  const user = open(draftOf(1, 'merger'), draftOf(2, 'financial-statements'));
  await user.click(screen.getByRole('button', { name: 'Abrir juntas…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Marcar/u }));
  expect(dialog.queryByRole('button', { name: /Pregunta 2\. Afecta/u })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Pregunta 1. Afecta a una clase…' }));
  await user.type(dialog.getByRole('combobox', { name: /Quién forma la clase/u }), 'ana');
  await user.keyboard('{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Abrir 2 preguntas' }));
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Motivo de Ana Peña/u }), asked.reason);
  await user.click(dialog.getByRole('button', { name: 'Abrir 2 preguntas' }));
  await waitFor(() => expect(sent).not.toEqual([]));
  expect(sent.map(([, body]) => body)).toEqual([
    expect.objectContaining({
      questionIds: [idOf(1), idOf(2)],
      named: [{ ...asked, questionId: idOf(1) }],
    }),
  ]);
});

test('a quick question names a class while its matter has one, and forgets it with the matter', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Pregunta rápida' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Pregunta/u }), '¿Se fusiona?');
  const matter = dialog.getByLabelText('Asunto');
  const { label } = packOf(packId).matters.find(({ matterId }) => matterId === 'merger') ?? {};
  await user.selectOptions(matter, label ?? '');
  await user.click(dialog.getByRole('button', { name: 'Afecta a una clase…' }));
  await user.type(dialog.getByRole('combobox', { name: /Quién forma la clase/u }), 'ana');
  await user.keyboard('{Enter}');
  await user.type(dialog.getByRole('textbox', { name: /Motivo de Ana Peña/u }), asked.reason);
  await user.selectOptions(matter, '');
  expect(dialog.queryByRole('textbox', { name: /Motivo/u })).toBeNull();
  await user.selectOptions(matter, label ?? '');
  await user.click(dialog.getByRole('button', { name: 'Afecta a una clase…' }));
  expect(dialog.queryByRole('textbox', { name: /Motivo/u })).toBeNull();
  await user.type(dialog.getByRole('combobox', { name: /Quién forma la clase/u }), 'ana');
  await user.keyboard('{Enter}');
  await user.type(dialog.getByRole('textbox', { name: /Motivo de Ana Peña/u }), asked.reason);
  await user.click(dialog.getByRole('button', { name: 'Abrir votación' }));
  const [created, opened] = sent.map(([, body]) => Object(body));
  expect(opened.named).toEqual([{ ...asked, questionId: created.questionId }]);
});
