import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../kernel/refusals/outcome.ts';
import type { ActaBlock } from '../draft/actaDraft.ts';
import { heading, paragraph, phrase } from '../draft/actaPhrase.ts';
import {
  type ActaComment,
  answersAtMost,
  type BlockAnchor,
  commentsAtMost,
  isOpenComment,
} from './actaComment.ts';
import { anchorsOf } from './anchorsOf.ts';
import { answerComment } from './answerComment.ts';
import { placeComments } from './placeComments.ts';
import { settleComment } from './settleComment.ts';
import { takeComment } from './takeComment.ts';
import { withdrawComment } from './withdrawComment.ts';

const comment: ActaComment = {
  ...{
    commentId: 'c1',
    session: 1,
    call: 1,
    anchor: { key: 'Apertura › paragraph 1', text: 'Uno' },
  },
  ...{ text: 'Falta la hora.', by: 'ana', name: 'Ana', at: 5, answers: [] },
  ...{ settled: null, withdrawnAt: null },
};
const luis = { by: 'luis', name: 'Luis', at: 9 };
const inReview = { known: null, kept: 0, acta: { state: 'review' as const } };

function done(outcome: Outcome<ActaComment>): ActaComment {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}
function codeOf(outcome: Outcome<ActaComment>): string {
  return outcome.ok ? 'done' : outcome.refusal.code;
}

describe('a comment', () => {
  test.each([
    ['draft', 'acta-not-in-review'],
    ['review', 'done'],
    ['approved', 'acta-not-in-review'],
    ['fixed', 'acta-not-in-review'],
  ] as const)('of minutes that are %s → %s', (state, code) => {
    expect(codeOf(takeComment(comment, { ...inReview, acta: { state } }))).toBe(code);
  });

  test('sent again changes nothing, in any step; other words under its id are refused', () => {
    const later = { known: comment, kept: 1, acta: { state: 'fixed' as const } };
    expect(done(takeComment({ ...comment, at: 9 }, later))).toBe(comment);
    expect(codeOf(takeComment({ ...comment, text: 'Otra' }, later))).toBe('acta-comment-exists');
    expect(codeOf(takeComment({ ...comment, by: 'luis' }, later))).toBe('acta-comment-exists');
    const back = done(withdrawComment(comment, { by: 'ana', now: 7 }));
    expect(done(takeComment(comment, { ...later, known: back }))).toBe(back);
  });

  test('past what fits is refused', () => {
    const full = { ...inReview, kept: commentsAtMost };
    expect(codeOf(takeComment(comment, full))).toBe('acta-comments-full');
  });

  test('takes answers, each once', () => {
    const answer = { answerId: 'r1', text: 'Ya está.', ...luis };
    const answered = done(answerComment(comment, answer));
    expect(answered.answers).toEqual([answer]);
    expect(done(answerComment(answered, { ...answer, at: 12 }))).toBe(answered);
    expect(codeOf(answerComment(answered, { ...answer, text: 'Otra' }))).toBe(
      'acta-comment-exists',
    );
    const answers = Array.from({ length: answersAtMost }, (_, i) => ({
      ...{ ...answer, answerId: `a${i}` },
    }));
    expect(codeOf(answerComment({ ...comment, answers }, answer))).toBe('acta-comments-full');
  });

  test('is settled and opened again, each once', () => {
    const settled = done(settleComment(comment, true, luis));
    expect(settled.settled).toEqual(luis);
    expect(isOpenComment(settled)).toBe(false);
    expect(done(settleComment(settled, true, { ...luis, at: 20 }))).toBe(settled);
    expect(done(settleComment(settled, false, luis))).toEqual(comment);
    expect(done(settleComment(comment, false, luis))).toBe(comment);
  });

  test('is taken back by its author alone, while nobody answered it, and its words go', () => {
    const back = done(withdrawComment(comment, { by: 'ana', now: 7 }));
    expect(back).toMatchObject({ text: '', withdrawnAt: 7 });
    expect(isOpenComment(back)).toBe(false);
    expect(done(withdrawComment(back, { by: 'ana', now: 8 }))).toBe(back);
    expect(codeOf(withdrawComment(comment, { by: 'luis', now: 7 }))).toBe('not-allowed');
    const answered = done(answerComment(comment, { answerId: 'r1', text: 'Sí', ...luis }));
    expect(codeOf(withdrawComment(answered, { by: 'ana', now: 7 }))).toBe('acta-comment-answered');
    expect(codeOf(answerComment(back, { answerId: 'r1', text: 'Sí', ...luis }))).toBe('not-found');
    expect(codeOf(settleComment(back, true, luis))).toBe('not-found');
  });
});

describe('the paragraph of a comment', () => {
  const blocks: readonly ActaBlock[] = [
    { kind: 'title', line: phrase`Acta` },
    heading('Apertura'),
    paragraph(phrase`Uno`),
    { kind: 'list', items: [phrase`a`, phrase`b`] },
    paragraph(phrase`Dos`),
    heading('Cierre'),
    paragraph(phrase`Uno`),
    { kind: 'checks', items: [{ done: true, line: phrase`Guía` }] },
  ];
  const on = (blockAnchor: BlockAnchor): ActaComment => ({ ...comment, anchor: blockAnchor });
  const keyOf = (place: number) => anchorsOf(blocks)[place]?.key;

  test('is told by the headings above it and its place under them; titles and the guide have none', () => {
    expect(anchorsOf(blocks)).toEqual([
      null,
      null,
      { key: 'Apertura › paragraph 1', text: 'Uno' },
      { key: 'Apertura › list 1', text: 'a\nb' },
      { key: 'Apertura › paragraph 2', text: 'Dos' },
      null,
      { key: 'Cierre › paragraph 1', text: 'Uno' },
      null,
    ]);
  });

  test('is found again when another one comes before it', () => {
    const more = [...blocks.slice(0, 2), paragraph(phrase`Nuevo`), ...blocks.slice(2)];
    const { at } = placeComments(anchorsOf(more), [on({ key: keyOf(4) ?? '', text: 'Dos' })]);
    expect([...at].map(([place, [one]]) => [place, one?.isChanged])).toEqual([[5, false]]);
  });

  test('of two that say the same is the one at its own place', () => {
    const { at } = placeComments(anchorsOf(blocks), [on({ key: keyOf(6) ?? '', text: 'Uno' })]);
    expect([...at.keys()]).toEqual([6]);
  });

  test('a changed paragraph is marked as changed, and one that is gone is apart', () => {
    const changed = on({ key: keyOf(4) ?? '', text: 'Dos, antes' });
    const lost = on({ key: 'Otros › paragraph 1', text: 'Nada' });
    const { at, gone } = placeComments(anchorsOf(blocks), [changed, lost]);
    expect(at.get(4)).toEqual([{ comment: changed, isChanged: true }]);
    expect(gone).toEqual([lost]);
  });

  test('has its comments by age, without those that were taken back', () => {
    const own = { key: keyOf(2) ?? '', text: 'Uno' };
    const [old, recent] = [on(own), { ...on(own), at: 8 }];
    const back = { ...on(own), withdrawnAt: 9 };
    const { at } = placeComments(anchorsOf(blocks), [recent, back, old]);
    expect(at.get(2)?.map((one) => one.comment)).toEqual([old, recent]);
  });
});
