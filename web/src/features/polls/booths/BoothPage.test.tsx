import {
  type AskedBallot,
  type BoothState,
  type CastRequest,
  type CurrentBallot,
  type Holding,
  platePayload,
  yesNoOptions,
} from '@asamblea/domain';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../../testing/fakes/firebase/asking/callApi.ts';
import { waitAfter } from '../../../testing/fakes/firebase/asking/retrying.ts';
import { BoothPage } from './BoothPage.tsx';

const unit = (unitId: string, more: Partial<Holding> = {}): Holding => ({
  ...{ unitId, label: unitId, weight: 1_000_000, capacity: 'owner', ownerName: 'Eva Sol' },
  ...{ ballot: null, ...more },
});
const voted = { ballot: { optionIds: null, receipt: null, castAt: null } };

const asking = (...holdings: readonly Holding[]): AskedBallot => ({
  question: {
    ...{ questionId: 'q', number: 3, text: '¿Aprueba la obra?', disclosure: 'secret' },
    ...{ options: yesNoOptions({ blank: false, abstention: true }), state: 'open', closesAt: null },
  },
  holdings,
});
const ballot: CurrentBallot = {
  ...{ assemblyName: 'Torres', cot: 'demo', personName: '', serverNow: Date.now() },
  stage: { mode: 'question', questionIds: ['q'] },
  ...{ asked: [asking()], holdings: [] },
};
const enteredWith = (...asked: AskedBallot[]) => ({ ...ballot, personName: 'Eva Sol', asked });

/** The answers of the server to plate and PIN, and to each submission. */
let enter: () => unknown;
let casts: (() => unknown)[];
let sent: { readonly pass: string; readonly vote: CastRequest }[];

beforeEach(() => {
  vi.useFakeTimers();
  waitAfter.mockReturnValue(50);
  sent = [];
  casts = [];
  enter = () => ({
    pass: 'el-pase',
    ballot: enteredWith(asking(unit('B-1'), unit('B-2', voted))),
  });
  callApi.mockImplementation(async (_method: string, path: string, body: never) => {
    if (path === '/api/booth/enter') return enter();
    sent.push(body);
    const next = casts.shift();
    return next === undefined ? accepted : next();
  });
});

const accepted = {
  results: [{ unitId: 'B-1', status: 'accepted', optionIds: null, receipt: '7K2M-Q0XD' }],
};
const vote: CastRequest = {
  ...{ questionId: 'q', requestId: 'r', choices: [{ unitId: 'B-1', optionIds: ['favour'] }] },
};

function open(asked: CurrentBallot['asked'] = ballot.asked) {
  const state: BoothState = { name: 'Puesto 1', ballot: { ...ballot, asked } };
  const booth = { state, isNone: false, failure: null, offset: 0, refresh: () => undefined };
  return (
    <BoothPage
      booth={booth}
      state={state}
      renderBallot={({ units, onConfirm }) => (
        <button type="button" onClick={() => onConfirm(vote)}>
          Confirmar por {units.map(({ label }) => label).join()}
        </button>
      )}
    />
  );
}

const pressKey = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

async function type(digits: string) {
  for (const digit of digits) pressKey(digit);
  fireEvent.submit(screen.getByRole('textbox').closest('form') ?? document.body);
  await wait(0);
}

async function showPlateAndPin() {
  pressKey('Votar');
  await type('14');
  await type('012345');
}

test('plate, PIN, ballot and receipt are one step a screen; it clears by itself', async () => {
  render(open());
  expect(title()).toBe('El puesto está libre');
  pressKey('Votar');
  expect(title()).toBe('Escriba el número de su placa');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Número de placa' }));
  await type('14');
  expect(title()).toBe('Escriba su PIN');
  await type('012345');
  expect(callApi).toHaveBeenCalledWith('POST', '/api/booth/enter', { plate: 14, pin: '012345' });
  expect(document.activeElement?.textContent).toBe('Vota Eva Sol');
  expect(screen.getByRole('alert').textContent).toContain('1 unidad ya votó: B-2');
  pressKey('Confirmar por B-1');
  await wait(0);
  expect(title()).toBe('Listo, su voto quedó guardado. Puede retirarse.');
  expect(screen.getByText('7K2M-Q0XD')).toBeTruthy();
  expect(sent).toEqual([{ pass: 'el-pase', vote }]);
  await wait(10_000);
  expect(title()).toBe('El puesto está libre');
  expect(document.body.textContent).not.toMatch(/Eva|7K2M|B-1|012345/u);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).toBe('[{},{}]');
});

test('a ballot of several is one question after another, with every receipt at the end', async () => {
  const first = asking(unit('B-1'));
  const asked = (questionId: string, number: number) => ({
    ...{ ...first, question: { ...first.question, questionId, number } },
  });
  const several = [first, asked('r', 4), asked('s', 5)];
  enter = () => ({ pass: 'p', ballot: enteredWith(...several) });
  const receiptOf = (receipt: string) => () => ({ results: [{ ...accepted.results[0], receipt }] });
  casts = [receiptOf('AAAA-1111'), receiptOf('BBBB-2222')];
  const { rerender } = render(open(several));
  await showPlateAndPin();
  expect(document.activeElement?.textContent).toBe('Vota Eva Sol · 1 de 3');
  pressKey('Confirmar por B-1');
  await wait(0);
  expect(document.activeElement?.textContent).toBe('Vota Eva Sol · 2 de 3');
  pressKey('Confirmar por B-1');
  await wait(0);
  expect(document.activeElement?.textContent).toBe('Vota Eva Sol · 3 de 3');
  // The chair closes that one alone meanwhile.
  rerender(open(several.slice(0, 2)));
  expect(title()).toBe('Su voto quedó guardado en 2 de 3 preguntas. Puede retirarse.');
  expect(screen.getByText('AAAA-1111')).toBeTruthy();
  expect(screen.getByText('BBBB-2222').parentElement?.textContent).toContain('Pregunta 4: B-1');
  expect(screen.getByText(/La pregunta 5 se cerró/u)).toBeTruthy();
});

test('a reader types the plate, and a slow voter gets more time at the end', async () => {
  render(open());
  pressKey('Votar');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: platePayload(14) } });
  await type('');
  expect(screen.getByText(/con la placa 14/u)).toBeTruthy();
  await type('012345');
  pressKey('Confirmar por B-1');
  await wait(0);
  pressKey('Necesito más tiempo');
  await wait(50_000);
  expect(screen.getByText('7K2M-Q0XD')).toBeTruthy();
});

test('a wrong PIN goes back to the plate with the words of the server', async () => {
  enter = () => {
    const message = 'Demasiados intentos. Espere 1 minuto y pruebe de nuevo.';
    throw new ApiFailure({ code: 'too-many-attempts', statusCode: 429, message });
  };
  render(open());
  await showPlateAndPin();
  expect(title()).toBe('Escriba el número de su placa');
  expect(screen.getByRole('alert').textContent).toContain('Espere 1 minuto');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

test.each(['plate', 'pin', 'ballot'] as const)(
  'a voter who walks away at the step of the %s is forgotten after a minute, with a warning before',
  async (at) => {
    render(open());
    if (at === 'ballot') await showPlateAndPin();
    else pressKey('Votar');
    if (at === 'pin') await type('14');
    await wait(50_000);
    // Above the step, it would move what the person is told to touch.
    expect(within(screen.getByRole('banner')).getByText(/¿Sigue ahí\?/u)).toBeTruthy();
    await wait(11_000);
    expect(title()).toBe('El puesto está libre');
  },
);

test('a voter who touches the screen is not forgotten', async () => {
  render(open());
  await showPlateAndPin();
  await wait(50_000);
  fireEvent.pointerDown(document.body);
  await wait(50_000);
  expect(screen.getByText('Eva Sol')).toBeTruthy();
});

const notOurs = { code: 'foreign', message: 'Rate exceeded.' };

test.each([
  ['no network', ApiFailure.network()],
  ['the 429 of a platform', new ApiFailure({ ...notOurs, statusCode: 429 })],
  ['the 403 of a network', new ApiFailure({ ...notOurs, statusCode: 403 })],
])('with %s the same vote goes again, is not forgotten, and is on no disk', async (_, failure) => {
  const cut = () => {
    throw failure;
  };
  casts = Array.from({ length: 3_000 }, () => cut);
  render(open());
  await showPlateAndPin();
  pressKey('Confirmar por B-1');
  await wait(70_000);
  expect(title()).toBe('Su voto está pendiente');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).toBe('[{},{}]');
  casts = [];
  await wait(100);
  expect(title()).toContain('su voto quedó guardado');
  expect(new Set(sent.map((one) => one.vote.requestId)).size).toBe(1);
});

test('says which units were not counted, and a pass that is over says what to do', async () => {
  const refusal = { code: 'already-voted', message: 'Esa unidad ya votó.', statusCode: 409 };
  casts = [() => ({ results: [{ unitId: 'B-1', status: 'refused', refusal }] })];
  const view = render(open());
  await showPlateAndPin();
  pressKey('Confirmar por B-1');
  await wait(0);
  expect(title()).toBe('Su voto no se contó');
  expect(screen.getByRole('alert').textContent).toContain('B-1: Esa unidad ya votó.');
  pressKey('Terminar');
  const message = 'Pasó demasiado tiempo. Escriba otra vez su placa y su PIN.';
  casts = [
    () => {
      throw new ApiFailure({ code: 'booth-pass-over', statusCode: 401, message, isAnswer: true });
    },
  ];
  await showPlateAndPin();
  pressKey('Confirmar por B-1');
  await wait(0);
  expect(screen.getByText(message)).toBeTruthy();
  view.unmount();
});

test('a refusal after a sending that had no answer does not say that the vote was not kept', async () => {
  const message = 'Pasó demasiado tiempo. Escriba otra vez su placa y su PIN.';
  const over = () => {
    throw new ApiFailure({ code: 'booth-pass-over', statusCode: 401, message, isAnswer: true });
  };
  const cut = () => {
    throw ApiFailure.network();
  };
  const view = render(open());
  for (const [answers, said] of [
    [[over], 'Su voto no se guardó'],
    [[cut, over], 'No sabemos si su voto quedó guardado'],
  ] as const) {
    casts = [...answers];
    await showPlateAndPin();
    pressKey('Confirmar por B-1');
    await wait(100);
    expect(title()).toBe(said);
    pressKey('Terminar');
  }
  view.unmount();
});

test.each<readonly [string, readonly Holding[], string]>([
  ['holds nothing', [], 'Su placa no tiene unidades acreditadas'],
  ['voted by phone', [unit('B-1', voted)], 'Usted ya votó en esta pregunta'],
])('a voter who %s is told so and sees no ballot', async (_what, holdings, said) => {
  enter = () => ({ pass: 'p', ballot: enteredWith(asking(...holdings)) });
  render(open());
  await showPlateAndPin();
  expect(title()).toBe(said);
  expect(screen.queryByText(/Confirmar/u)).toBeNull();
});

test('without an open question it waits, and a ballot whose question closed says that it was not sent', async () => {
  const view = render(open());
  await showPlateAndPin();
  view.rerender(open([]));
  expect(title()).toBe('La votación se cerró antes de que usted confirmara');
  pressKey('Terminar');
  expect(title()).toBe('Espere, por favor');
  expect(screen.queryByRole('button', { name: 'Votar' })).toBeNull();
  expect(sent).toEqual([]);
});

test('going back in the browser clears the screen and stays', async () => {
  render(open());
  await showPlateAndPin();
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(title()).toBe('El puesto está libre');
});
