import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import { firstSession, secondSession } from '../../testing/records/actaCase.ts';
import { blanksOf, runsOf } from '../draft/actaDraft.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';
import type { ActaNote } from '../subject/actaNote.ts';
import { noDetails } from '../subject/actaRecord.ts';
import { buildActaRecord } from '../subject/buildActaRecord.ts';
import { coursesOf } from '../subject/callCourse.ts';
import { actaChecksOf } from './actaFollowUp.ts';
import { draftActa } from './draftActa.ts';
import { lawPlacesOf } from './lawPlaces.ts';

function subjectOf(session: SessionRecord, rulePack: PackId, notes: readonly ActaNote[] = []) {
  const around = { failedBefore: [], plannedAfter: null, proxies: [], holidays: [], offices: [] };
  const assembly = { ...session.assembly, rulePack };
  const record = buildActaRecord({ ...session, assembly }, around);
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('No call was held or failed.');
  return { record, course, details: noDetails, notes };
}

const textOf = (subject: ReturnType<typeof subjectOf>) =>
  runsOf(draftActa(subject).blocks)
    .map(({ text }) => text)
    .join('');

test('the minutes of a consortium have the places of signing, of comparing and of the mail to the absent', () => {
  const subject = subjectOf(secondSession, 'ar-ccyc');
  expect(lawPlacesOf(subject).map(({ itemId }) => itemId)).toEqual([
    'attendance-signatures',
    'signature-check',
    'absentee-notices',
    'objections',
  ]);
  expect(blanksOf(draftActa(subject))).toContain(
    '[completar: quién cotejó las firmas y con qué resultado]',
  );
});

test('a note on a required item stands under it, and the item is no longer missing', () => {
  const text = 'Las cotejó el administrador, sin diferencias.';
  const note = { place: 'law', placeId: 'signature-check', kind: 'said', text } as const;
  const subject = subjectOf(secondSession, 'ar-ccyc', [note]);
  expect(textOf(subject)).toContain(text);
  expect(textOf(subject)).not.toContain('quién cotejó las firmas');
  const missing = actaChecksOf(subject).filter(({ done }) => !done);
  expect(missing.map(({ itemId }) => itemId)).not.toContain('signature-check');
});

test('where signatures close the minutes nothing asks who approved them', () => {
  const acta = textOf(subjectOf(secondSession, 'es-lph'));
  expect(acta).toContain('El acta se cierra con las firmas');
  expect(acta).not.toContain('Aprobación del acta');
  expect(textOf(subjectOf(secondSession, 'co-ph'))).toContain('Aprobación del acta');
});

test('a call that failed is asked for no decision, vote or approval', () => {
  for (const packId of packIds) {
    const items = actaChecksOf(subjectOf(firstSession, packId)).map(({ itemId }) => itemId);
    expect(items).not.toContain('votes');
    expect(items).not.toContain('decisions');
    expect(items).not.toContain('approval');
  }
});

test('no table of any minutes is without rows', () => {
  for (const packId of packIds) {
    for (const session of [firstSession, secondSession]) {
      for (const block of draftActa(subjectOf(session, packId)).blocks) {
        if (block.kind === 'table')
          expect([packId, block.caption, block.rows.length > 0]).toEqual([
            packId,
            block.caption,
            true,
          ]);
      }
    }
  }
});
