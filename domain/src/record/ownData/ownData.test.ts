import { expect, test } from 'vitest';
import { momentOnClock } from '../../kernel/calendars/momentOnClock.ts';
import { tableText } from '../../kernel/sheets/reportTable.ts';
import type { OwnReport } from '../reports/ownReport.ts';
import { type OwnData, ownDataSession } from './ownData.ts';
import { ownDataTables } from './ownDataTables.ts';

const at = Date.UTC(2026, 10, 21, 20, 0);
const report: OwnReport = {
  ...{ assemblyName: 'Torres', timeZone: 'UTC', session: 1, readAt: at, name: 'Ana' },
  ...{ openedAt: at, closedAt: at, deadlines: [], absent: [{ unit: 'B', weight: 1 }] },
  stays: [
    {
      ...{ unit: 'A', group: '', weight: 1, capacity: 'owner', owner: 'Ana', holder: null },
      ...{ enteredAt: at, leftAt: null, tookOver: false, handedOver: false },
    },
  ],
  decisions: [
    {
      ...{ questionId: 'q1', number: 1, text: '¿Aprueba?', isSecret: false, result: null },
      votes: [{ unitId: 'A', unit: 'A', choice: 'A favor', by: null, receipt: 'AAAA' }],
    },
    {
      ...{ questionId: 'q2', number: 2, text: '¿Elige?', isSecret: true, result: null },
      votes: [{ unitId: 'A', unit: 'A', choice: null, by: null, receipt: null }],
    },
  ],
};
const data: OwnData = {
  ...{ assembly: 'Torres', timeZone: 'UTC', readAt: at },
  person: {
    name: 'Ana',
    document: 'CC 1',
    email: 'a@b.test',
    phone: null,
    moreEmails: ['c@d.test'],
  },
  account: {
    ...{ name: 'Ana', email: 'a@b.test', devices: [{ name: 'iPhone', since: at }] },
    privacyShown: { version: 1, at },
  },
  units: [{ label: 'A', group: '', kind: '', weight: 10_000, inArrears: true, owners: 2 }],
  sessions: [ownDataSession(report)],
  proxies: [
    {
      ...{ grantorName: 'Ana', attorneyName: 'Luis', unitIds: ['B'], writtenOn: '2026-11-20' },
      ...{ validUntil: null, isGiven: true, state: 'accepted', receivedAt: at },
    },
  ],
  mails: [{ to: 'a…@b.test', kind: 'notice', state: 'sent', queuedAt: at }],
  handed: [{ on: '2026-11-01', means: 'signed-list' }],
  inquiries: [{ session: 1, text: '¿Cuánto?', sentAt: at }],
  objections: [{ session: 1, call: 1, text: 'No.', on: '2026-12-01', answer: null }],
  comments: [{ session: 1, call: 1, text: 'Falta.', at }],
  entries: [{ at, kind: 'unit-entered', unitId: 'A' }],
};

const rowsOf = (name: string) => {
  const table = ownDataTables(data).find((one) => one.name === name);
  return table === undefined ? [] : tableText(table, 'UTC').slice(1);
};

test('a named vote is told with its receipt, and of a secret one only that they took part', () => {
  expect(rowsOf('Votos')).toEqual([
    ['1', '¿Aprueba?', 'A', 'A favor', 'AAAA'],
    ['1', '¿Elige?', 'A', 'Participó: el voto es secreto', ''],
  ]);
  expect(JSON.stringify(data.sessions)).not.toContain('result');
});

test('every matter has its table, those without rows too', () => {
  const empty: OwnData = {
    ...{ ...data, person: null, units: [], sessions: [], proxies: [], mails: [], handed: [] },
    ...{ inquiries: [], objections: [], comments: [], entries: [] },
  };
  const names = (one: OwnData) => ownDataTables(one).map(({ name }) => name);
  expect(names(empty)).toEqual(names(data));
  expect(names(data)).toHaveLength(8);
});

test('the account says which privacy notice was shown and when, or that there was none', () => {
  expect(rowsOf('Mis datos')).toContainEqual([
    'Aviso de privacidad mostrado (versión 1)',
    momentOnClock(at, 'UTC'),
  ]);
  const [table] = ownDataTables({ ...data, account: { ...data.account, privacyShown: null } });
  expect(table.rows).toContainEqual(['Aviso de privacidad mostrado', '']);
});

test('contact, messages by their masked address and the writings are there', () => {
  expect(rowsOf('Mis datos').flat()).toEqual(expect.arrayContaining(['CC 1', 'c@d.test']));
  expect(rowsOf('Mensajes').map(([what, to]) => [what, to])).toEqual([
    ['Aviso de la reunión', 'a…@b.test'],
    ['A mano', expect.any(String)],
  ]);
  expect(rowsOf('Lo que escribí').map(([what]) => what)).toEqual([
    ...['Pregunta', 'Oposición al acta', 'Comentario del acta'],
  ]);
  expect(rowsOf('Registro')).toEqual([[expect.any(String), 'Entró', 'A']]);
});
