import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import { secondSession } from '../../testing/records/actaCase.ts';
import { noDetails } from '../subject/actaRecord.ts';
import { buildActaRecord } from '../subject/buildActaRecord.ts';
import { coursesOf } from '../subject/callCourse.ts';
import { actaTermsOf } from './actaTerms.ts';

/** The meeting of the case ended on 13 March 2026. */
function termsUnder(rulePack: PackId, state = 'draft', today = '2026-03-14') {
  const around = { failedBefore: [], plannedAfter: null, proxies: [], holidays: [], offices: [] };
  const assembly = { ...secondSession.assembly, rulePack };
  const record = buildActaRecord({ ...secondSession, assembly }, around);
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('No call was held.');
  return actaTermsOf({ record, course, details: noDetails }, state, today);
}

const closing = (state: string, today: string) => {
  const [first] = termsUnder('es-lph', state, today).terms;
  return [first?.until, first?.state];
};

test('the minutes of a community are closed within ten natural days', () => {
  expect(closing('review', '2026-03-23')).toEqual(['23 de marzo de 2026', 'due']);
  expect(closing('review', '2026-03-24')).toEqual(['23 de marzo de 2026', 'late']);
  expect(closing('fixed', '2026-03-24')).toEqual(['23 de marzo de 2026', 'late']);
  expect(closing('signed', '2026-03-24')).toEqual(['23 de marzo de 2026', 'done']);
  expect(closing('communicated', '2026-03-24')).toEqual(['23 de marzo de 2026', 'done']);
});

test('a day to challenge that is over is no delay of the secretary', () => {
  const { terms } = termsUnder('es-lph', 'signed', '2028-01-01');
  expect(terms.map(({ state }) => state)).toEqual(['done', 'over', 'over', 'due', 'due']);
});

test('the approver of the minutes of a company is said with its article', () => {
  expect(termsUnder('es-sl').sayings[0]).toEqual({
    said: expect.stringContaining('dos interventores'),
    cited: 'Ley de Sociedades de Capital, artículo 202.2',
  });
  expect(termsUnder('co-sas').sayings[0]?.cited).toContain('artículo 189');
});

test('a rule of law is a sentence without a full stop of its own, and ends in no article', () => {
  for (const packId of packIds) {
    for (const { said, cited } of termsUnder(packId).sayings) {
      expect(said).toMatch(/^\p{Lu}[^.]*$/u);
      expect(cited).not.toBe('');
    }
  }
});

test('nobody approves minutes that signatures close', () => {
  for (const packId of packIds) {
    const { approver, withoutApproval } = actaRulesOf(packId);
    expect(approver === undefined || withoutApproval === undefined).toBe(true);
  }
});
