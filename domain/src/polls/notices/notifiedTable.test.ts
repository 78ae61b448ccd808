import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handMeans } from '../../kernel/events/handMeans.ts';
import { mailFailures, mailStates } from '../../kernel/mail/mailBox.ts';
import { plainWords } from '../../kernel/weights/holdingWords.ts';
import { sumCounts } from '../../kernel/weights/weight.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { HandNotice } from './handNotice.ts';
import { doesTell, mailedOnce, type NoticeMail } from './mailedOnce.ts';
import { meansSheet } from './meansSheet.ts';
import { notifiedMeans } from './notifiedMeans.ts';
import { isNotified, type NotifiedSources, notifiedTable } from './notifiedTable.ts';
import { notifiedTotals } from './notifiedTotals.ts';

const someone = fc.constantFrom('ana', 'eva', 'luis', 'sara', 'gone');
const owner = fc.constantFrom('ana', 'eva', 'luis', 'sara');

const units: fc.Arbitrary<readonly Unit[]> = fc
  .array(
    fc.record({ ownerIds: fc.uniqueArray(owner, { maxLength: 3 }), weight: fc.nat(1_000_000) }),
    { maxLength: 6 },
  )
  .map((drawn) =>
    drawn.map(({ ownerIds, weight }, order) => ({
      ...{ unitId: `U${order}`, label: `U${order}`, group: '', kind: '', order, weight },
      ...{ ownerIds, ownerNames: ownerIds, inArrears: false },
    })),
  );

const message: Omit<NoticeMail, 'mailId' | 'personId' | 'state' | 'failure'> = {
  ...{ kind: 'notice', convocationId: 'c', to: 'a…@c….co', by: 'chair', origin: 'https://a.co' },
  ...{ attempts: 1, queuedAt: 1, expiresAt: 1, dueAt: null },
};

const mails: fc.Arbitrary<readonly NoticeMail[]> = fc
  .array(
    fc.record({
      personId: someone,
      state: fc.constantFrom(...mailStates),
      failure: fc.constantFrom(null, ...mailFailures),
    }),
    { maxLength: 8 },
  )
  .map((drawn) =>
    drawn.map((one, i) => ({ ...message, ...one, mailId: `m${i}`, queuedAt: i * 1e7 })),
  );

const notices: fc.Arbitrary<readonly HandNotice[]> = fc
  .array(
    fc.record({
      personIds: fc.uniqueArray(someone, { minLength: 1 }),
      means: fc.constantFrom(...handMeans),
      isUndone: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  .map((drawn) =>
    drawn.map(({ isUndone, ...one }, i) => ({
      ...{ ...one, noticeId: `n${i}`, convocationId: 'c', on: '2026-11-02', note: 'Folio 3' },
      ...{ bylaw: '', fileId: null, by: 'chair', at: i },
      undone: isUndone ? { reason: 'Era otra', by: 'chair', at: i } : null,
    })),
  );

const people = ['ana', 'eva', 'luis', 'sara'].map((personId) => ({
  ...{ personId, name: personId.toUpperCase(), document: '' },
  ...{ email: null, phone: null },
}));

const sources = fc
  .record({ units, mails, notices })
  .map((drawn): NotifiedSources => ({ ...drawn, people, timeZone: 'America/Bogota' }));

test('each owner has one row, told or not told and never both, and the totals sum the roster', () => {
  fc.assert(
    fc.property(sources, (drawn) => {
      const rows = notifiedTable(drawn);
      const totals = notifiedTotals(rows, drawn.units);
      const owners = [...new Set(drawn.units.flatMap(({ ownerIds }) => ownerIds))];
      const current = rows.filter(({ isGone }) => !isGone);
      expect(current.map(({ personId }) => personId).sort()).toEqual(owners.sort());
      expect(totals.people.told + totals.people.untold).toBe(owners.length);
      expect(totals.people.told).toBe(current.filter(isNotified).length);
      const { told, partly, untold, ownerless } = totals;
      const whole = { units: drawn.units.length, weight: sumOf(drawn.units) };
      expect(sumCounts([told, partly, untold, ownerless])).toEqual(whole);
      for (const means of notifiedMeans) {
        const reached = current.filter((row) => row.told.some((one) => one.means === means));
        expect(totals.byMeans[means].people).toBe(reached.length);
      }
    }),
  );
});

test('the table holds every message once, in the row of its person, and only the accepted tell', () => {
  fc.assert(
    fc.property(sources, (drawn) => {
      const rows = notifiedTable(drawn);
      const held = rows.flatMap(({ personId, mails: theirs }) =>
        theirs.map(({ mailId }) => [mailId, personId]),
      );
      expect(held.sort()).toEqual(drawn.mails.map((one) => [one.mailId, one.personId]).sort());
      const tell = rows.flatMap(({ told }) => told.filter(({ means }) => means === 'mail'));
      const accepted = drawn.mails.filter(
        ({ state, failure }) => state === 'sent' && failure !== 'bounced',
      );
      expect(tell.map(({ id }) => id).sort()).toEqual(accepted.map(({ mailId }) => mailId).sort());
    }),
  );
});

test('a recorded notice covers its people until it is undone, and stays listed', () => {
  fc.assert(
    fc.property(sources, (drawn) => {
      const rows = notifiedTable(drawn);
      for (const { noticeId, personIds, undone } of drawn.notices) {
        for (const { personId, told, undone: taken } of rows) {
          const isTelling = told.some(({ id }) => id === noticeId);
          const isTaken = taken.some(({ id }) => id === noticeId);
          const isCovered = personIds.includes(personId);
          expect([isTelling, isTaken]).toEqual([
            isCovered && undone === null,
            isCovered && undone !== null,
          ]);
        }
      }
    }),
  );
});

test.each([
  ['queued', null, false],
  ['sending', null, false],
  ['sent', null, true],
  ['failed', 'unknown', false],
  ['failed', 'relay-down', false],
  ['failed', 'bounced', false],
] as const)('a message that is %s (%s): it tells somebody, %s', (state, failure, tells) => {
  expect(doesTell(mailedOnce({ ...message, mailId: 'm', personId: 'ana', state, failure }))).toBe(
    tells,
  );
});

test('a mail with a hidden fate tells once a person says that it arrived, and no longer if it bounces', () => {
  const cut = { ...message, mailId: 'm', personId: 'ana', state: 'failed' as const };
  const settled = { says: 'arrived' as const, by: 'chair', at: 2 };
  expect(doesTell(mailedOnce({ ...cut, failure: 'unknown', settled }))).toBe(true);
  expect(doesTell(mailedOnce({ ...cut, failure: 'bounced', settled }))).toBe(false);
});

test('a mail that never went out says why', () => {
  const failed = { ...message, mailId: 'm', personId: 'ana', state: 'failed' as const };
  expect(mailedOnce({ ...failed, failure: 'annex-gone' }).reason).toContain('anexo');
});

function sumOf(drawn: readonly Unit[]): number {
  return drawn.reduce((sum, { weight }) => sum + weight, 0);
}

test('the sheet of means says the figures of the page, and its last four rows sum the roster', () => {
  fc.assert(
    fc.property(units, mails, notices, (drawn, sent, written) => {
      const rows = notifiedTable({
        ...{ units: drawn, people: [], mails: sent, notices: written, timeZone: 'UTC' },
      });
      const totals = notifiedTotals(rows, drawn);
      const sheet = meansSheet(totals, plainWords).rows;
      const figures = sheet.map(([, ...cells]) =>
        cells.map((cell) => {
          if (typeof cell === 'string') return 0;
          if ('count' in cell) return cell.count;
          return 'weight' in cell ? cell.weight : Number.NaN;
        }),
      );
      const whole = figures.slice(-4);
      const sum = (place: number) => whole.reduce((all, row) => all + (row[place] ?? 0), 0);
      expect([sum(1), sum(2)]).toEqual([
        drawn.length,
        drawn.reduce((all, { weight }) => all + weight, 0),
      ]);
      expect(sum(0)).toBe(rows.filter(({ isGone }) => !isGone).length);
      const used = notifiedMeans.filter((means) =>
        rows.some((row) => !row.isGone && row.told.some((one) => one.means === means)),
      );
      expect(sheet).toHaveLength(used.length + 4);
    }),
  );
});
