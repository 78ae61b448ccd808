import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { type AgendaException, agendaExceptions } from '../../kernel/events/agendaException.ts';
import {
  type MeetingKind,
  type Modality,
  meetingKinds,
  modalities,
} from '../../kernel/meetings/meeting.ts';
import { convocationRulesOf } from '../../laws/rulePacks/convocationRulesOf.ts';
import { itemAllowed } from './itemAllowed.ts';
import { universalMeeting } from './universalMeeting.ts';

function decide(
  packId: PackId,
  kind: MeetingKind,
  channel: Modality,
  happens: readonly AgendaException[] = [],
  onAgenda = false,
) {
  return itemAllowed(convocationRulesOf(packId), { kind, channel, onAgenda, happens });
}

test('an announced item may always be decided', () => {
  for (const packId of packIds) {
    for (const kind of meetingKinds) {
      for (const channel of modalities) {
        const decision = decide(packId, kind, channel, [], true);
        expect(decision).toMatchObject({ allowed: true, text: 'Está en el orden del día.' });
      }
    }
  }
});

test.each<[PackId, ordinary: boolean, extraordinary: boolean, remote: boolean, source: string]>([
  ['co-ph', true, false, false, 'Ley 675 de 2001, artículo 39, parágrafo 1'],
  ['co-sas', true, false, true, 'Código de Comercio de Colombia, artículo 182'],
  ['co-sa', true, false, true, 'Código de Comercio de Colombia, artículos 182 y 425'],
  ['es-lph', false, false, false, 'Ley 49/1960 de Propiedad Horizontal, artículo 16.2'],
  ['es-sa', false, false, false, 'Ley de Sociedades de Capital, artículo 174'],
  ['es-sl', false, false, false, 'Ley de Sociedades de Capital, artículo 174'],
  ['ar-ccyc', false, false, false, 'Código Civil y Comercial de la Nación, artículo 2059'],
  ['ar-lgs', false, false, false, 'Ley General de Sociedades 19.550, artículo 246'],
  ['cl-21442', true, false, true, 'Ley 21.442, artículo 15'],
  [
    'mx-cdmx',
    false,
    false,
    false,
    'Ley de Propiedad en Condominio de la Ciudad de México, artículo 32',
  ],
  ['mx-lgsm', false, false, false, 'Ley General de Sociedades Mercantiles, artículos 187 y 188'],
  ['generic', true, false, true, 'los estatutos'],
])(
  '%s: new items in an ordinary meeting %s, extraordinary %s, ordinary remote %s',
  (id, a, b, c, source) => {
    const ordinary = decide(id, 'ordinary', 'hall');
    expect(ordinary.allowed).toBe(a);
    expect(decide(id, 'extraordinary', 'hall').allowed).toBe(b);
    expect(decide(id, 'ordinary', 'remote').allowed).toBe(c);
    expect(decide(id, 'ordinary', 'mixed').allowed).toBe(c);
    expect(citeSource(ordinary.source)).toBe(source);
  },
);

test.each<[PackId, AgendaException, text: string, article: string]>([
  [
    'co-sa',
    'seventy-percent-after-agenda',
    'Agotado el orden del día, el 70 % de lo representado aceptó tratarlo.',
    'artículo 425',
  ],
  [
    'co-sa',
    'remove-administrators',
    'Separar a los administradores no exige estar en el orden del día.',
    'artículo 425',
  ],
  ['es-lph', 'everyone-agrees', 'Están todos y todos aceptan tratarlo.', 'artículo 16.3'],
  ['es-sa', 'everyone-agrees', 'Están todos y todos aceptan tratarlo.', 'artículo 178'],
  [
    'es-sl',
    'remove-administrators',
    'Separar a los administradores no exige estar en el orden del día.',
    'artículo 223.1',
  ],
  ['ar-ccyc', 'everyone-agrees', 'Están todos y todos aceptan tratarlo.', 'artículo 2059'],
  ['ar-lgs', 'everyone-agrees', 'Están todos y todos aceptan tratarlo.', 'artículo 246, inciso 1'],
  [
    'ar-lgs',
    'choose-signers',
    'Elegir a quienes firman el acta no exige estar en el orden del día.',
    'artículo 246, inciso 3',
  ],
  ['mx-lgsm', 'everyone-present', 'Está representada la totalidad.', 'artículo 188'],
  ['generic', 'everyone-agrees', 'Están todos y todos aceptan tratarlo.', ''],
])('%s: a closed meeting opens when %s', (packId, exception, text, article) => {
  const opened = decide(packId, 'extraordinary', 'hall', [exception]);
  expect(opened).toMatchObject({ allowed: true, text, source: { article } });
});

test.each<[PackId, number]>([
  ['co-ph', 0],
  ['co-sas', 0],
  ['co-sa', 2],
  ['es-lph', 1],
  ['es-sa', 2],
  ['ar-ccyc', 1],
  ['ar-lgs', 2],
  ['cl-21442', 0],
  ['mx-cdmx', 0],
  ['mx-lgsm', 1],
])('%s knows %d exceptions and no other opens it', (packId, known) => {
  const opening = agendaExceptions.filter(
    (exception) => decide(packId, 'extraordinary', 'hall', [exception]).allowed,
  );
  expect(opening).toHaveLength(known);
});

test('the sentences say why', () => {
  expect(decide('co-ph', 'ordinary', 'hall').text).toBe(
    'Esta reunión puede tratar temas no anunciados.',
  );
  expect(decide('co-ph', 'extraordinary', 'hall').text).toBe(
    'No está en el orden del día: puede conversarse, pero no decidirse.',
  );
});

test.each<[PackId, agreed: boolean, alone: boolean, source: string]>([
  ['co-ph', true, true, 'Ley 675 de 2001, artículo 40'],
  ['co-sas', true, true, 'Ley 1258 de 2008, artículo 21'],
  ['co-sa', true, true, 'Código de Comercio de Colombia, artículos 182 y 426'],
  ['es-lph', true, false, 'Ley 49/1960 de Propiedad Horizontal, artículo 16.3'],
  ['es-sa', true, false, 'Ley de Sociedades de Capital, artículo 178'],
  ['es-sl', true, false, 'Ley de Sociedades de Capital, artículo 178'],
  ['ar-ccyc', true, false, 'Código Civil y Comercial de la Nación, artículo 2059'],
  ['ar-lgs', true, false, 'Ley General de Sociedades 19.550, artículo 237'],
  ['mx-lgsm', true, true, 'Ley General de Sociedades Mercantiles, artículo 188'],
  ['generic', true, false, 'los estatutos'],
])('%s: with everybody there, agreeing %s, not agreeing %s', (packId, agreed, alone, source) => {
  const rules = convocationRulesOf(packId);
  const all = 100_000_000;
  const held = (present: number, everyoneAgrees: boolean) =>
    universalMeeting(rules, { present, all, everyoneAgrees });
  expect(held(all, true)).toMatchObject({
    valid: agreed,
    text: 'Están todos: la reunión vale sin convocatoria.',
  });
  expect(held(all, false).valid).toBe(alone);
  expect(held(all - 1, true)).toMatchObject({
    valid: false,
    text: 'Falta gente: sin convocatoria deben estar todos.',
  });
  const cited = held(all, true).source;
  expect(cited && citeSource(cited)).toBe(source);
});

test('nobody at all is not everybody', () => {
  const nobody = { present: 0, all: 0, everyoneAgrees: true };
  expect(universalMeeting(convocationRulesOf('co-ph'), nobody).valid).toBe(false);
});

test('a meeting of everybody without agreement is told what is missing', () => {
  const rules = convocationRulesOf('es-lph');
  expect(universalMeeting(rules, { present: 5, all: 5, everyoneAgrees: false }).text).toBe(
    'Están todos, pero deben aceptar reunirse.',
  );
});

test.each<PackId>(['cl-21442', 'mx-cdmx'])(
  '%s: nothing is known of meeting without a notice',
  (id) => {
    const all = { present: 5, all: 5, everyoneAgrees: true };
    expect(universalMeeting(convocationRulesOf(id), all)).toEqual({
      valid: false,
      text: 'No nos consta que la ley admita reunirse sin convocatoria.',
      source: null,
    });
  },
);
