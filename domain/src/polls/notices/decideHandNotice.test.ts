import { expect, test } from 'vitest';
import { decideHandNotice, decideUndoHandNotice } from './decideHandNotice.ts';
import type { HandNotice } from './handNotice.ts';
import type { HandNoticeRequest } from './noticeRequests.ts';

const list: HandNoticeRequest = {
  ...{ noticeId: 'n1', convocationId: 'c1', personIds: ['ana', 'eva', 'ana'] },
  ...{ means: 'signed-list', on: '2026-11-03', note: 'Folios 1 a 3', bylaw: '', fileId: null },
};
const asked = { sentOn: '2026-11-02', today: '2026-11-10', by: 'chair', now: 5 };

function write(request: Partial<HandNoticeRequest>, known: HandNotice | null = null) {
  return decideHandNotice({ ...asked, known, request: { ...list, ...request } });
}

function written(): HandNotice {
  const outcome = write({});
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

test('a signed list covers many, each once, and records its author and time', () => {
  expect(written()).toEqual({
    ...{ ...list, personIds: ['ana', 'eva'], by: 'chair', at: 5, undone: null },
  });
});

test.each([
  ['before the convocatoria', { on: '2026-11-01' }, 'notice-date-wrong'],
  ['tomorrow', { on: '2026-11-11' }, 'notice-date-wrong'],
  ['without any proof', { note: '' }, 'notice-without-proof'],
  ['at an address of no bylaw', { means: 'bylaws-address' }, 'notice-without-bylaw'],
] as const)('what was done %s is refused', (_, change, code) => {
  expect(write(change)).toMatchObject({ refusal: { code } });
});

test.each([
  ['on the day of the convocatoria', { on: '2026-11-02' }],
  ['today', { on: '2026-11-10' }],
  ['by a link of WhatsApp, which leaves no paper', { means: 'whatsapp', note: '' }],
  ['with a photograph alone', { note: '', fileId: 'f1' }],
  ['at the address that a bylaw fixes', { means: 'bylaws-address', bylaw: 'Artículo 12' }],
] as const)('what was done %s is kept', (_, change) => {
  expect(write(change).ok).toBe(true);
});

test('the same again changes nothing, in whatever order people come; another content is refused', () => {
  const known = written();
  expect(write({ personIds: ['eva', 'ana'] }, known)).toEqual({ ok: true, value: known });
  for (const change of [{ personIds: ['ana'] }, { note: 'Otro' }, { on: '2026-11-04' }]) {
    expect(write(change, known)).toMatchObject({ refusal: { code: 'notice-exists' } });
  }
});

test('an undone notice keeps its content, and the first reason', () => {
  const known = written();
  const undo = (one: HandNotice | null, reason: string) =>
    decideUndoHandNotice(one, { reason, by: 'admin', now: 9 });
  const first = undo(known, 'Era la lista de otra asamblea');
  const undone = { reason: 'Era la lista de otra asamblea', by: 'admin', at: 9 };
  expect(first).toEqual({ ok: true, value: { ...known, undone } });
  expect(first.ok && undo(first.value, 'Otra razón')).toEqual(first);
  expect(undo(null, 'Nada')).toMatchObject({ refusal: { code: 'notice-unknown' } });
});
