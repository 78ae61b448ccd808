import { expect, test } from 'vitest';
import { audit } from '../src/audit.ts';
import { alterations, alteredZip } from './alterations.ts';
import { markOf, seal, zipOf } from './caseFile.ts';
import { cleanCase } from './cleanCase.ts';

test.each(alterations)('$name: it is found', (alteration) => {
  const report = audit(alteredZip(seal(cleanCase()), alteration), '');
  expect(report.mismatched.map(({ code }) => code)).toContain(alteration.code);
});

test('an alteration whose seals were all made again is found only against the code of a paper', () => {
  const file = seal(cleanCase());
  const paper = markOf(file);
  const edited = file.eventos.find(({ kind }) => kind === 'question-opened');
  Object.assign(edited ?? {}, { by: 'somebody-else' });
  const zip = zipOf(seal(file));
  expect(audit(zip, paper).mismatched).toMatchObject([{ code: 'sello-distinto' }]);
  const without = audit(zip, '');
  expect(without.mismatched).toEqual([]);
  expect(without.notDerived.map(({ what }) => what)).toContain(
    'Que el registro entero no se haya vuelto a sellar',
  );
});
