import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../kernel/refusals/outcome.ts';
import { type ActaDocument, approvalOf, beginActa } from '../subject/actaDocument.ts';
import { type ActaNote, noteAtMost } from '../subject/actaNote.ts';
import { type ActaDetails, noDetails } from '../subject/actaRecord.ts';
import { actaLifeOf } from './actaLife.ts';
import { claimPen, penMillis, penOfOther } from './actaPen.ts';
import { filledFrom } from './filledFrom.ts';
import { changesOf, mergeActa } from './mergeActa.ts';
import { type ActaMove, type ActaMoving, moveActa } from './moveActa.ts';
import { type ActaChange, writeActa } from './writeActa.ts';

const now = 1_000_000;
const ana = { memberId: 'ana', name: 'Ana Ruiz', now };
const luis = { memberId: 'luis', name: 'Luis S.', now };
const blankActa = beginActa(1, 1);

const said = (text: string, placeId = 'p1'): ActaNote => ({
  ...{ place: 'point', placeId, kind: 'said', text },
});
const change = (more: Partial<ActaChange> = {}): ActaChange => ({
  ...{ requestId: 'r1', revision: 0, notes: [said('Se leyó el informe.')], ...more },
});

function done(outcome: Outcome<ActaDocument>): ActaDocument {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}
function codeOf(outcome: Outcome<ActaDocument>): string {
  return outcome.ok ? 'done' : outcome.refusal.code;
}

describe('the pen', () => {
  test('goes to the first who asks, and stays theirs for a minute', () => {
    const held = done(claimPen(blankActa, ana, false));
    expect(held.pen).toEqual({ memberId: 'ana', name: 'Ana Ruiz', until: now + penMillis });
    expect(penOfOther(held, luis)?.name).toBe('Ana Ruiz');
    expect(penOfOther(held, ana)).toBeNull();
    expect(penOfOther(held, { ...luis, now: now + penMillis })).toBeNull();
  });

  test('is taken from somebody else only after a confirmation, and the other cannot write then', () => {
    const held = done(claimPen(blankActa, ana, false));
    const refused = claimPen(held, luis, false);
    expect(refused).toMatchObject({ refusal: { detail: 'Escribe Ana Ruiz.' } });
    const taken = done(claimPen(held, luis, true));
    expect(writeActa(taken, change(), ana)).toMatchObject({
      refusal: { code: 'acta-pen-taken', detail: 'Escribe Luis S.' },
    });
    expect(codeOf(writeActa(taken, change(), luis))).toBe('done');
  });
});

describe('writing', () => {
  test('changes the notes that it brings, keeps the others and renews the pen', () => {
    const first = done(writeActa(blankActa, change(), ana));
    expect(first).toMatchObject({ revision: 1, pen: { until: now + penMillis }, details: null });
    const details = { ...noDetails, chair: 'Ana Ruiz' };
    const notes = [said('Otra', 'p2')];
    const second = done(
      writeActa(first, change({ requestId: 'r2', revision: 1, details, notes }), ana),
    );
    expect(second.notes).toEqual([said('Se leyó el informe.'), said('Otra', 'p2')]);
    expect(second.details).toEqual(details);
    const gone = change({ requestId: 'r3', revision: 2, notes: [said('')] });
    expect(done(writeActa(second, gone, ana)).notes).toEqual([said('Otra', 'p2')]);
  });

  test('with the same request again changes nothing', () => {
    const first = done(writeActa(blankActa, change(), ana));
    expect(done(writeActa(first, change(), { ...ana, now: now + 5 }))).toBe(first);
  });

  test('is refused over words that the writer did not read, and past what fits', () => {
    const first = done(writeActa(blankActa, change(), ana));
    expect(codeOf(writeActa(first, change({ requestId: 'r2' }), ana))).toBe('acta-changed');
    const long = 'x'.repeat(noteAtMost);
    const notes = Array.from({ length: 42 }, (_, i) => said(long, `p${i}`));
    expect(codeOf(writeActa(blankActa, change({ notes }), ana))).toBe('acta-too-long');
  });
});

describe('the life', () => {
  const approval = { approver: 'la asamblea', on: '2026-11-30' } as const;
  const whole: ActaDetails = {
    ...{ ...noDetails, number: '7', kind: 'ordinary', place: 'Salón' },
    ...{ chair: 'Ana Ruiz', secretary: 'Luis S.' },
  };
  const moving = (more: Partial<ActaMoving> = {}): ActaMoving => ({
    ...{ life: actaLifeOf('co-ph'), role: 'moderator', isOver: true },
    ...{ heldOn: '2026-11-28', today: '2026-11-30', ...more },
  });
  const move = (
    document: ActaDocument,
    state: ActaMove['state'],
    more: Partial<ActaMove> = {},
  ) => ({
    ...{ requestId: `${state}-${document.revision}`, revision: document.revision, state },
    ...(state === 'approved' ? { approval } : {}),
    ...more,
  });
  const draft = { ...blankActa, details: whole };
  const review = done(moveActa(draft, move(draft, 'review'), ana, moving()));
  const approved = done(moveActa(review, move(review, 'approved'), ana, moving()));

  test('each step says who took it and when, and an approval who gave it', () => {
    expect(review.steps).toEqual([{ state: 'review', at: now, by: 'ana', name: 'Ana Ruiz' }]);
    expect(approvalOf(review)).toBeNull();
    expect(approvalOf(approved)).toEqual(approval);
    expect(approved).toMatchObject({ state: 'approved', pen: null, revision: 2 });
  });

  test.each([
    ['2026-11-27', 'acta-approval-day'],
    ['2026-11-28', 'done'],
    ['2026-11-30', 'done'],
    ['2026-12-01', 'acta-approval-day'],
  ])('an approval of %s, of a meeting of the 28th, on the 30th → %s', (on, code) => {
    const said = move(review, 'approved', { approval: { approver: 'la asamblea', on } });
    expect(codeOf(moveActa(review, said, ana, moving()))).toBe(code);
  });

  test('the same move again changes nothing, and one from elsewhere is refused', () => {
    expect(done(moveActa(review, move(draft, 'review'), ana, moving()))).toBe(review);
    expect(codeOf(moveActa(draft, move(draft, 'approved'), ana, moving()))).toBe(
      'acta-move-refused',
    );
    const unsaid = move(review, 'approved', { approval: undefined });
    expect(codeOf(moveActa(review, unsaid, ana, moving()))).toBe('acta-move-refused');
    expect(codeOf(moveActa(review, move(draft, 'draft'), ana, moving()))).toBe('acta-changed');
  });

  test('nobody writes in approved minutes, and only an administrator returns them', () => {
    const words = change({ requestId: 'r9', revision: 2 });
    expect(codeOf(writeActa(approved, words, ana))).toBe('acta-approved');
    expect(codeOf(claimPen(approved, ana, true))).toBe('acta-approved');
    const back = move(approved, 'draft');
    expect(codeOf(moveActa(approved, back, ana, moving()))).toBe('not-allowed');
    const returned = done(moveActa(approved, back, ana, moving({ role: 'admin' })));
    expect(returned.state).toBe('draft');
    expect(approvalOf(returned)).toBeNull();
    expect(returned.steps).toHaveLength(3);
  });

  test('while the meeting goes on, or somebody else writes, they stay a draft', () => {
    const open = moveActa(draft, move(draft, 'review'), ana, moving({ isOver: false }));
    expect(codeOf(open)).toBe('acta-meeting-open');
    const held = done(claimPen(draft, luis, false));
    expect(codeOf(moveActa(held, move(held, 'review'), ana, moving()))).toBe('acta-pen-taken');
  });

  test('an approval names the details that are missing', () => {
    const lacking = { ...review, details: { ...whole, place: ' ', kind: null } };
    expect(moveActa(lacking, move(lacking, 'approved'), ana, moving())).toMatchObject({
      refusal: { detail: 'Falta: si es ordinaria o extraordinaria y el lugar.' },
    });
  });

  test('the law that closes them with signatures has no approval', () => {
    const life = actaLifeOf('es-lph');
    expect(life).toMatchObject({
      steps: ['draft', 'review'],
      source: { article: 'artículo 19.3' },
    });
    expect(codeOf(moveActa(review, move(review, 'approved'), ana, moving({ life })))).toBe(
      'acta-move-refused',
    );
    expect(actaLifeOf('es-sl')).toMatchObject({ source: { article: 'artículo 202' } });
    expect(actaLifeOf('es-asociacion').source).toBeNull();
  });
});

describe('two who wrote', () => {
  const base = { details: null, notes: [said('uno')] };

  test('only changes are sent; an emptied text goes as empty', () => {
    expect(changesOf(base, base)).toEqual({ notes: [] });
    const mine = { details: noDetails, notes: [said('dos', 'p2')] };
    expect(changesOf(base, mine)).toEqual({
      details: noDetails,
      notes: [said('dos', 'p2'), said('')],
    });
    expect(changesOf(base, { ...base, notes: [said('uno'), said('', 'p9')] }).notes).toEqual([]);
  });

  test('each side keeps its own changes, and text changed by both keeps both versions', () => {
    const server = { details: null, notes: [said('uno, y ella'), said('suyo', 'p2')] };
    const mine = { details: noDetails, notes: [said('uno, y él'), said('mío', 'p3')] };
    expect(mergeActa(base, mine, server)).toEqual({
      details: noDetails,
      notes: [said('uno, y ella\nuno, y él'), said('suyo', 'p2'), said('mío', 'p3')],
    });
    expect(mergeActa(base, server, server)).toEqual(server);
    const longer = { ...base, notes: [said('uno, y ella, y todos')] };
    expect(mergeActa(base, longer, server).notes[0]).toEqual(said('uno, y ella, y todos'));
  });

  test('of the details each field is as it was typed here, or as the server has it', () => {
    const with_ = (more: Partial<ActaDetails>) => ({
      details: { ...noDetails, ...more },
      notes: [],
    });
    const merged = mergeActa(
      with_({}),
      with_({ place: 'Salón', chair: 'Ana' }),
      with_({ chair: 'Luis', number: '7' }),
    );
    expect(merged.details).toMatchObject({ place: 'Salón', chair: 'Ana', number: '7' });
    // Both began at once, and each typed another field.
    const first = { details: null, notes: [] };
    const both = mergeActa(first, with_({ chair: 'Ana' }), with_({ place: 'Salón' }));
    expect(both.details).toMatchObject({ place: 'Salón', chair: 'Ana' });
  });

  test('an empty detail takes what the record says, and a typed one stays', () => {
    const known: ActaDetails = { ...noDetails, chair: 'Ana', place: 'Salón' };
    expect(filledFrom(known, null)).toBe(known);
    expect(filledFrom(known, { ...noDetails, chair: 'Luis', book: '2' })).toEqual({
      ...{ ...known, chair: 'Luis', book: '2' },
    });
  });
});
