import type { SaidNoVote, WhyNoVoteAnswer } from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DeskHolding } from '../features/hall/attendance/desk/deskHoldings.ts';
import { NoVoteSolutions } from '../features/hall/attendance/person/NoVoteSolutions.tsx';
import { NoVoteCauses } from '../features/polls/noVote/NoVoteCauses.tsx';
import { WhyNoVoteOf } from '../features/polls/noVote/WhyNoVoteOf.tsx';
import { ApiFailure } from '../firebase/asking/ApiFailure.ts';
import { callApi } from '../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../testing/renderPage.tsx';

beforeEach(() => enterAs('registrar'));

const holding = (unitId: string): DeskHolding => ({
  unit: {
    ...{ unitId, label: unitId, group: '', kind: '', weight: 1, inArrears: false, order: 0 },
    ...{ ownerIds: ['ana'], ownerNames: ['Ana'] },
  },
  ...{ capacity: 'owner', attorney: null, isPending: false },
  state: { kind: 'absent', leftAt: null },
});
const holdings = [holding('A-1'), holding('A-2')];

function open(mayWork = true) {
  const work = { accredit: vi.fn() };
  const actions = { ask: vi.fn(), transfer: vi.fn() };
  const onOpen = vi.fn();
  const pick = { channel: 'hall' };
  const desk = { holdings, work, pick, mayWork } as never;
  const page = renderPage(
    <NoVoteSolutions
      {...{ desk, actions, onOpen }}
      personId="ana"
      renderCauses={(asked) => <NoVoteCauses {...asked} />}
    />,
  );
  return { ...page, work, actions, onOpen };
}

function said(solution: SaidNoVote['solution']): SaidNoVote {
  return { cause: 'not-accredited', text: `Causa de ${solution}.`, solution, unitIds: ['A-2'] };
}
const answer = (...causes: readonly SaidNoVote[]): WhyNoVoteAnswer => ({ may: null, causes });

test('asks for the person, and says that they may vote', async () => {
  callApi.mockResolvedValue({ may: 'Puede votar ahora por A-1, con su teléfono.', causes: [] });
  open();
  await screen.findByText('Puede votar ahora por A-1, con su teléfono.');
  expect(callApi).toHaveBeenCalledWith('POST', '/api/attendance/why', { personId: 'ana' });
});

test.each([
  ['accredit', 'Acreditar', 'work.accredit'],
  ['attend', 'Asistir o solo mirar', 'actions.ask'],
  ['transfer', 'Pasar a esta persona', 'actions.transfer'],
] as const)(
  'the button of %s does it with the units concerned alone',
  async (solution, name, by) => {
    callApi.mockResolvedValue(answer(said(solution)));
    const { user, work, actions } = open();
    await user.click(await screen.findByRole('button', { name }));
    const done = { 'work.accredit': work.accredit, 'actions.ask': actions.ask };
    const called = { ...done, 'actions.transfer': actions.transfer }[by];
    const [given] = called.mock.calls[0]?.filter(Array.isArray) ?? [];
    expect(given).toEqual([holdings[1]]);
  },
);

test.each([
  ['clear-arrears', 'Registrar paz y salvo', 'arrears'],
  ['reset-device', 'Restablecer dispositivo', 'device'],
  ['credential', 'Dar una credencial', 'credential'],
] as const)('the button of %s opens what solves it', async (solution, name, dialog) => {
  callApi.mockResolvedValue(answer(said(solution)));
  const { user, onOpen } = open();
  await user.click(await screen.findByRole('button', { name }));
  expect(onOpen).toHaveBeenCalledWith(dialog);
});

test('a cause that no desk can solve has no button, and a reader has none', async () => {
  callApi.mockResolvedValue(answer(said(null), said('credential')));
  open(false);
  await screen.findByText('Causa de null.');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a failure is told, and asked again', async () => {
  callApi.mockRejectedValueOnce(ApiFailure.network());
  const { user } = open();
  callApi.mockResolvedValue(answer(said('proxies')));
  await user.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  const link = await screen.findByRole('link', { name: 'Ir a los poderes' });
  await waitFor(() => expect(link.getAttribute('href')).toContain('?mesa=poderes'));
});

test('away from the desk it is asked with a press, and leads to where it is solved', async () => {
  enterAs('moderator');
  callApi.mockResolvedValue(answer(said('accredit')));
  const { user } = renderPage(<WhyNoVoteOf personId="ana" />);
  expect(callApi).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '¿Por qué no puede votar?' }));
  const link = await screen.findByRole('link', { name: 'Resolverlo en el registro' });
  expect(link.getAttribute('href')).toBe('/register');
});

test('a member who may not ask is not offered the question', () => {
  enterAs('observer');
  renderPage(<WhyNoVoteOf personId="ana" />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
