import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import type { Modality } from '../../kernel/meetings/meeting.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import { bogota } from '../../testing/rules/bogotaCalendar.ts';
import { actaDeadlines, challengeDeadlines } from './actaDeadlines.ts';

function told(packId: PackId, heldOn: string, channel: Modality = 'hall') {
  return actaDeadlines(actaRulesOf(packId), { heldOn, channel }, bogota).map(
    ({ label, dueOn, source }) => `${dueOn} ${label} [${citeSource(source)}]`,
  );
}

/** Counted by hand on the calendar of Bogotá for 2026. */
test.each<[string, PackId, Modality, heldOn: string, dueOn: string | null]>([
  ['twenty working days, San José and Holy Week', 'co-ph', 'hall', '2026-03-19', '2026-04-21'],
  ['twenty working days, no holiday', 'co-ph', 'hall', '2026-02-02', '2026-03-02'],
  ['twenty working days from a Saturday', 'co-ph', 'hall', '2026-03-14', '2026-04-15'],
  ['twenty working days in June', 'co-ph', 'hall', '2026-05-29', '2026-07-01'],
  ['twenty working days at the end of the year', 'co-ph', 'hall', '2026-11-20', '2026-12-21'],
  ['ten working days at a distance', 'co-ph', 'remote', '2026-03-19', '2026-04-07'],
  ['ten working days in a mixed one', 'co-ph', 'mixed', '2026-02-02', '2026-02-16'],
  ['no deadline in the hall', 'co-sas', 'hall', '2026-03-19', null],
  ['thirty working days', 'co-sas', 'remote', '2026-02-02', '2026-03-16'],
  ['thirty working days in a mixed one', 'co-sas', 'mixed', '2026-02-02', '2026-03-16'],
  ['the copy comes first', 'co-sa', 'mixed', '2026-02-02', '2026-02-23'],
  ['fifteen working days for the copy', 'co-sa', 'hall', '2026-03-19', '2026-04-14'],
  ['no deadline in the hall', 'co-ltda', 'hall', '2026-03-19', null],
  ['thirty working days', 'co-ltda', 'remote', '2026-02-02', '2026-03-16'],
  ['ten days, whatever they are', 'es-lph', 'hall', '2026-03-26', '2026-04-05'],
  ['ten days across a year', 'es-lph', 'hall', '2026-12-28', '2027-01-07'],
  ['fifteen days', 'es-sa', 'hall', '2026-06-30', '2026-07-15'],
  ['fifteen days', 'es-sl', 'remote', '2026-02-20', '2026-03-07'],
  ['five days', 'ar-lgs', 'hall', '2026-04-30', '2026-05-05'],
  ['none', 'ar-ccyc', 'hall', '2026-03-19', null],
  ['none known', 'cl-21442', 'hall', '2026-03-19', null],
  ['none known', 'mx-cdmx', 'hall', '2026-03-19', null],
  ['none', 'mx-lgsm', 'hall', '2026-03-19', null],
  ['none', 'generic', 'hall', '2026-03-19', null],
])('%s: under %s, %s, held on %s, by %s', (_, packId, channel, heldOn, dueOn) => {
  const [soonest] = actaDeadlines(actaRulesOf(packId), { heldOn, channel }, bogota);
  expect(soonest?.dueOn ?? null).toBe(dueOn);
});

test('each deadline has its duty and its article, soonest first', () => {
  expect(told('co-ph', '2026-02-02', 'remote')).toEqual([
    '2026-02-16 Comunicar el acta a los propietarios [Ley 675 de 2001, artículo 44]',
    '2026-03-02 Verificar la redacción, si la asamblea encargó a alguien [Ley 675 de 2001, artículo 47]',
    '2026-03-02 Poner el acta a disposición de los propietarios e informarles [Ley 675 de 2001, artículo 47]',
  ]);
  expect(told('co-ph', '2026-02-02')).toHaveLength(2);
  expect(told('co-sa', '2026-02-02', 'remote')).toEqual([
    '2026-02-23 Enviar copia del acta a la Superintendencia (la envía el revisor fiscal) [Código de Comercio de Colombia, artículos 432 y 829]',
    '2026-03-16 Asentar el acta en el libro [Ley 222 de 1995, artículo 21]',
  ]);
  expect(told('es-lph', '2026-02-02')).toEqual([
    '2026-02-12 Cerrar el acta con las firmas del presidente y del secretario [Ley 49/1960 de Propiedad Horizontal, artículo 19.3]',
  ]);
  expect(told('es-sl', '2026-02-02')).toEqual([
    '2026-02-17 Aprobar el acta, si no se aprobó al final: el presidente y dos interventores [Ley de Sociedades de Capital, artículo 202.2]',
  ]);
  expect(told('ar-lgs', '2026-02-02')).toEqual([
    '2026-02-07 Confeccionar y firmar el acta [Ley General de Sociedades 19.550, artículo 73]',
  ]);
});

test('deadlines come in order, however the law lists them', () => {
  const rules = actaRulesOf('co-ph');
  const backwards = { ...rules, deadlines: rules.deadlines.toReversed() };
  const meeting = { heldOn: '2026-02-02', channel: 'remote' } as const;
  const days = actaDeadlines(backwards, meeting, bogota).map(({ dueOn }) => dueOn);
  expect(days).toEqual(['2026-02-16', '2026-03-02', '2026-03-02']);
});

test.each<[PackId, string[]]>([
  ['co-ph', ['2026-05-19 Impugnar una decisión [Código General del Proceso, artículo 382]']],
  ['co-sas', ['2026-05-19 Impugnar una decisión [Código de Comercio de Colombia, artículo 191]']],
  ['co-sa', ['2026-05-19 Impugnar una decisión [Código de Comercio de Colombia, artículo 191]']],
  [
    'es-lph',
    [
      '2026-06-19 Impugnar un acuerdo lesivo o abusivo [Ley 49/1960 de Propiedad Horizontal, artículo 18.3]',
      '2027-03-19 Impugnar un acuerdo contrario a la ley o a los estatutos [Ley 49/1960 de Propiedad Horizontal, artículo 18.3]',
      '2026-06-30 Impugnar un acuerdo lesivo o abusivo (ausentes) [Ley 49/1960 de Propiedad Horizontal, artículo 18.3]',
      '2027-03-31 Impugnar un acuerdo contrario a la ley o a los estatutos (ausentes) [Ley 49/1960 de Propiedad Horizontal, artículo 18.3]',
    ],
  ],
  [
    'es-sa',
    [
      '2027-03-19 Impugnar un acuerdo [Ley de Sociedades de Capital, artículo 205]',
      'null Impugnar un acuerdo contrario al orden público [Ley de Sociedades de Capital, artículo 205.1]',
    ],
  ],
  [
    'es-sl',
    [
      '2027-03-19 Impugnar un acuerdo [Ley de Sociedades de Capital, artículo 205]',
      'null Impugnar un acuerdo contrario al orden público [Ley de Sociedades de Capital, artículo 205.1]',
    ],
  ],
  [
    'ar-ccyc',
    [
      '2026-04-18 Pedir la nulidad de la asamblea [Código Civil y Comercial de la Nación, artículos 6 y 2060]',
    ],
  ],
  ['ar-lgs', ['2026-06-19 Impugnar una decisión [Ley General de Sociedades 19.550, artículo 251]']],
  ['cl-21442', []],
  ['mx-cdmx', []],
  [
    'mx-lgsm',
    [
      '2026-04-03 Oponerse judicialmente (accionistas con el 25 % del capital) [Ley General de Sociedades Mercantiles, artículo 201]',
    ],
  ],
  ['generic', []],
])(
  '%s: held on 19 March and notified on the 31st, it may be challenged until',
  (packId, expected) => {
    const meeting = { heldOn: '2026-03-19', notifiedOn: '2026-03-31' };
    const found = challengeDeadlines(actaRulesOf(packId), meeting, bogota);
    expect(
      found.map(({ label, dueOn, source }) => `${dueOn} ${label} [${citeSource(source)}]`),
    ).toEqual(expected);
  },
);

test('for an absentee nobody notified, time has not begun to run', () => {
  const meeting = { heldOn: '2026-03-19', notifiedOn: null };
  const found = challengeDeadlines(actaRulesOf('es-lph'), meeting, bogota);
  expect(found.map(({ dueOn }) => dueOn)).toEqual(['2026-06-19', '2027-03-19', null, null]);
});

test.each<[PackId, string | null]>([
  ['co-ph', 'El administrador lleva el libro de actas. [artículo 51, numeral 2]'],
  ['co-sas', 'La sociedad lleva el libro de actas, en orden de fechas. [artículo 195]'],
  ['co-sa', 'La sociedad lleva el libro de actas, en orden de fechas. [artículo 195]'],
  [
    'es-lph',
    'El secretario custodia los libros y guarda convocatorias, comunicaciones y poderes. 5 years [artículo 19.4]',
  ],
  ['es-sa', null],
  ['es-sl', null],
  [
    'ar-ccyc',
    'El administrador lleva los libros de actas y de registro de firmas. [artículos 2062 y 2067]',
  ],
  ['ar-lgs', 'La sociedad lleva un libro especial de actas. [artículo 73]'],
  ['cl-21442', null],
  ['mx-cdmx', null],
  [
    'mx-lgsm',
    'La sociedad asienta las actas en su libro, o las protocoliza ante fedatario. [artículo 194]',
  ],
  ['generic', null],
])('%s: who keeps the minutes', (packId, expected) => {
  const { custody } = actaRulesOf(packId);
  const kept =
    custody === null
      ? null
      : [
          custody.keeper,
          custody.period?.amount,
          custody.period?.unit,
          `[${custody.source.article}]`,
        ]
          .filter((part) => part !== undefined)
          .join(' ');
  expect(kept).toBe(expected);
});
