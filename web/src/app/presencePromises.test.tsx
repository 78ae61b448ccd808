import {
  type AttendanceMode,
  type CurrentBallot,
  describeRefusal,
  graceMillis,
  type OnlineUnit,
  type SessionState,
} from '@asamblea/domain';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ThanksPage } from '../features/hall/remote/ThanksPage.tsx';
import { callApi } from '../testing/fakes/firebase/asking/callApi.ts';
import { enterAs } from '../testing/fakes/firebase/session/session.tsx';
import { renderPage } from '../testing/renderPage.tsx';
import { RemoteRoomRoute } from './voter/RemoteRoomRoute.tsx';

const unit = (label: string, channel: AttendanceMode): OnlineUnit => ({
  ...{ label, channel },
  answer: { unitId: label, status: channel === 'online' ? 'done' : 'unchanged' },
});
const represented: OnlineUnit = {
  ...{ label: '103', channel: 'online' },
  answer: {
    ...{ unitId: '103', status: 'refused' },
    refusal: describeRefusal({ code: 'unit-represented', detail: 'La representa Iván.' }),
  },
};

interface Moment {
  readonly units: readonly OnlineUnit[];
  readonly session?: SessionState;
  /** The button pressed before looking. */
  readonly press?: string;
}

/** The whole text of the remote room, once it has settled. */
async function look({ units, session = 'open', press }: Moment): Promise<string> {
  const ballot: CurrentBallot = {
    ...{ assemblyName: 'Torres', cot: 'demo', personName: 'Ana', serverNow: Date.now() },
    ...{ stage: { mode: 'quorum' }, asked: [], timeZone: 'America/Bogota' },
    session: { state: session, call: 1, startsAt: 0, resumesAt: null },
    holdings: units
      .filter(({ answer }) => answer.status !== 'refused')
      .map(({ label }) => ({
        ...{ unitId: label, label, weight: 1, capacity: 'owner', ownerName: 'Ana', ballot: null },
      })),
  };
  callApi.mockImplementation(async (_method: string, path: string) => {
    if (path === '/api/votes/current') return ballot;
    if (path.startsWith('/api/public/live')) return { live: null };
    if (path === '/api/zoom/own') return { isOn: false, inPage: false };
    return path === '/api/presence/enter' ? { units } : { attends: true };
  });
  const { user } = renderPage(<RemoteRoomRoute />);
  if (press !== undefined) await user.click(await screen.findByRole('button', { name: press }));
  const standing = session === 'open' ? /Usted|No encontramos/u : /terminó|fracasó/u;
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(standing));
  await screen.findByText(/acreditado|Gracias por participar|siguiente convocatoria/u);
  return document.body.textContent ?? '';
}

beforeEach(() => {
  enterAs('voter', { userId: 'ana' });
});

const lapse = /Si cierra esta página o pierde la conexión, a los tres minutos/u;
const stays = /cuenta en el quórum de la sala aunque cierre esta página/u;
const willAppear = /aparecerá aquí sola|aparecerán aquí/u;

/** In each state: the required words, and the false ones. */
const states: readonly (readonly [string, Moment, readonly RegExp[], readonly RegExp[]])[] = [
  [
    'accredited in the hall',
    { units: [unit('101', 'hall')] },
    [
      stays,
      /hasta que la mesa de registro anote su salida/u,
      /Usted está acreditado con 1 unidad/u,
    ],
    [lapse, /Salir de la reunión/u],
  ],
  ['accredited on paper', { units: [unit('101', 'paper')] }, [stays], [lapse]],
  [
    'only online',
    { units: [unit('101', 'online'), unit('102', 'online')] },
    [lapse, /deja de contar en el quórum de la sala\. Los votos que envió cuentan/u],
    [stays, /siguen? contando/u],
  ],
  [
    'in both',
    { units: [unit('101', 'hall'), unit('102', 'online')] },
    [lapse, /102 deja de contar en el quórum de la sala; 101 sigue contando/u],
    [stays],
  ],
  [
    'gone, who was only online',
    { units: [unit('102', 'online')], press: 'Salir de la reunión' },
    [/ya no cuenta en el quórum de la sala\. Los votos que envió cuentan/u],
    [lapse, stays, /sigue contando/u],
  ],
  [
    'gone, who was in both',
    { units: [unit('101', 'hall'), unit('102', 'online')], press: 'Salir de la reunión' },
    [/salió de la reunión en línea\. 101 sigue contando en el quórum de la sala/u],
    [lapse, /ya no cuenta/u],
  ],
  [
    'watching only',
    { units: [represented], press: 'Solo mirar' },
    [/solo mira: vota por usted quien lo representa/u, /es ella quien vota/u],
    [lapse, stays, /Usted está acreditado/u],
  ],
  [
    'of nobody in the roster',
    { units: [] },
    [/mientras tanto puede mirar/u, /Usted aún no está acreditado/u],
    [lapse, stays],
  ],
  [
    'in a session that is closed',
    { units: [unit('101', 'online')], session: 'closed' },
    [/La sesión terminó: puede cerrar esta página/u, /Usted estuvo acreditado con 1 unidad/u],
    [lapse, stays, willAppear, /Usted está/u, /Salir de la reunión/u],
  ],
  [
    'absent from a session that is closed',
    { units: [], session: 'closed' },
    [/La sesión terminó/u],
    [lapse, stays, willAppear, /Acérquese|acérquese/u],
  ],
  [
    'in a call that failed',
    { units: [unit('101', 'hall')], session: 'failed' },
    [/fracasó por falta de quórum/u],
    [lapse, stays, willAppear, /Usted está/u],
  ],
];

test.each(states)(
  'promises only true things to a person who is %s',
  async (_, moment, so, notSo) => {
    const text = await look(moment);
    for (const words of so) expect(text).toMatch(words);
    for (const words of notSo) expect(text).not.toMatch(words);
  },
);

test('an owner represented by somebody else is told so, and asked', async () => {
  callApi.mockImplementation(async (_method: string, path: string) => {
    if (path === '/api/presence/enter') return { units: [represented] };
    throw new Error(path);
  });
  renderPage(<RemoteRoomRoute />);
  expect(await screen.findByText(/La representa Iván/u)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Asistir y revocar el poder' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(lapse);
});

test('the last page thanks also people who only watched, and does not say that they attended', () => {
  renderPage(<ThanksPage />);
  expect(document.body.textContent).toMatch(/Si asistió.*su asistencia quedó registrada/u);
});

test('two minutes are what the server waits for', () => {
  expect(graceMillis).toBe(3 * 60_000);
});
