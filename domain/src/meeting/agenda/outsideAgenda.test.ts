import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { NotedConvocation } from '../../kernel/sessions/notedConvocation.ts';
import type { AgendaPoint } from './agendaPoint.ts';
import {
  type AskedOutside,
  admitOutside,
  agendaExceptionNames,
  lawOutside,
  outsideAgenda,
} from './outsideAgenda.ts';

const point = (number: number, more: Partial<AgendaPoint> = {}): AgendaPoint => ({
  ...{ pointId: `p${number}`, number, text: `Punto ${number}`, kind: 'decision' },
  ...{ presenter: '', notes: '', addedAt: Date.parse('2026-11-01T12:00Z'), ...more },
});
const called: NotedConvocation = {
  ...{ kind: 'extraordinary', approvesAccounts: false, caller: 'administrator' },
  ...{ sentOn: '2026-11-02', secondCallAt: null, place: '' },
};
const points = [
  point(1),
  point(2, { kind: 'proposals' }),
  point(3, { addedAt: Date.parse('2026-11-05T12:00Z') }),
];

function warn(more: Partial<AskedOutside> = {}, rulePack: PackId = 'co-sa') {
  return outsideAgenda({
    assembly: { rulePack, timeZone: 'America/Bogota', modality: 'hall' },
    session: { called },
    ...{ points, question: {} },
    ...more,
  });
}

const ofPoint = (pointId: string) => warn({ question: { pointId } });

test('a vote of no point, of a later one or of proposals is warned with the article', () => {
  const warning = {
    text: 'No está en el orden del día: puede conversarse, pero no decidirse.',
    cited: 'Código de Comercio de Colombia, artículos 182 y 425',
    exceptions: ['seventy-percent-after-agenda', 'remove-administrators'],
  };
  expect(warn()).toEqual(warning);
  expect(ofPoint('p3')).toEqual(warning);
  expect(ofPoint('gone')).toEqual(warning);
  expect(ofPoint('p2')?.text).toBe(
    'Proposiciones y varios no anuncia de qué se decide. No está en el orden del día: puede conversarse, pero no decidirse.',
  );
  expect(ofPoint('p1')).toBeNull();
});

test.each<[string, Partial<AskedOutside>]>([
  ['nobody noted the meeting', { session: {} }],
  ['nobody wrote the agenda', { points: [] }],
  ['it is practice', { question: { rehearsal: true } }],
  ['the meeting is open to anything', { session: { called: { ...called, kind: 'ordinary' } } }],
])('nobody is warned when %s', (_, more) => {
  expect(warn(more)).toBeNull();
});

test('a survey decides nothing, and an election does', () => {
  const marks = { min: 1, max: 1 };
  const terms = { marks, seats: 0, needsMajority: false, method: null };
  expect(warn({ question: { election: { kind: 'survey', ...terms } } })).toBeNull();
  expect(warn({ question: { election: { kind: 'people', ...terms } } })).not.toBeNull();
});

test('at a distance also an ordinary meeting is closed where the law says so', () => {
  const ordinary = { called: { ...called, kind: 'ordinary' as const } };
  const assembly = { rulePack: 'co-ph' as const, timeZone: 'America/Bogota' };
  expect(warn({ session: ordinary, assembly: { ...assembly, modality: 'hall' } })).toBeNull();
  expect(warn({ session: ordinary, assembly })?.cited).toContain('artículo 39');
});

test('the chair says an exception of that law, or none, and nothing else opens it', () => {
  const warning = warn();
  expect(admitOutside(null, undefined)).toEqual({ ok: true, value: null });
  expect(admitOutside(warning, undefined)).toMatchObject({
    refusal: { code: 'outside-agenda', detail: expect.stringContaining('artículos 182 y 425.') },
  });
  expect(admitOutside(warning, { exception: null })).toEqual({ ok: true, value: {} });
  const known = 'remove-administrators' as const;
  expect(admitOutside(warning, { exception: known })).toEqual({
    ...{ ok: true, value: { exception: known } },
  });
  expect(admitOutside(warning, { exception: 'choose-signers' })).toMatchObject({
    refusal: { code: 'exception-unknown' },
  });
});

test('afterwards the law is told with its exception, or without', () => {
  const assembly = { rulePack: 'co-sa' as const, timeZone: 'America/Bogota' };
  expect(lawOutside(assembly, called, 'remove-administrators').text).toBe(
    'Separar a los administradores no exige estar en el orden del día.',
  );
  expect(lawOutside(assembly, called, undefined).allowed).toBe(false);
  expect(Object.values(agendaExceptionNames).every((name) => !name.endsWith('.'))).toBe(true);
});
