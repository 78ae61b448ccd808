import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../kernel/text/sha256.ts';
import { utf8Binary } from '../../kernel/text/utf8.ts';
import { decideResult } from '../../polls/results/decideResult.ts';
import { arbitraryClosing } from '../../testing/halls/arbitraryClosing.ts';
import { recordOfDecision } from '../../testing/records/recordOfDecision.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { actaToSign, draftActa } from '../acta/draftActa.ts';
import { runsOf } from '../draft/actaDraft.ts';
import { type ActaDocument, approvalOf, beginActa } from '../subject/actaDocument.ts';
import { noDetails } from '../subject/actaRecord.ts';
import { buildActaRecord } from '../subject/buildActaRecord.ts';
import { coursesOf } from '../subject/callCourse.ts';
import { actaLifeOf } from '../written/actaLife.ts';
import { claimPen } from '../written/actaPen.ts';
import { moveActa } from '../written/moveActa.ts';
import { writeActa } from '../written/writeActa.ts';
import { actaSignersOf } from './actaSignersOf.ts';
import { actaSubjectOf } from './actaSubjectOf.ts';
import { compareDrafts } from './compareDrafts.ts';
import { type ActaFixed, fixActa } from './fixActa.ts';
import { nextReason } from './nextReason.ts';
import { pendingQuestions } from './pendingQuestions.ts';
import { reopenActa } from './reopenActa.ts';
import { treeText } from './treeText.ts';

const now = 1_000_000;
const ana = { memberId: 'ana', name: 'Ana Ruiz', now };
const luis = { memberId: 'luis', name: 'Luis S.', now };
const details = {
  ...{ ...noDetails, number: '7', kind: 'ordinary' as const, place: 'Salón' },
  ...{ chair: 'Ana Ruiz', secretary: 'Luis S.' },
};
const review: ActaDocument = { ...beginActa(1, 1), state: 'review', revision: 3 };
const approval = { approver: 'la asamblea', on: '2026-11-30' } as const;
const approved: ActaDocument = {
  ...{ ...review, state: 'approved', details },
  steps: [{ state: 'approved', at: 1, by: 'ana', name: 'Ana Ruiz', approval }],
};
const asked = { requestId: 'fix', revision: 3 };
const of = (more: Partial<ActaFixed> = {}): ActaFixed => ({
  ...{ life: actaLifeOf('es-lph'), isOver: true, details, ...more },
});

const fixed = fixActa(review, asked, ana, of());
if (!fixed.ok) throw new Error(fixed.refusal.code);
const document = fixed.value;

describe('fixing', () => {
  test('gives the minutes the next number, their details and a step, once', () => {
    expect(document).toMatchObject({
      ...{ state: 'fixed', version: 1, revision: 4, details, pen: null, reason: '' },
      steps: [{ state: 'fixed', at: now, by: 'ana', name: 'Ana Ruiz', version: 1 }],
    });
    expect(fixActa(document, asked, ana, of())).toEqual({ ok: true, value: document });
  });

  test.each([
    ['what is fixed already', document, of(), 'acta-fixed'],
    ['words that were not read', { ...review, revision: 4 }, of(), 'acta-changed'],
    ['a draft', { ...review, state: 'draft' as const }, of(), 'acta-move-refused'],
    ['what no one approved', review, of({ life: actaLifeOf('co-ph') }), 'acta-move-refused'],
    ['what is approved where nobody approves', approved, of(), 'acta-move-refused'],
    ['a meeting that goes on', review, of({ isOver: false }), 'acta-meeting-open'],
    ['details that lack', review, of({ details: noDetails }), 'acta-incomplete'],
    [
      'what somebody else writes',
      { ...review, pen: { ...luis, until: now + 1 } },
      of(),
      'acta-pen-taken',
    ],
  ])('is refused for %s', (_, before, around, code) => {
    const request = { ...asked, requestId: 'other' };
    expect(fixActa(before, request, ana, around)).toMatchObject({ refusal: { code } });
  });

  test('keeps the approval, where the law has one', () => {
    const done = fixActa(approved, asked, ana, of({ life: actaLifeOf('co-ph') }));
    expect(done.ok && approvalOf(done.value)).toEqual(approval);
    expect(approvalOf(document)).toBeNull();
  });

  test('nobody may write, hold the pen or move fixed minutes', () => {
    const change = { requestId: 'r', revision: 4, notes: [] };
    const move = { requestId: 'r', revision: 4, state: 'draft' as const };
    const life = actaLifeOf('es-lph');
    const heldOn = '2026-11-28' as const;
    const moving = { life, role: 'admin', isOver: true, heldOn, today: heldOn } as const;
    for (const outcome of [
      writeActa(document, change, ana),
      claimPen(document, ana, true),
      moveActa(document, move, ana, moving),
    ]) {
      expect(outcome).toMatchObject({ refusal: { code: 'acta-fixed' } });
    }
  });
});

describe('another version', () => {
  const reason = 'Se corrige la hora de cierre.';
  const request = { requestId: 'open', revision: 4, reason };
  const moderator = { role: 'moderator', isSigned: false } as const;

  test('begins as a draft with its reason, and is fixed as the next one', () => {
    const opened = reopenActa(document, request, luis, moderator);
    if (!opened.ok) throw new Error(opened.refusal.code);
    expect(opened.value).toMatchObject({ state: 'draft', version: 1, reason, revision: 5 });
    expect(reopenActa(opened.value, request, luis, moderator)).toEqual(opened);
    const again = { ...opened.value, state: 'review' as const };
    expect(fixActa(again, { requestId: 'two', revision: 5 }, ana, of())).toMatchObject({
      value: { version: 2, reason: '' },
    });
  });

  test.each([
    ['without a reason', document, { reason: '  corta   ' }, moderator, 'acta-reason-missing'],
    ['of what is not fixed', review, {}, moderator, 'acta-not-fixed'],
    ['of words that were not read', document, { revision: 3 }, moderator, 'acta-changed'],
    [
      'of what was signed',
      document,
      {},
      { role: 'moderator', isSigned: true } as const,
      'not-allowed',
    ],
    [
      'of what was communicated',
      { ...document, state: 'communicated' as const },
      {},
      moderator,
      'not-allowed',
    ],
    [
      'of what was signed, by who administers',
      document,
      {},
      { role: 'admin', isSigned: true } as const,
      'done',
    ],
  ])('%s', (_, before, more, who, code) => {
    const outcome = reopenActa(before, { ...request, ...more }, luis, who);
    expect(outcome.ok ? 'done' : outcome.refusal.code).toBe(code);
  });
});

const around = { failedBefore: [], plannedAfter: null, proxies: [], holidays: [], offices: [] };

test('of any meeting the tree has the figures of its reports, and its text survives JSON', () => {
  fc.assert(
    fc.property(arbitraryClosing(), (closing) => {
      const record = buildActaRecord(
        recordOfDecision(closing.question, decideResult(closing)),
        around,
      );
      for (const course of coursesOf(record.quorum)) {
        const subject = actaSubjectOf(record, course, review);
        const tree = actaToSign(subject);
        const text = treeText(tree);
        expect(treeText(JSON.parse(text))).toBe(text);
        const reversed = JSON.parse(text, (_, value) =>
          typeof value === 'object' && value !== null && !Array.isArray(value)
            ? Object.fromEntries(Object.entries(value).reverse())
            : value,
        );
        expect(treeText(reversed)).toBe(text);
        // All that the page shows but the guide, and so with each figure of the reports.
        const shown = draftActa(subject).blocks;
        expect(tree.blocks).toEqual(shown.slice(0, tree.blocks.length));
        const said = runsOf(tree.blocks).map((run) => run.text);
        for (const { label, name } of actaSignersOf(subject)) {
          expect(said.join('')).toContain(`${label}: ${name}`);
        }
        expect(JSON.stringify(tree)).not.toContain('Guía para la secretaría');
        const pending = pendingQuestions(record).map(({ result }) => result.questionId);
        const isPending = record.votes.questions[0]?.result.verdict.kind === 'pending';
        expect(pending).toHaveLength(isPending ? 1 : 0);
      }
    }),
    sampleOf({ part: 40, full: 1_000 }, process.env),
  );
});

test('the digest of a tree is that of its text, which anybody works out again', () => {
  const text = [{ kind: 'text' as const, text: 'Consta: ñ' }];
  const tree = { title: 'Acta', blocks: [{ kind: 'paragraph' as const, line: text }] };
  expect(treeText(tree)).toBe(
    '{"blocks":[{"kind":"paragraph","line":[{"kind":"text","text":"Consta: ñ"}]}],"title":"Acta"}',
  );
  expect(sha256(utf8Binary(treeText(tree)))).toMatch(/^[0-9a-f]{64}$/u);
});

test('the reason of the next version is the decision settled or annulled since', () => {
  const record = (result: object) => {
    const [closing] = fc.sample(arbitraryClosing(), { numRuns: 1, seed: 7 });
    if (closing === undefined) throw new Error('None was drawn.');
    const held = recordOfDecision(closing.question, decideResult(closing));
    const results = held.results.map((one) => ({ ...one, ...result, number: 3, repetition: 0 }));
    return buildActaRecord({ ...held, results }, around);
  };
  const id = record({}).votes.questions[0]?.result.questionId ?? '';
  const version = { pendingIds: [id], at: 5 };
  expect(nextReason({ ...version, pendingIds: [] }, record({}))).toBe('');
  expect(nextReason(version, record({ presumed: undefined }))).toBe(
    'Resultado definitivo de la pregunta 3.',
  );
  const annulment = { at: 6, reason: 'error' };
  expect(nextReason(version, record({ annulment }))).toBe('Se anuló la pregunta 3.');
  expect(nextReason({ ...version, at: 6, pendingIds: [] }, record({ annulment }))).toBe('');
});

test('two trees differ in the lines that only one of them has', () => {
  const paragraph = (said: string) => ({
    ...{ kind: 'paragraph' as const, line: [{ kind: 'quote' as const, text: said }] },
  });
  const tree = (...lines: readonly string[]) => ({ title: 'Acta', blocks: lines.map(paragraph) });
  expect(compareDrafts(tree('a', 'b', 'b'), tree('b', 'a', 'c'))).toEqual({
    gone: ['b'],
    come: ['c'],
  });
  expect(compareDrafts(tree('a'), tree('a'))).toEqual({ gone: [], come: [] });
});
