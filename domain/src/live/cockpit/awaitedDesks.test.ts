import { expect, test } from 'vitest';
import { awaitedDesks } from './awaitedDesks.ts';
import { packSigns, signRows, unpackSigns } from './packSigns.ts';
import type { Sign } from './sign.ts';

const hour = 100_000;
const desk: Sign = {
  ...{ kind: 'desk', state: 'here', isTroubled: false, label: 'Marta' },
  ...{ since: 0, seenAt: hour + 1_000, dueAt: hour + 8_000 },
};
const silent = { seenAt: hour - 20_000, dueAt: hour - 13_000 };

test.each<[string, Partial<Sign>, unknown]>([
  ['that has nothing to send', {}, []],
  ['with work of before the hour', { unsentSince: hour - 5 }, [{ why: 'unsent', since: hour - 5 }]],
  ['with work of after the hour', { unsentSince: hour + 5 }, []],
  ['that was closed with work of before', { state: 'gone', unsentSince: 7 }, [{ why: 'unsent' }]],
  ['that was closed', { state: 'gone', dueAt: null }, []],
  ['that fell silent before the hour', silent, [{ why: 'silent', since: hour - 20_000 }]],
  ['that fell silent after it', { seenAt: hour + 1, dueAt: hour + 2 }, []],
  ['that was put out of sight, and is silent', { ...silent, state: 'away' }, []],
  ['that may still be silent', { seenAt: hour - 1, dueAt: hour + 6_999 }, []],
  ['that is a chair, and silent', { ...silent, kind: 'chair' }, []],
])('a desk %s', (_what, said, awaited) => {
  const signs = unpackSigns(
    signRows.parse(JSON.parse(packSigns(new Map([['d', { ...desk, ...said }]])))),
  );
  expect(awaitedDesks(signs, hour, hour + 5_000)).toMatchObject(awaited as object);
  expect(awaitedDesks(signs, hour, hour + 5_000)).toHaveLength((awaited as []).length);
});
