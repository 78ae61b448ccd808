import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { holdCase } from '../../testing/rules/holdCase.ts';
import { explainRule } from '../rules/explainRule.ts';
import { matterRule, packOf } from './rulePacks.ts';

/** The explanation of a matter for people who prepare the meeting. */
const guideTo = (packId: PackId, matter: string) =>
  explainRule(matterRule(packOf(packId), matter), packOf(packId).vocabulary);

const meeting = (yes: string, no: string, absent: string) => `
  a | ana  | ${yes} | presente | sí
  b | luis | ${no}  | presente | no
  c | eva  | ${absent} | ausente | -`;

test.each<[PackId, string, string, string, string, number, string]>([
  ['cl-21442', 'budget', '17', '16', '67', 1, 'approved'],
  ['cl-21442', 'budget', '16,5', '16,5', '67', 1, 'rejected'],
  ['cl-21442', 'budget', '17', '15,999999', '67,000001', 1, 'no-quorum'],
  ['cl-21442', 'reserve-fund', '50,000001', '0', '49,999999', 1, 'approved'],
  ['cl-21442', 'reserve-fund', '50', '1', '49', 1, 'rejected'],
  ['cl-21442', 'reserve-fund', '50', '0', '50', 1, 'no-quorum'],
  ['cl-21442', 'common-property-sale', '66', '0', '34', 1, 'approved'],
  ['cl-21442', 'common-property-sale', '65,999999', '10', '24,000001', 1, 'rejected'],
  ['cl-21442', 'common-property-sale', '65,999999', '0', '34,000001', 1, 'no-quorum'],
  ['mx-lgsm', 'administrators-election', '26', '24', '50', 1, 'approved'],
  ['mx-lgsm', 'administrators-election', '25', '25', '50', 1, 'rejected'],
  ['mx-lgsm', 'administrators-election', '26', '23,999999', '50,000001', 1, 'no-quorum'],
  ['mx-lgsm', 'administrators-election', '2', '1', '97', 2, 'approved'],
  ['mx-lgsm', 'merger', '50', '25', '25', 1, 'approved'],
  ['mx-lgsm', 'merger', '49,999999', '25,000001', '25', 1, 'rejected'],
  ['mx-lgsm', 'merger', '60', '14,999999', '25,000001', 1, 'no-quorum'],
  ['mx-lgsm', 'merger', '50', '0', '50', 2, 'approved'],
  ['mx-lgsm', 'merger', '49,999999', '0', '50,000001', 2, 'rejected'],
])(
  '%s, %s: %s for, %s against, %s absent, call %d → %s',
  (pack, matter, yes, no, absent, call, kind) => {
    expect(holdCase({ pack, matter, roll: meeting(yes, no, absent), call }).kind).toBe(kind);
  },
);

test('Chile: who owes is not «hábil»: counts for the quorum and not for the agreement', () => {
  const roll = `
    1 | ana  | 40 | presente | no | mora
    2 | luis | 30 | presente | sí
    3 | eva  | 10 | presente | no
    4 | sol  | 20 | ausente  | -`;
  expect(holdCase({ pack: 'cl-21442', matter: 'budget', roll })).toMatchObject({
    kind: 'approved',
    finding: { numerator: 30_000_000, base: 40_000_000 },
  });
  expect(holdCase({ pack: 'cl-21442', matter: 'reserve-fund', roll })).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 30_000_000, base: 60_000_000 },
  });
});

test('Chile: the sentence names the article, and the guide that nobody has read it', () => {
  const roll = meeting('66', '0', '34');
  expect(holdCase({ pack: 'cl-21442', matter: 'common-property-sale', roll }).sentence).toBe(
    'Aprobado con 66,00 %; se necesitaba al menos el 66 % del total de los derechos que pueden votar (Ley 21.442, artículo 15).',
  );
  expect(guideTo('cl-21442', 'common-property-sale')).toContain(
    'Para aprobar: al menos el 66 % del total de los derechos que pueden votar (Ley 21.442, artículo 15).',
  );
});

const owners = (votes: string) =>
  [...votes]
    .map((vote, i) => {
      const did = vote === '·' ? 'ausente | -' : `presente | ${vote === 's' ? 'sí' : 'no'}`;
      return `${i} | c${i} | ${10 * (i + 1)} | ${did}`;
    })
    .join('\n');

/** Four owners of 10, 20, 30 and 40. */
test.each([
  ['nns·', 1, 'rejected'],
  ['nss·', 1, 'approved'],
  ['ss··', 1, 'no-quorum'],
  ['nns·', 2, 'rejected'],
  ['ss··', 2, 'no-quorum'],
  ['s···', 3, 'approved'],
  ['····', 3, 'no-quorum'],
])(
  'Mexico City: three quarters of the owners, then most of them, then any attendance: %s, call %d → %s',
  (votes, call, kind) => {
    expect(holdCase({ pack: 'mx-cdmx', matter: 'budget', roll: owners(votes), call }).kind).toBe(
      kind,
    );
  },
);

test('Mexico City: votes weigh the indiviso, and the guide says that nobody read the law', () => {
  expect(holdCase({ pack: 'mx-cdmx', matter: 'budget', roll: owners('nns·') }).sentence).toBe(
    'Rechazado con 50,00 % a favor; se necesitaba más del 50 % del indiviso presente (Ley de Propiedad en Condominio de la Ciudad de México, artículos 31 a 33).',
  );
  expect(guideTo('mx-cdmx', 'budget')).toContain(
    'Para aprobar: más del 50 % del indiviso presente (Ley de Propiedad en Condominio de la Ciudad de México, artículos 31 a 33).',
  );
});

const members = (votes: string) =>
  [...votes]
    .map((vote, i) => {
      const words: Readonly<Record<string, string>> = {
        s: 'presente | sí',
        n: 'presente | no',
        a: 'presente | abstención',
        '·': 'ausente | -',
      };
      return `${i} | m${i} | ${i + 1} | ${words[vote]}`;
    })
    .join('\n');

test.each([
  ['budget', 'ssn··', 'approved'],
  ['budget', 'ssnn·', 'rejected'],
  ['budget', 'ss···', 'no-quorum'],
  ['budget', 'ssaa·', 'rejected'],
  ['motion', 'ssnaa', 'approved'],
  ['motion', 'ssnna', 'rejected'],
  ['board-removal', 'sss··', 'approved'],
  ['board-removal', 'ssn··', 'rejected'],
  ['bylaws-reform', 'ssn··', 'approved'],
  ['bylaws-reform', 'sssnn', 'rejected'],
  ['dissolution', 'sssn·', 'approved'],
  ['dissolution', 'sssnn', 'rejected'],
  ['off-agenda', 'sssss', 'approved'],
  ['off-agenda', 'ssss·', 'rejected'],
])('one member, one vote: %s with %s → %s', (matter, votes, kind) => {
  expect(holdCase({ pack: 'generic', matter, roll: members(votes) }).kind).toBe(kind);
});

test('one member, one vote: the weight of the roster never counts', () => {
  const roll = `
    1 | ana  | 90 | presente | sí
    2 | luis | 5  | presente | no
    3 | eva  | 5  | presente | no`;
  expect(holdCase({ pack: 'generic', matter: 'budget', roll })).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 1, base: 3 },
    sentence:
      'Rechazado con 33,33 % a favor; se necesitaba más del 50 % de los miembros presentes (lo usual, si los estatutos no dicen otra cosa).',
  });
});
