import type { LiveQuorum } from '@asamblea/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { live } from '../../../testing/fakes/firebase/live/useLive.ts';
import { enterAs } from '../../../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../../../testing/renderPage.tsx';
import { Cockpit } from './Cockpit.tsx';

const page = () => (
  <Cockpit
    cot="demo"
    session={<input aria-label="Motivo" />}
    waiting={null}
    before={null}
    stage={() => <p>Lo que se vota</p>}
    curve={null}
  />
);

const quorum = (sessionState: LiveQuorum['sessionState']) =>
  ({
    ...{ asOf: '1', call: 1, sessionState, curve: [] },
    quorum: {
      ...{ present: { weight: 0, units: 0 }, total: { weight: 100, units: 1 }, met: false },
      ...{ needed: '', threshold: null },
    },
  }) as unknown as LiveQuorum;

test('text begun in the controls of the session stays when it opens and they move down', async () => {
  enterAs('moderator');
  live.quorum = quorum('planned');
  const { user, rerender } = renderPage(page());
  const reason = screen.getByRole('textbox', { name: 'Motivo' });
  await user.type(reason, 'Faltan firmas');
  const isFirst = () =>
    (reason.compareDocumentPosition(screen.getByText('Lo que se vota')) &
      Node.DOCUMENT_POSITION_FOLLOWING) !==
    0;
  expect(isFirst()).toBe(true);
  live.quorum = quorum('open');
  rerender(page());
  expect(isFirst()).toBe(false);
  expect(screen.getByRole('textbox', { name: 'Motivo' })).toBe(reason);
  expect((reason as HTMLInputElement).value).toBe('Faltan firmas');
});

test("the title is the page's own until the stage comes first and has it", () => {
  enterAs('auditor');
  live.quorum = quorum('planned');
  const { rerender } = renderPage(page());
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  // Once it is open the title is the stage's.
  live.quorum = quorum('open');
  rerender(page());
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
