import { expect, test } from 'vitest';
import type { IdentityWay } from '../attendance/identity.ts';
import { secondSession } from '../testing/actaCase.ts';
import { runsOf } from './actaDraft.ts';
import { noDetails } from './actaRecord.ts';
import { sittingsOf } from './actaSitting.ts';
import { buildActaRecord } from './buildActaRecord.ts';
import { draftActa } from './draftActa.ts';

/** The case, in which these people came from afar. */
function wordsOf(ways: Readonly<Record<string, IdentityWay>>): string {
  const events = secondSession.events.map((event) => {
    const identified = ways[event.personId ?? ''];
    return event.kind === 'unit-entered' && identified !== undefined
      ? { ...event, identified }
      : event;
  });
  const around = {
    ...{ failedBefore: [], plannedAfter: null, proxies: [], holidays: [], offices: [] },
    notices: [],
  };
  const record = buildActaRecord({ ...secondSession, events }, around);
  const [sitting] = sittingsOf(record.quorum);
  if (sitting === undefined) throw new Error('No call was held.');
  const runs = runsOf(draftActa({ record, sitting, details: noDetails }).blocks);
  return runs.map(({ text }) => text).join('');
}

test('the acta tells how those who came from afar were identified, each person once', () => {
  expect(wordsOf({ ana: 'password', gil: 'code', carla: 'code' })).toContain(
    'Quienes asistieron en línea se identificaron al entrar, así: 1 con su contraseña; 2 con documento y código.',
  );
});

test('where nobody came from afar it says nothing of that', () => {
  expect(wordsOf({})).not.toContain('se identificaron al entrar');
});
