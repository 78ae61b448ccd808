import {
  type AskedBallot,
  type BoothState,
  type CastRequest,
  type CurrentBallot,
  platePayload,
  yesNoOptions,
} from '@asamblea/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { BoothPage } from './BoothPage.tsx';

const question: AskedBallot['question'] = {
  ...{ questionId: 'q3', number: 3, text: '¿Aprueba la obra?', disclosure: 'secret' },
  ...{ options: yesNoOptions({ blank: false, abstention: true }), state: 'open', closesAt: null },
};
const asked = (number: number): AskedBallot => ({
  question: { ...question, questionId: `q${number}`, number },
  holdings: [
    {
      ...{ unitId: 'B-1', label: 'B-1', weight: 1_000_000, capacity: 'owner' },
      ...{ ownerName: 'Eva Sol', ballot: null },
    },
  ],
});
const mine = [asked(3), asked(4), asked(5)];
const ballot: CurrentBallot = {
  ...{ assemblyName: 'Torres', cot: 'demo', personName: '', serverNow: Date.now() },
  ...{ stage: { mode: 'question', questionIds: ['q3'] }, holdings: [] },
  asked: mine.map((one) => ({ ...one, holdings: [] })),
};
const vote: CastRequest = {
  ...{ questionId: 'q3', requestId: 'r', choices: [{ unitId: 'B-1', optionIds: ['favour'] }] },
};

/** The answers of the server to each submission. */
let casts: (() => unknown)[];

beforeEach(() => {
  casts = [];
  callApi.mockImplementation(async (_method: string, path: string) => {
    if (path !== '/api/booth/enter') return (casts.shift() ?? accepted)();
    return { pass: 'p', ballot: { ...ballot, personName: 'Eva Sol', asked: mine } };
  });
});

const accepted = () => ({
  results: [{ unitId: 'B-1', status: 'accepted', optionIds: null, receipt: '7K2M-Q0XD' }],
});

function open() {
  const state: BoothState = { name: 'Puesto 1', ballot };
  const booth = { state, isNone: false, failure: null, offset: 0, refresh: () => undefined };
  render(
    <BoothPage
      {...{ booth, state }}
      renderBallot={({ onConfirm }) => (
        <button type="button" onClick={() => onConfirm(vote)}>
          Confirmar
        </button>
      )}
    />,
  );
  return userEvent.setup({ delay: null, advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
}

const title = () => screen.findByRole('heading', { level: 1 });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a keyboard votes from the free screen on, without a click', async () => {
  const user = open();
  await user.keyboard('14{Enter}');
  expect((await title()).textContent).toBe('Escriba su PIN');
  await user.keyboard('012345{Enter}');
  await screen.findByText('Eva Sol');
  expect(callApi).toHaveBeenCalledWith('POST', '/api/booth/enter', { plate: 14, pin: '012345' });
});

test('Enter begins, and a reader types letters and digits into the free screen', async () => {
  const user = open();
  await user.keyboard('{Enter}');
  expect((await title()).textContent).toBe('Escriba el número de su placa');
  press('Salir sin votar');
  await user.keyboard(`${platePayload(14)}{Enter}`);
  expect(await screen.findByText(/con la placa 14/u)).toBeTruthy();
});

test('after a touch the keyboard still types, wherever the focus is', async () => {
  const user = open();
  await user.keyboard('1');
  await user.click(screen.getByRole('button', { name: '4' }));
  await user.keyboard('2');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('142');
  screen.getByRole('button', { name: 'Borrar todo' }).focus();
  await user.keyboard('3');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1423');
});

/** Plate, PIN and the first of three questions. */
async function voteOne() {
  const user = open();
  press('Votar');
  await user.type(screen.getByRole('textbox', { name: 'Número de placa' }), '14{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'PIN' }), '012345{Enter}');
  fireEvent.click(await screen.findByRole('button', { name: 'Confirmar' }));
  await screen.findByText(/2 de 3/u);
}

const keptOne = 'Su voto quedó guardado en 1 de 3 preguntas. Puede retirarse.';

test('a voter who leaves after one of three is told which votes were kept and which were not', async () => {
  await voteOne();
  press('Terminar sin votar las que faltan');
  expect((await title()).textContent).toBe(keptOne);
  expect(screen.getByText('7K2M-Q0XD').parentElement?.textContent).toContain('Pregunta 3: B-1');
  expect(screen.getByText(/En las preguntas 4 y 5 no votó/u)).toBeTruthy();
  press('Terminar');
  expect((await title()).textContent).toBe('El puesto está libre');
});

test('a voter who walks away after one of three leaves the same message behind, for seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await voteOne();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect((await title()).textContent).toBe(keptOne);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect((await title()).textContent).toBe('El puesto está libre');
  expect(document.body.textContent).not.toMatch(/7K2M|Eva/u);
});

test('a vote that is refused for good does not hide the one that was kept', async () => {
  await voteOne();
  const message = 'Pasó demasiado tiempo. Escriba otra vez su placa y su PIN.';
  casts = [
    () => {
      throw new ApiFailure({ code: 'booth-pass-over', statusCode: 401, message, isAnswer: true });
    },
  ];
  press('Confirmar');
  await screen.findByText(new RegExp(`La pregunta 4 no se guardó. ${message}`, 'u'));
  expect((await title()).textContent).toBe(keptOne);
  expect(screen.getByText(/En la pregunta 5 no votó/u)).toBeTruthy();
});
