import {
  type AskedBallot,
  type BoothState,
  type CurrentBallot,
  describeRefusal,
  yesNoOptions,
} from '@asamblea/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ApiFailure } from '../../firebase/asking/ApiFailure.ts';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { BoothRoute } from './BoothRoute.tsx';

const asked: AskedBallot = {
  question: {
    ...{ questionId: 'q', number: 1, text: '¿Aprueba la obra?', state: 'open', closesAt: null },
    options: yesNoOptions({ blank: false, abstention: false }),
  },
  holdings: [
    {
      ...{ unitId: 'B-1', label: 'B-1', weight: 1, capacity: 'owner' },
      ...{ ownerName: 'Eva', ballot: null },
    },
  ],
};
const ballot: CurrentBallot = {
  ...{ assemblyName: 'Torres', cot: 'demo', personName: 'Eva', serverNow: Date.now() },
  ...{ stage: { mode: 'question', questionIds: ['q'] }, asked: [asked], holdings: [] },
};

let booth: BoothState | null;
let cast: () => unknown;

beforeEach(() => {
  booth = { name: 'Puesto 1', ballot };
  callApi.mockImplementation(async (_method: string, path: string) => {
    if (path === '/api/booth') return { booth };
    if (path === '/api/booth/enter') return { pass: 'p', ballot };
    if (path === '/api/booth/cast') return cast();
    return {};
  });
});

async function vote() {
  render(<BoothRoute asked="" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Votar' }));
  for (const digits of ['7', '123456']) {
    await userEvent.type(await screen.findByRole('textbox'), digits);
    fireEvent.submit(screen.getByRole('textbox').closest('form') ?? document.body);
    await screen.findByText(digits === '7' ? 'Escriba su PIN' : '¿Aprueba la obra?');
  }
  await userEvent.click(await screen.findByRole('radio', { name: 'A favor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revisar mi voto' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar mi voto' }));
}

test('a voter with a pending vote is told its outcome, also when the booth is closed meanwhile', async () => {
  let attempts = 0;
  cast = () => {
    attempts += 1;
    if (attempts === 1) throw ApiFailure.network();
    booth = null;
    throw new ApiFailure({ ...describeRefusal({ code: 'booth-closed' }), isAnswer: true });
  };
  await vote();
  await screen.findByText('No sabemos si su voto quedó guardado', {}, { timeout: 5_000 });
  document.dispatchEvent(new Event('visibilitychange'));
  await userEvent.click(await screen.findByRole('button', { name: 'Terminar' }));
  expect(await screen.findByText('Este equipo no es un puesto de votación')).toBeTruthy();
});

test('the receipt stays until the voter is done, also where the booth is closed meanwhile', async () => {
  cast = () => {
    booth = null;
    const results = [
      { unitId: 'B-1', status: 'accepted', optionIds: ['favour'], receipt: '7K2M-Q0XD' },
    ];
    return { results };
  };
  await vote();
  await screen.findByText('7K2M-Q0XD');
  document.dispatchEvent(new Event('visibilitychange'));
  await userEvent.click(await screen.findByRole('button', { name: 'Terminar' }));
  expect(await screen.findByText('Este equipo no es un puesto de votación')).toBeTruthy();
});
