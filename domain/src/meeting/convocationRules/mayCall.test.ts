import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { packIds } from '../../kernel/assemblies/packId.ts';
import type { MeetingKind } from '../../kernel/meetings/meeting.ts';
import type { CallerRole } from '../../kernel/sessions/notedConvocation.ts';
import { convocationRulesOf } from '../../laws/rulePacks/convocationRulesOf.ts';
import { type CallingPower, type Convener, mayCall } from './mayCall.ts';

type Power = CallingPower['power'];

const whole = 100_000_000;
const owners = (weight: number, heads: number, allHeads = 40): Convener => ({
  role: 'owners',
  weight: { part: weight, all: whole },
  heads: { part: heads, all: allHeads },
});

test.each<[PackId, CallerRole, ordinary: Power, extraordinary: Power]>([
  ['co-ph', 'administrator', 'calls', 'calls'],
  ['co-ph', 'council', 'none', 'calls'],
  ['co-ph', 'fiscal-auditor', 'none', 'calls'],
  ['co-ph', 'president', 'none', 'none'],
  ['co-ph', 'authority', 'none', 'none'],
  ['co-sas', 'administrator', 'calls', 'calls'],
  ['co-sas', 'fiscal-auditor', 'calls', 'calls'],
  ['co-sas', 'council', 'none', 'none'],
  ['co-sa', 'administrator', 'calls', 'calls'],
  ['co-sa', 'council', 'calls', 'calls'],
  ['co-sa', 'fiscal-auditor', 'calls', 'calls'],
  ['co-ltda', 'administrator', 'calls', 'calls'],
  ['co-ltda', 'fiscal-auditor', 'calls', 'calls'],
  ['co-ltda', 'council', 'none', 'none'],
  ['co-cooperativa', 'council', 'calls', 'calls'],
  ['co-cooperativa', 'fiscal-auditor', 'none', 'requests'],
  ['co-cooperativa', 'administrator', 'none', 'none'],
  ['es-lph', 'president', 'calls', 'calls'],
  ['es-lph', 'administrator', 'none', 'none'],
  ['es-sa', 'administrator', 'calls', 'calls'],
  ['es-sl', 'administrator', 'calls', 'calls'],
  ['ar-ccyc', 'administrator', 'calls', 'calls'],
  ['ar-ccyc', 'council', 'calls', 'calls'],
  ['ar-lgs', 'administrator', 'calls', 'calls'],
  ['ar-lgs', 'fiscal-auditor', 'calls', 'calls'],
  ['cl-21442', 'council', 'calls', 'calls'],
  ['cl-21442', 'administrator', 'calls', 'calls'],
  ['mx-cdmx', 'administrator', 'calls', 'calls'],
  ['mx-cdmx', 'council', 'calls', 'calls'],
  ['mx-lgsm', 'administrator', 'calls', 'calls'],
  ['mx-lgsm', 'council', 'calls', 'calls'],
  ['mx-lgsm', 'fiscal-auditor', 'calls', 'calls'],
  ['generic', 'president', 'calls', 'calls'],
  ['generic', 'council', 'calls', 'calls'],
  ['generic', 'owners', 'none', 'none'],
])('%s: the %s %s an ordinary meeting and %s an extraordinary one', (packId, role, one, other) => {
  const rules = convocationRulesOf(packId);
  expect(mayCall(rules, { role }, 'ordinary').power).toBe(one);
  expect(mayCall(rules, { role }, 'extraordinary').power).toBe(other);
});

test.each<[string, PackId, MeetingKind, Convener, Power]>([
  ['exactly a fifth', 'co-ph', 'extraordinary', owners(20_000_000, 2), 'calls'],
  ['a millionth below a fifth', 'co-ph', 'extraordinary', owners(19_999_999, 2), 'none'],
  ['a fifth in one hand is not plural', 'co-ph', 'extraordinary', owners(20_000_000, 1), 'none'],
  ['a fifth for an ordinary one', 'co-ph', 'ordinary', owners(20_000_000, 2), 'none'],
  ['a quarter of the capital', 'co-sas', 'ordinary', owners(25_000_000, 1), 'requests'],
  ['less than a quarter', 'co-sas', 'ordinary', owners(24_999_999, 9), 'none'],
  ['a quarter of the capital', 'co-sa', 'ordinary', owners(25_000_000, 1), 'requests'],
  ['a fifth, ordinary', 'co-sa', 'ordinary', owners(20_000_000, 2), 'none'],
  ['a fifth, extraordinary', 'co-sa', 'extraordinary', owners(20_000_000, 2), 'requests'],
  ['a fifth in one hand', 'co-sa', 'extraordinary', owners(20_000_000, 1), 'none'],
  ['below a fifth', 'co-sa', 'extraordinary', owners(19_999_999, 5), 'none'],
  ['a quarter of the owners', 'es-lph', 'ordinary', owners(1, 10), 'requests'],
  ['25 % of the quotas, one owner', 'es-lph', 'ordinary', owners(25_000_000, 1), 'requests'],
  ['neither', 'es-lph', 'extraordinary', owners(24_999_999, 9), 'none'],
  ['five per cent', 'es-sa', 'ordinary', owners(5_000_000, 1), 'requests'],
  ['below five per cent', 'es-sl', 'ordinary', owners(4_999_999, 3), 'none'],
  ['two thirds of all call themselves', 'ar-ccyc', 'ordinary', owners(1, 20, 30), 'calls'],
  ['below two thirds', 'ar-ccyc', 'ordinary', owners(1, 19, 30), 'requests'],
  ['ten per cent ask the judge', 'ar-ccyc', 'extraordinary', owners(1, 3, 30), 'requests'],
  ['below ten per cent', 'ar-ccyc', 'ordinary', owners(90_000_000, 2, 30), 'none'],
  ['five per cent', 'ar-lgs', 'ordinary', owners(5_000_000, 1), 'requests'],
  ['ten per cent', 'cl-21442', 'extraordinary', owners(10_000_000, 3), 'requests'],
  ['under ten per cent', 'cl-21442', 'extraordinary', owners(9_999_999, 3), 'none'],
  ['ten per cent, ordinary', 'cl-21442', 'ordinary', owners(10_000_000, 3), 'none'],
  ['a quarter of the owners', 'mx-cdmx', 'ordinary', owners(1, 10), 'calls'],
  ['all the weight in few hands', 'mx-cdmx', 'ordinary', owners(whole, 9), 'none'],
  ['a third', 'mx-lgsm', 'ordinary', owners(33_000_000, 1), 'requests'],
  ['below 33 %', 'mx-lgsm', 'ordinary', owners(32_999_999, 8), 'none'],
])('owners with %s under %s, %s', (_, packId, kind, caller, power) => {
  expect(mayCall(convocationRulesOf(packId), caller, kind).power).toBe(power);
});

test('owners who do not say how much they hold have nothing', () => {
  for (const packId of packIds) {
    const power = mayCall(convocationRulesOf(packId), { role: 'owners' }, 'extraordinary');
    expect(power.power).toBe('none');
  }
  const onlyWeight: Convener = { role: 'owners', weight: { part: whole, all: whole } };
  expect(mayCall(convocationRulesOf('co-ph'), onlyWeight, 'extraordinary').power).toBe('none');
  const onlyHeads: Convener = { role: 'owners', heads: { part: 40, all: 40 } };
  expect(mayCall(convocationRulesOf('co-ph'), onlyHeads, 'extraordinary').power).toBe('none');
  expect(mayCall(convocationRulesOf('es-lph'), onlyHeads, 'ordinary').power).toBe('requests');
});

test('the answer says why not and by which article', () => {
  const rules = convocationRulesOf('co-ph');
  const small = owners(10_000_000, 4);
  expect(mayCall(rules, { role: 'president' }, 'ordinary')).toEqual({
    power: 'none',
    text: 'La ley no da a esta persona el derecho de convocar.',
    source: null,
  });
  expect(mayCall(rules, { role: 'council' }, 'ordinary')).toMatchObject({
    text: 'Solo puede convocar a reuniones extraordinarias.',
    source: { article: 'artículo 39' },
  });
  expect(mayCall(rules, small, 'extraordinary')).toMatchObject({
    text: 'No reúnen la parte que pide la ley para convocar o pedir la reunión.',
    source: { article: 'artículo 39' },
  });
});

test.each<[PackId, Convener, MeetingKind, text: string, article: string]>([
  ['co-ph', owners(20_000_000, 2), 'extraordinary', '', 'artículo 39'],
  [
    'es-lph',
    owners(25_000_000, 1),
    'ordinary',
    'Se pide al presidente; si él no convoca, convocan los propios promotores.',
    'artículos 16.1 y 16.2',
  ],
  [
    'co-sa',
    owners(20_000_000, 2),
    'extraordinary',
    'Se pide a la Superintendencia, que ordena convocar; los estatutos pueden fijar otra parte.',
    'artículo 423',
  ],
  [
    'ar-ccyc',
    owners(1, 3, 30),
    'ordinary',
    'Si nadie convoca, se pide al juez una asamblea judicial.',
    'artículo 2063',
  ],
])('%s tells what must happen first', (packId, caller, kind, text, article) => {
  expect(mayCall(convocationRulesOf(packId), caller, kind)).toMatchObject({
    text,
    source: { article },
  });
});

test('calling wins over asking, however the law lists them', () => {
  const rules = convocationRulesOf('ar-ccyc');
  const backwards = { ...rules, callers: rules.callers.toReversed() };
  expect(mayCall(backwards, owners(1, 20, 30), 'ordinary').power).toBe('calls');
  expect(mayCall(rules, owners(1, 20, 30), 'ordinary').power).toBe('calls');
});

test('where one owner is enough, the weight alone decides', () => {
  const holder: Convener = { role: 'owners', weight: { part: 5_000_000, all: whole } };
  expect(mayCall(convocationRulesOf('es-sa'), holder, 'ordinary').power).toBe('requests');
});
