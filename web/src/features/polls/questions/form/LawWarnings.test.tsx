import {
  type Modality,
  packOf,
  presenceOfCounts,
  type Question,
  ruleOf,
  sessionQuorum,
  yesNoOptions,
} from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../../../testing/fakes/firebase/asking/callApi.ts';
import { live } from '../../../../testing/fakes/firebase/live/useLive.ts';
import { enterAs } from '../../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { Agenda } from '../agenda/Agenda.tsx';

const pack = packOf('co-ph');
const all = { weight: 100_000_000, units: 10 };
const forbidden =
  'Esta decisión no puede tomarse en reunión no presencial (Ley 675 de 2001, artículo 46, parágrafo)';

beforeEach(() => {
  enterAs('moderator');
  const quorum = sessionQuorum(pack, 1, presenceOfCounts(all, all));
  live.quorum = { asOf: '1', call: 1, sessionState: 'open', curve: [], quorum };
  callApi.mockReset();
  callApi.mockResolvedValue({});
});

/** A draft that article 46 keeps in one room. */
function open(modality: Modality, more: Partial<Question> = {}) {
  const draft: Question = {
    ...{ questionId: 'q1', number: 1, text: '¿Se disuelve?', session: 1, state: 'draft' },
    ...{ options: yesNoOptions({ blank: true, abstention: false }), rulePack: 'co-ph' },
    ...{ rule: ruleOf(pack, 'co-ph/qualified'), liveBars: false, durationSeconds: null },
    ...{ openedAt: null, closesAt: null, quorumAtOpening: null, ...more },
  };
  return renderPage(
    <Agenda
      {...{ cot: 'demo', law: { rulePack: 'co-ph', timeZone: 'America/Bogota', modality } }}
      meeting={{
        ...{ session: 1, call: 1, state: 'open', startsAt: 0, openQuestionIds: [] },
        stage: { mode: 'quorum' },
      }}
      {...{ questions: [draft], results: new Map(), mayPress: true }}
    />,
  ).user;
}

test('a legal warning is shown beside the button, and the request says that it was', async () => {
  const user = open('remote');
  expect(screen.getByText(`${forbidden}.`)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(
    'el acta dirá que la presidencia lo tuvo a la vista.',
  );
  await user.click(screen.getByRole('button', { name: 'Abrir votación' }));
  await waitFor(() =>
    expect(callApi).toHaveBeenCalledWith('POST', '/api/questions/open', {
      ...{ questionIds: ['q1'], seenWarnings: [forbidden] },
    }),
  );
});

test.each<[string, Modality, Partial<Question>]>([
  ['a decision of one room in its room', 'hall', {}],
  ['practice', 'remote', { rehearsal: true }],
])('%s has no warning', (_, modality, more) => {
  open(modality, more);
  expect(screen.queryByText(/la ley advierte/u)).toBeNull();
});
