import { expect, test } from 'vitest';
import { credentialCode } from '../../kernel/identity/credentialCode.ts';
import { platePayload } from '../plates/platePayload.ts';
import { readDeskCode } from './deskCode.ts';

const check = platePayload(14).slice(-2);

test('a credential names its person, and is read back', () => {
  const code = credentialCode('k3Jx_9-aa');
  expect(readDeskCode(` ${code}\n`)).toEqual({ kind: 'person', personId: 'k3Jx_9-aa' });
});

const link = 'https://a.test/loginVirtual#invitacion=torres.S3-c_r;persona:k3Jx_9-aa';

test.each([
  ['as it is printed', link],
  [
    'by a reader set to another keyboard',
    link.replace('#', '·').replace('=', '¡').replace(';', 'ñ').replace('persona:', 'personaÑ'),
  ],
])('a credential that opens the ballot names its person, read %s', (_, written) => {
  expect(readDeskCode(written)).toEqual({ kind: 'person', personId: 'k3Jx_9-aa' });
});

test.each([
  ['a plate with its check', platePayload(14), { kind: 'plate', number: 14 }],
  ['a plate typed by hand', 'Placa 14', { kind: 'plate', number: 14 }],
  ['a reader set to another keyboard', `PLACAÑ14'${check}`, { kind: 'plate', number: 14 }],
  ['a plate whose number was misread', `placa:15-${check}`, { kind: 'misread' }],
  ['a plate read by half', 'placa:14-4', { kind: 'misread' }],
  ['a reader that lost the check', 'PLACAÑ14', { kind: 'misread' }],
  ['a plate without number', 'placa:abc', { kind: 'text', text: 'placa:abc' }],
  ['somebody’s entry', 'https://a.test/loginVirtual#invitacion=t.x', { kind: 'entry' }],
  ['a unit', ' T1-101 ', { kind: 'text', text: 'T1-101' }],
  ['a name that begins like a code', 'Placa Pérez', { kind: 'text', text: 'Placa Pérez' }],
  ['an id that is not one', 'persona:../x', { kind: 'text', text: 'persona:../x' }],
])('tells %s', (_, written, asked) => {
  expect(readDeskCode(written)).toEqual(asked);
});
