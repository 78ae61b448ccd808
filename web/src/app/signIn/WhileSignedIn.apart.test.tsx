import type { CastRequest, Role } from '@asamblea/domain';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';

let around: typeof import('./WhileSignedIn.tsx');
let gate: typeof import('./SessionGate.tsx');
let end: typeof import('../../firebase/tab/sessionEnd.ts');
let outbox: typeof import('../../features/polls/ballots/sending/outbox.ts');
let fake: typeof import('../../testing/fakes/firebase/session/session.tsx');
const assign = vi.fn();

beforeEach(async () => {
  // That a session ended is known for as long as the page lives: each test has its own.
  vi.resetModules();
  around = await import('./WhileSignedIn.tsx');
  gate = await import('./SessionGate.tsx');
  end = await import('../../firebase/tab/sessionEnd.ts');
  outbox = await import('../../features/polls/ballots/sending/outbox.ts');
  fake = await import('../../testing/fakes/firebase/session/session.tsx');
  localStorage.clear();
  sessionStorage.clear();
  assign.mockClear();
});

const vote: CastRequest = {
  ...{ questionId: 'q', requestId: 'r', choices: [{ unitId: 'T1-1103', optionIds: ['favour'] }] },
};

/** The page of somebody whose units are on it. */
function open(role: Role) {
  fake.enterAs(role, { assembly: 'torres', userId: 'ana' });
  const { SessionGate } = gate;
  const { WhileSignedIn, holdsVote } = around;
  const page = (
    <SessionGate around={WhileSignedIn} holds={holdsVote}>
      <p>T1-1103</p>
    </SessionGate>
  );
  renderPage(page, '/votes/current');
  vi.stubGlobal('location', { assign, pathname: '/votes/current', search: '' });
}
const endSession = () => act(async () => end.markSessionEnded());

test.each(['voter', 'attorney'] as const)(
  'once the session of a person with units ended, as in another tab, nothing of theirs stays: a %s',
  async (role) => {
    open(role);
    expect(screen.getByText('T1-1103')).toBeTruthy();
    await endSession();
    expect(document.body.textContent).not.toContain('T1-1103');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login?cot=demo'));
    expect(sessionStorage.getItem('asamblea-return-to')).toBe('/votes/current');
  },
);

test('where a confirmed vote waits on the device the page says that, and nothing of whose it is', async () => {
  outbox.openBallotOutbox(localStorage, 'torres', 'ana').keep(vote);
  open('voter');
  await endSession();
  expect(document.body.textContent).not.toContain('T1-1103');
  expect(screen.getByText(/Su sesión terminó/u)).toBeTruthy();
  expect(screen.getByText(/Un voto confirmado sigue guardado en este dispositivo/u)).toBeTruthy();
  const door = screen.getByRole('link', { name: 'Ingresar de nuevo' });
  expect(door.getAttribute('href')).toBe('/login?cot=demo');
  expect(assign).not.toHaveBeenCalled();
});

test('a vote that only the page has is not lost with it: the page goes on behind, unseen', async () => {
  const refuse = () => {
    throw new Error('Nothing is kept here.');
  };
  const store = { getItem: () => null, setItem: refuse, removeItem: () => undefined };
  outbox.openBallotOutbox(store, 'torres', 'ana').keep(vote);
  open('voter');
  await endSession();
  expect(screen.getByText('T1-1103').closest('[hidden]')).not.toBeNull();
  expect(screen.getByText(/espera solo en esta página/u)).toBeTruthy();
  const door = screen.getByRole('link', { name: 'Ingresar de nuevo' });
  expect(door.getAttribute('target')).toBe('_blank');
  expect(assign).not.toHaveBeenCalled();
});

test('the page of a member of the staff stays, with the text they were writing', async () => {
  open('moderator');
  await endSession();
  expect(screen.getByText('T1-1103')).toBeTruthy();
  expect(screen.getByText(/Ingrese de nuevo para continuar/u)).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});
