import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from '../../kernel/calendars/instant.ts';
import type { QuorumNoted } from '../../kernel/sessions/quorumNoted.ts';
import { meets, moreThanHalf, type Threshold } from '../../kernel/weights/threshold.ts';
import { decideQuorumNote, sayMissing, weightMissing } from './quorumWatch.ts';

const atLeastHalf: Threshold = { comparison: '>=', numerator: 1, denominator: 2 };
const at = (seconds: number) => instantOf({ seconds, nanoseconds: 0 });
const noted = (met: boolean, seconds: number): QuorumNoted => ({ met, asOf: at(seconds) });
const open = { state: 'open', installedAt: 1 } as const;

test.each([
  ['still met', open, true, null],
  ['lost', open, false, 'quorum-lost'],
  ['lost, and noted already', { ...open, quorumNoted: noted(false, 5) }, false, null],
  ['back', { ...open, quorumNoted: noted(false, 5) }, true, 'quorum-recovered'],
  ['lost again', { ...open, quorumNoted: noted(true, 5) }, false, 'quorum-lost'],
  ['older than what was noted', { ...open, quorumNoted: noted(false, 10) }, true, null],
  ['never installed', { state: 'open' }, false, null],
  ['suspended', { ...open, state: 'suspended' }, false, null],
  ['closed', { ...open, state: 'closed' }, false, null],
] as const)('a reading that is %s writes down what is new', (_, session, met, kind) => {
  expect(decideQuorumNote(session, noted(met, 10))).toBe(kind);
});

test('however often and in whatever order readings come, losses and recoveries alternate', () => {
  const readings = fc.array(fc.tuple(fc.boolean(), fc.nat(30)), { maxLength: 40 });
  fc.assert(
    fc.property(readings, (all) => {
      let session: Parameters<typeof decideQuorumNote>[0] = open;
      const kinds: string[] = [];
      for (const [met, seconds] of all) {
        const reading = noted(met, seconds);
        const kind = decideQuorumNote(session, reading);
        if (kind === null) continue;
        kinds.push(kind);
        session = { ...session, quorumNoted: reading };
        expect(decideQuorumNote(session, reading)).toBeNull();
      }
      const names = ['quorum-lost', 'quorum-recovered'];
      expect(kinds).toEqual(kinds.map((_, i) => names[i % 2]));
    }),
  );
});

test('the missing weight is the least that meets the quorum', () => {
  const total = fc.integer({ min: 1, max: 1_000_000 });
  const line = fc.constantFrom(moreThanHalf, atLeastHalf);
  fc.assert(
    fc.property(total, fc.nat(1_000_000), line, (all, some, threshold) => {
      const present = Math.min(some, all);
      const met = meets(threshold, present, all);
      const missing = weightMissing({
        ...{ present: { weight: present, units: 1 }, total: { weight: all, units: 2 } },
        ...{ met, threshold },
      });
      expect(missing === null).toBe(met);
      if (missing === null) return;
      expect(meets(threshold, present + missing, all)).toBe(true);
      expect(meets(threshold, present + missing - 1, all)).toBe(false);
    }),
  );
});

test('the missing weight is said with the requirement, and without a figure where there is none', () => {
  const count = (weight: number) => ({ weight, units: 1 });
  const quorum = {
    ...{ present: count(48_000_000), total: count(100_000_000), met: false },
    ...{ threshold: atLeastHalf, needed: 'al menos el 50 % del coeficiente' },
  };
  expect(sayMissing(quorum)).toBe(
    'Faltan 2,0000 de 100,0000. Se requiere al menos el 50 % del coeficiente.',
  );
  expect(sayMissing({ ...quorum, threshold: null })).toBe(
    'Se requiere al menos el 50 % del coeficiente.',
  );
});
