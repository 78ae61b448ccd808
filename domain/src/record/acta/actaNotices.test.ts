import { expect, test } from 'vitest';
import { composingFactsOf, noticeOf } from '../../testing/composingFactsOf.ts';
import { type ActaNotice, knownDetails } from '../subject/actaRecord.ts';

const { assembly } = composingFactsOf();
const sent = (more: Partial<ActaNotice>): ActaNotice => ({ ...noticeOf(), mailed: 0, ...more });
const formOf = (notices: readonly ActaNotice[] = []) =>
  knownDetails({ assembly: { ...assembly, country: 'CO' }, called: null }, notices).noticeForm;

test('the form of the notice is the form of the mail sent from here', () => {
  const first = sent({ mailed: 3 });
  const second = sent({ number: 2, kind: 'correction', sentOn: '2027-03-03', mailed: 3 });
  expect(formOf([first])).toBe('convocatoria n.º 1 por correo electrónico');
  expect(formOf([first, second])).toBe(
    'convocatoria n.º 1 por correo electrónico y corrección n.º 2 por correo electrónico (3 de marzo de 2027)',
  );
});

test('the form of a notice mailed to nobody is left for the secretary', () => {
  expect(formOf([sent({ mailed: 0 })])).toBe('');
  expect(formOf()).toBe('');
});
