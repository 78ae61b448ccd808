import { expect, test } from 'vitest';
import type { IdentityWay } from '../../kernel/access/identityWay.ts';
import { secondSession } from '../../testing/records/actaCase.ts';
import { runsOf } from '../draft/actaDraft.ts';
import { noDetails } from '../subject/actaRecord.ts';
import { buildActaRecord } from '../subject/buildActaRecord.ts';
import { coursesOf } from '../subject/callCourse.ts';
import { draftActa } from './draftActa.ts';

/** The case, in which these people came from afar. */
function wordsOf(
  ways: Readonly<Record<string, IdentityWay>>,
  verified: Readonly<Record<string, number>> = {},
): string {
  const entered = secondSession.events.map((event) => {
    const identified = ways[event.personId ?? ''];
    return event.kind === 'unit-entered' && identified !== undefined
      ? { ...event, identified }
      : event;
  });
  const last = entered.at(-1);
  if (last === undefined) throw new Error('Nothing happened.');
  const { unitId: _unit, ...plain } = last;
  const seen = Object.entries(verified).map(([personId, at]) => ({
    ...{ ...plain, kind: 'identity-verified' as const, eventId: `seen-${personId}` },
    ...{ personId, at },
  }));
  const events = [...entered, ...seen];
  const around = {
    ...{ failedBefore: [], plannedAfter: null, proxies: [], holidays: [], offices: [] },
    notices: [],
  };
  const record = buildActaRecord({ ...secondSession, events }, around);
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('No call was held.');
  const runs = runsOf(draftActa({ record, course, details: noDetails }).blocks);
  return runs.map(({ text }) => text).join('');
}

test('the acta tells how those who came from afar were identified, each person once', () => {
  expect(wordsOf({ ana: 'password', gil: 'code', carla: 'code' })).toContain(
    'Quienes asistieron en línea se identificaron al entrar, así: una con su contraseña; 2 con documento y código.',
  );
});

test('where nobody came from afar it says nothing of that', () => {
  expect(wordsOf({})).not.toContain('se identificaron al entrar');
});

test('the minutes name people recognised on the screen before the session ended, and nobody else', () => {
  const { events } = secondSession;
  const during = events.find(({ kind }) => kind === 'session-installed')?.at ?? 0;
  const after = (events.find(({ kind }) => kind === 'session-closed')?.at ?? during) + 1;
  const said = (verified: Readonly<Record<string, number>>) => wordsOf({ ana: 'link' }, verified);
  expect(said({ ana: during, carla: after })).toContain(
    'La identidad de una persona que asistió en línea se verificó además en pantalla.',
  );
  expect(said({ ana: during, carla: during, stranger: during })).toContain(
    'La identidad de 2 personas que asistieron en línea se verificó además en pantalla.',
  );
  expect(said({ ana: after })).not.toContain('en pantalla');
});
