import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import { decideResult } from '../../polls/results/decideResult.ts';
import { arbitraryClosing } from '../../testing/halls/arbitraryClosing.ts';
import { secondSession } from '../../testing/records/actaCase.ts';
import { recordOfDecision } from '../../testing/records/recordOfDecision.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { type ActaBlock, type ActaLine, runsOf } from '../draft/actaDraft.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';
import { noDetails } from '../subject/actaRecord.ts';
import { buildActaRecord } from '../subject/buildActaRecord.ts';
import { coursesOf } from '../subject/callCourse.ts';
import { actaChecksOf } from './actaFollowUp.ts';
import { draftActa } from './draftActa.ts';

/** The reading of the hall: also nobody, one unit, and an assembly of one unit. */
const reading = fc
  .record({ units: fc.nat(3), more: fc.nat(3), met: fc.boolean() })
  .map(({ units, more, met }) => ({
    present: { weight: units * 1_000_000, units },
    total: { weight: (units + more) * 1_000_000, units: units + more },
    met,
  }));

/** A meeting in which anything of the case may be missing, and whose readings are any. */
const meeting: fc.Arbitrary<SessionRecord> = fc
  .record({
    closing: arbitraryClosing(),
    kept: fc.infiniteStream(fc.nat(4)),
    readings: fc.infiniteStream(reading),
    zone: fc.constantFrom('America/Bogota', 'Europe/Madrid', 'America/Santiago'),
    owing: fc.boolean(),
  })
  .map(({ closing, kept, readings, zone, owing }) => {
    const record = recordOfDecision(closing.question, decideResult(closing));
    const next = <Value>(stream: Iterator<Value, Value>): Value => stream.next().value;
    return {
      ...record,
      assembly: { ...record.assembly, timeZone: zone },
      units: record.units.map((unit) => ({ ...unit, inArrears: owing && unit.inArrears })),
      events: secondSession.events
        .filter(({ kind }) => kind === 'session-installed' || next(kept) > 0)
        .map((event) =>
          event.quorum === undefined ? event : { ...event, quorum: next(readings) },
        ),
    };
  });

const textOf = (line: ActaLine) => line.map(({ text }) => text).join('');

function linesOf(block: ActaBlock): readonly string[] {
  if (block.kind === 'list') return block.items.map(textOf);
  if (block.kind === 'table') return block.rows.flatMap((row) => row.map(textOf));
  return [textOf(runsOf([block]))];
}

/** Slips that no writer for a court would leave in a line. */
const slips = [
  [/ {2}|\s$/u, 'a space too many'],
  [/\s[,.;:)]|\(\s|\.\.|,,|: *\.|;\./u, 'a mark that stands alone'],
  // A verdict, and the outcome of another count, tell the votes of every candidate.
  [/^(?!Decisión:|.*sería otro:).*(?<![\d.,:])0 \p{L}/u, 'a zero'],
  [/(?<![\d.,:])1 (?!de)\p{L}*s(?!\p{L})/u, 'one of many'],
  [/(?<!\p{L})una? \p{L}+[aeo]s(?!\p{L})/u, 'one of many in words'],
  [/(?<!\p{L})(?:un \p{L}+dad|una (?:piso|título|puesto))(?!\p{L})/u, 'a gender that disagrees'],
  [/(?<!\p{L})(?:de|a) el (?=\p{Ll}|\d)/u, 'what is said in one word'],
] as const;

const marks = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

test('no line of the minutes of any meeting has a slip', () => {
  fc.assert(
    fc.property(meeting, (record) => {
      const acta = buildActaRecord(record, {
        ...{ failedBefore: [], plannedAfter: null, proxies: [], holidays: [], offices: [] },
      });
      for (const course of coursesOf(acta.quorum)) {
        const { blocks } = draftActa({ record: acta, course, details: noDetails });
        for (const block of blocks) {
          for (const line of linesOf(block)) {
            const found = slips.filter(([pattern]) => pattern.test(line)).map(([, what]) => what);
            expect([line, found]).toEqual([line, []]);
            expect([line, marks(line, /\(/gu)]).toEqual([line, marks(line, /\)/gu)]);
          }
          if (block.kind !== 'paragraph') continue;
          expect(textOf(block.line)).toMatch(/^[\p{Lu}[]/u);
          expect(textOf(block.line)).toMatch(/[.:\]…?!]$|^Acta n\.º /u);
        }
      }
    }),
    sampleOf({ part: 120, full: 1_500 }, process.env),
  );
});

test('the appointments that the law asks for are in the minutes once somebody was elected', () => {
  fc.assert(
    fc.property(arbitraryClosing(), (closing) => {
      const { question } = closing;
      const result = decideResult(closing);
      const record = recordOfDecision({ ...question, rulePack: 'co-ltda' }, result);
      const acta = buildActaRecord(
        { ...record, assembly: { ...record.assembly, rulePack: 'co-ltda' } },
        { failedBefore: [], plannedAfter: null, proxies: [], holidays: [], offices: [] },
      );
      const [course] = coursesOf(acta.quorum);
      if (course === undefined) throw new Error('No call was held.');
      const checks = actaChecksOf({ record: acta, course, details: noDetails });
      const someElected = (result.elected?.seats.length ?? 0) > 0;
      expect(checks.find(({ itemId }) => itemId === 'appointments')?.done).toBe(someElected);
    }),
    sampleOf({ part: 60, full: 600 }, process.env),
  );
});

test('a table of votes tells no answer that nobody gave, but those that decide and the blank where the law wants it', () => {
  fc.assert(
    fc.property(arbitraryClosing(), (closing) => {
      const { question } = closing;
      const record = recordOfDecision(question, decideResult(closing));
      const acta = buildActaRecord(record, {
        ...{ failedBefore: [], plannedAfter: null, proxies: [], holidays: [], offices: [] },
      });
      const [course] = coursesOf(acta.quorum);
      if (course === undefined) throw new Error('No call was held.');
      const { blocks } = draftActa({ record: acta, course, details: noDetails });
      const asksBlank = actaRulesOf(question.rulePack).items.some(
        ({ itemId }) => itemId === 'blank-votes',
      );
      const isKept = (role: string) =>
        role !== 'abstention' && (role !== 'blank' || asksBlank) && role !== 'none';
      const roles = new Map(question.options.map(({ label, role }) => [label, role]));
      for (const block of blocks) {
        if (block.kind !== 'table' || !/^Votos(?::|$)/u.test(block.caption)) continue;
        const rows = block.rows.map((row) => row.map(textOf));
        const told = rows.map(([label = '']) =>
          label.replace(/, con quienes no se opusieron$/u, ''),
        );
        for (const [label, role] of roles) if (isKept(role)) expect(told).toContain(label);
        for (const [label = '', ...figures] of rows) {
          const amounts = figures.slice(0, -1).filter((one) => one !== '');
          if (amounts.some((one) => !/^0(?:,0+)?$/u.test(one))) continue;
          expect([label, isKept(roles.get(label) ?? 'favour')]).toEqual([label, true]);
        }
      }
    }),
    sampleOf({ part: 100, full: 1_000 }, process.env),
  );
});
