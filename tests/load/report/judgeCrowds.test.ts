import { expect, test } from 'vitest';
import { distributionOf } from '../figures/distribution.ts';
import {
  judgeDesks,
  judgeEntrances,
  judgeInvitations,
  judgeRaces,
  judgeSigns,
} from './judgeCrowds.ts';

const times = (p95: number) => distributionOf([p95]);
const held = {
  races: {
    ...{ voters: 320, withinMs: 10_000, raced: 4, twice: 16, closesAfter: 0.9, checks: [] },
    ...{ calm: times(50), others: times(100) },
  },
  rivals: {
    ...{ desks: 20, turns: 20, broken: 0, decided: 20 },
    ...{ single: times(20), alone: times(40), raced: times(120) },
  },
  entrances: {
    ...{
      people: 600,
      withinMs: 60_000,
      times: times(30),
      statuses: { '200': 600 } as Readonly<Record<string, number>>,
      inside: 600,
    },
  },
  invitations: { people: 5_000, millis: 9_999, queued: 5_000 },
  signs: {
    ...{ voters: 320, withinMs: 10_000, signsPerMinute: 2_000, sent: 333, written: 90 },
    ...{ calm: times(50), beside: times(100), broken: 0, early: 0 },
  },
};

type Crowds = typeof held;

const missed = ({ races, rivals, entrances, signs, invitations }: Crowds) =>
  [
    ...judgeRaces(races),
    ...judgeDesks(rivals),
    ...judgeEntrances(entrances),
    ...judgeInvitations(invitations),
    ...judgeSigns(signs),
  ]
    .filter(({ isMet }) => !isMet)
    .map(({ text, detail }) => `${text}; ${detail}`);

test('holds up to the ratios, both included', () => {
  expect(missed(held)).toEqual([]);
});

test.each([
  [
    { ...held, races: { ...held.races, others: times(101) } },
    'el p95 de las demás es a lo sumo 2 veces el de siempre; 2.02 veces: 101 ms y 50 ms',
  ],
  [
    { ...held, rivals: { ...held.rivals, raced: times(130) } },
    'el p95 es a lo sumo 3 veces el de siempre; 3.25 veces: 130 ms y 40 ms',
  ],
  [
    { ...held, rivals: { ...held.rivals, single: times(10) } },
    'cada una su unidad, el p95 es a lo sumo 3 veces el de una mesa sola; 4.00 veces: 40 ms y 10 ms',
  ],
  [
    { ...held, rivals: { ...held.rivals, single: times(200), alone: times(500) } },
    'con 20 mesas a la vez, cada una su unidad, el p95 es menor que 500 ms; 500 ms',
  ],
  [
    { ...held, signs: { ...held.signs, beside: times(101) } },
    'señales de presencia por minuto, el p95 de los votos es a lo sumo 2 veces el de siempre',
  ],
  [
    { ...held, invitations: { ...held.invitations, millis: 10_000 } },
    '5000 invitaciones en cola en menos de 10 s; 10000 ms',
  ],
  [
    { ...held, invitations: { ...held.invitations, queued: 4_999 } },
    'un correo en cola por persona invitada',
  ],
  [{ ...held, signs: { ...held.signs, broken: 1 } }, 'toda señal de presencia se contesta'],
  [
    { ...held, signs: { ...held.signs, written: 0 } },
    'se escribe al menos la cuarta parte, como en una sala que se sigue hace rato; 0 de 333',
  ],
  [{ ...held, signs: { ...held.signs, early: 1 } }, 'antes del minuto de la anterior'],
  [{ ...held, rivals: { ...held.rivals, broken: 1 } }, 'ninguna mesa que compite recibe un error'],
  [{ ...held, rivals: { ...held.rivals, decided: 19 } }, 'queda en una sola mesa'],
  [
    { ...held, entrances: { ...held.entrances, statuses: { '200': 598, '429': 2 } } },
    'se encontró 598 × 200, 2 × 429 y se esperaba 600 × 200',
  ],
  [{ ...held, entrances: { ...held.entrances, inside: 599 } }, 'y cada una queda dentro'],
])('says which one is missed, and by how much', (crowds, words) => {
  expect(missed(crowds)).toEqual([expect.stringContaining(words)]);
});
