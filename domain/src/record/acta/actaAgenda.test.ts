import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { DatedEvent } from '../../kernel/events/datedEvent.ts';
import type { NotedConvocation } from '../../kernel/sessions/notedConvocation.ts';
import type { AgendaPoint } from '../../meeting/agenda/agendaPoint.ts';
import { at, caseProxies, idOf, secondSession } from '../../testing/records/actaCase.ts';
import { runsOf } from '../draft/actaDraft.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';
import { noDetails } from '../subject/actaRecord.ts';
import { buildActaRecord } from '../subject/buildActaRecord.ts';
import { coursesOf } from '../subject/callCourse.ts';
import { draftActa } from './draftActa.ts';

const point = (number: number, text: string, more: Partial<AgendaPoint> = {}): AgendaPoint => ({
  ...{ pointId: `p${number}`, number, text, kind: 'decision', presenter: '', notes: 'Secreto' },
  ...{ addedAt: 1, ...more },
});
const agenda = [
  point(2, 'Cuentas', { presenter: 'Luz Mora' }),
  point(1, 'Informe de la presidencia', { kind: 'informative' }),
  point(3, 'Varios', { kind: 'proposals' }),
];

function eventOf(number: number, minute: number, more: Partial<DatedEvent>): DatedEvent {
  return {
    ...{ eventId: idOf(number), kind: 'point-treated', at: at(13, 18, minute), by: 'staff' },
    ...{ sequence: number, seal: 1, committed: `00000000000${number}.0`, ...more },
  };
}

const events = [
  eventOf(701, 5, { pointId: 'p1' }),
  eventOf(702, 25, { pointId: 'p2' }),
  eventOf(703, 26, { kind: 'point-moved', pointId: 'p3', approvedBy: 'assembly' }),
  eventOf(704, 27, { kind: 'point-removed', pointId: 'gone', approvedBy: 'chair' }),
  eventOf(705, 44, { pointId: 'p2' }),
];

/** The first question under the second point, and the other under none. */
function linesOf(more: Partial<SessionRecord> = {}): readonly string[] {
  const [first, second] = secondSession.questions;
  if (first === undefined || second === undefined) throw new Error('No questions.');
  const record = buildActaRecord(
    {
      ...{ ...secondSession, agenda, questions: [{ ...first, pointId: 'p2' }, second] },
      ...{ events: [...secondSession.events, ...events], ...more },
    },
    { proxies: caseProxies, holidays: [], offices: [], plannedAfter: null, failedBefore: [] },
  );
  const [course] = coursesOf(record.quorum);
  if (course === undefined) throw new Error('No call was held.');
  const { blocks } = draftActa({ record, course, details: noDetails });
  const say = (line: readonly { readonly text: string }[]) => line.map(({ text }) => text).join('');
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.map(say);
    return block.kind === 'signatures' ? block.places.map(say) : [say(runsOf([block]))];
  });
}

test('the agenda is its points, and the approver of each change after the notice', () => {
  const lines = linesOf();
  const from = lines.indexOf('Orden del día');
  expect(lines.slice(from + 1, from + 6)).toEqual([
    '1. Informe de la presidencia',
    '2. Cuentas, a cargo de Luz Mora',
    '3. Varios',
    'A las 19:26 cambió de lugar en el orden del día «3. Varios», con la aprobación de la asamblea.',
    'A las 19:27 se quitó del orden del día un punto, con la aprobación de la presidencia.',
  ]);
  expect(lines.join()).not.toContain('Secreto');
});

test('each point has its decisions, those of none come last, and a point only heard its blank', () => {
  const lines = linesOf();
  const from = lines.indexOf('Deliberaciones y decisiones');
  const told = lines
    .slice(from + 1)
    .filter((line) =>
      /^(?:\d\. |Pregunta|Se empezó|Estaba a cargo|En el registro no|\[completar: (?:resumen|lo tratado))/u.test(
        line,
      ),
    );
  expect(told).toEqual([
    '1. Informe de la presidencia',
    'Se empezó a tratar a las 19:05.',
    '[completar: resumen de lo tratado]',
    '2. Cuentas',
    'Se empezó a tratar a las 19:25.',
    'Estaba a cargo de Luz Mora.',
    'Pregunta 1: ¿Aprueba las cuentas de 2025?',
    '[completar: resumen de lo deliberado]',
    '3. Varios',
    'En el registro no consta que se tratara.',
    '[completar: lo tratado, o «no se trató»]',
    'Pregunta 2: ¿Aprueba alquilar el local común?',
    '[completar: resumen de lo deliberado]',
    'En el registro no consta que se tratara este punto del orden del día:',
    '3. Varios',
  ]);
});

test('a vote outside the agenda says the law, and the exception that the chair noted', () => {
  const [first] = secondSession.questions;
  const { questionId = '' } = first ?? {};
  const called: NotedConvocation = {
    ...{ kind: 'extraordinary', approvesAccounts: false, caller: 'president', sentOn: null },
    ...{ secondCallAt: null, place: '' },
  };
  const session = { ...secondSession.session, called };
  const opened = (exception?: 'everyone-agrees') =>
    linesOf({
      session,
      events: [
        ...secondSession.events,
        eventOf(706, 30, {
          ...{ kind: 'outside-agenda', questionId },
          ...(exception === undefined ? {} : { exception }),
        }),
      ],
    });
  expect(opened('everyone-agrees')).toContain(
    'Este asunto no estaba anunciado. A las 19:30 la presidencia dejó constancia de la excepción de la ley: Están todos y todos aceptan tratarlo (Ley 49/1960 de Propiedad Horizontal, artículo 16.3).',
  );
  expect(opened()).toContain(
    'Este asunto no estaba anunciado. A las 19:30 la presidencia abrió la votación, advertida de lo que dice la ley: No está en el orden del día: puede conversarse, pero no decidirse (Ley 49/1960 de Propiedad Horizontal, artículo 16.2).',
  );
});

test('the warnings of the law are told as the chair saw them, and of no other way of meeting', () => {
  const [first] = secondSession.questions;
  const { questionId = '' } = first ?? {};
  const opened = (mode: string) => {
    const warned = eventOf(706, 30, { kind: 'law-warned', questionId, mode, call: 2 });
    return linesOf({ events: [...secondSession.events, warned] });
  };
  const told =
    'A las 19:30 la presidencia tuvo a la vista, antes de abrir, lo que advierte la ley:';
  const lines = opened('remote');
  expect(lines.slice(lines.indexOf(told), lines.indexOf(told) + 2)).toEqual([
    told,
    'La ley estatal no regula la junta telemática: prevéala en los estatutos o con todos (Ley 49/1960 de Propiedad Horizontal, artículos 15.1 y 16.2).',
  ]);
  expect(opened('hall')).not.toContain(told);
  expect(linesOf()).not.toContain(told);
});

test('each signer of the law has a place, with the name that was noted, and a notary where one had to attend', () => {
  const officers = {
    ...{ chair: 'Ana Ruiz', secretary: 'Gil Ortega' },
    signers: [{ office: 'notary', name: 'Inés Paz' } as const],
  };
  const session = { ...secondSession.session, officers };
  const [first, ...others] = secondSession.questions;
  if (first === undefined) throw new Error('No questions.');
  const signed = (rulePack: PackId, needsNotary = false) =>
    linesOf({
      ...{ session, assembly: { ...secondSession.assembly, rulePack } },
      questions: [{ ...first, rule: { ...first.rule, needsNotary } }, ...others],
    }).filter((line) => /^(?:Interventor|Notario|\S+ (?:co)?propietario)/u.test(line));
  expect(signed('es-sl')).toEqual([
    'Interventor por la mayoría: [completar: nombre]',
    'Interventor por la minoría: [completar: nombre]',
  ]);
  expect(signed('cl-21442')).not.toContain('Notario: Inés Paz');
  expect(signed('cl-21442', true)).toEqual([
    'Primer copropietario designado: [completar: nombre]',
    'Segundo copropietario designado: [completar: nombre]',
    'Notario: Inés Paz',
  ]);
});

test('units in arrears are told as deprived of the vote by the law of the acta', () => {
  const told = linesOf().filter((line) => line.includes('privados del derecho de voto'));
  expect(told).toEqual([
    'Quedan privados del derecho de voto quienes al iniciarse la junta no estaban al corriente ni habían impugnado o consignado la deuda: ni su persona ni su cuota se computan para las mayorías (Ley 49/1960 de Propiedad Horizontal, artículo 15.2).',
  ]);
});

test('an amended question is told as proposed and as amended, and nominees are named', () => {
  const [first, ...others] = secondSession.questions;
  if (first === undefined) throw new Error('No questions.');
  const proposed = '¿Aprueba las cuentas con salvedad?';
  const results = secondSession.results.map((result) =>
    result.questionId === first.questionId ? { ...result, proposed } : result,
  );
  const nominee = { nominationId: 'n', personId: null, name: 'Luz Mora', unit: 'Piso A' };
  const list = [
    { ...nominee, state: 'accepted' as const, rule: '' },
    { ...nominee, name: 'Beto', unit: '', state: 'disqualified' as const, rule: 'Estatutos, 7' },
  ];
  const lines = linesOf({
    results,
    questions: [{ ...first, nominations: { isOpen: false, list } }, ...others],
  });
  expect(lines).toContain(
    'Se enmendó antes de votarla. Propuesta: «¿Aprueba las cuentas con salvedad?» Como quedó: «¿Aprueba las cuentas de 2025?»',
  );
  expect(lines).toContain('Luz Mora (Piso A), acepta');
  expect(lines).toContain('Beto, no puede ser elegida: Estatutos, 7');
  expect(linesOf().join()).not.toContain('Se enmendó');
});

test('a question without a vote is told under its point', () => {
  const [first] = secondSession.questions;
  if (first === undefined) throw new Error('No questions.');
  const draft = { ...first, questionId: 'd', number: 3, text: '¿Otra?', state: 'draft' } as const;
  const lines = linesOf({ questions: [{ ...draft, pointId: 'p3' }] });
  const under = lines.indexOf('3. Varios', lines.indexOf('Deliberaciones y decisiones'));
  expect(lines.slice(under, lines.indexOf('Constancias'))).toEqual(
    expect.arrayContaining(['No se votó en este punto:', '¿Otra?']),
  );
});
