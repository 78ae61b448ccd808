import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { convocationRulesOf } from '../../laws/rulePacks/convocationRulesOf.ts';
import { bogota } from '../../testing/rules/bogotaCalendar.ts';
import { checkSecondCall } from './checkSecondCall.ts';

const meeting = { date: '2026-03-10', time: '19:00' };

function told(packId: PackId, second: string | null) {
  const [date = '', time = ''] = second?.split(' ') ?? [];
  const secondCall = second === null ? null : { date, time };
  const asked = { meeting, secondCall, timeZone: 'America/Bogota' };
  const found = checkSecondCall(convocationRulesOf(packId), asked, bogota);
  return found.map(({ problemId, serious, text, source }) => {
    const where = source === null ? '' : ` [${source.article}]`;
    return `${problemId}${serious ? '' : '?'}: ${text}${where}`;
  });
}

test.each<[PackId, string | null]>([
  ['co-ph', '2026-03-13 20:00'],
  ['co-sas', null],
  ['co-sas', '2026-03-25 08:00'],
  ['co-sas', '2026-04-24 22:00'],
  ['co-sa', null],
  ['es-lph', null],
  ['es-lph', '2026-03-10 19:30'],
  ['es-lph', '2026-03-12 19:00'],
  ['es-sa', '2026-03-11 19:00'],
  ['es-sl', null],
  ['mx-cdmx', '2026-03-10 19:30'],
  ['mx-lgsm', null],
])('%s: a first call on 10 March at 7 p. m. and a second on %s is right', (packId, second) => {
  expect(told(packId, second)).toEqual([]);
});

test.each<[PackId, string | null, string]>([
  [
    'co-ph',
    null,
    'second-call-not-announced: Anuncie la segunda convocatoria: 13 de marzo de 2026 a las 8:00 p. m. [artículo 41]',
  ],
  [
    'co-ph',
    '2026-03-13 19:00',
    'second-call-too-early?: Si el reglamento calla, la segunda reunión es el 13 de marzo de 2026 a las 8:00 p. m. Confirme que lo dispone. [artículo 41]',
  ],
  [
    'co-ph',
    '2026-03-16 20:00',
    'second-call-too-late?: Si el reglamento calla, la segunda reunión es el 13 de marzo de 2026 a las 8:00 p. m. Confirme que lo dispone. [artículo 41]',
  ],
  [
    'co-sas',
    '2026-03-24 08:00',
    'second-call-too-early: La segunda reunión no puede ser antes del 25 de marzo de 2026. Cambie la fecha u hora. [artículo 20, parágrafo]',
  ],
  [
    'co-sas',
    '2026-04-25 08:00',
    'second-call-too-late: La segunda reunión no puede pasar del 24 de abril de 2026. Adelántela. [artículo 20, parágrafo]',
  ],
  [
    'co-sa',
    '2026-03-25 10:00',
    'second-call-unknown?: La segunda reunión se cita después, si la primera fracasa. Quítela de este aviso. [artículos 429 y 829]',
  ],
  [
    'es-lph',
    '2026-03-10 19:29',
    'second-call-too-early: La segunda reunión no puede ser antes del 10 de marzo de 2026 a las 7:30 p. m. Cambie la fecha u hora. [artículo 16.2]',
  ],
  [
    'es-sa',
    '2026-03-11 18:59',
    'second-call-too-early: La segunda reunión no puede ser antes del 11 de marzo de 2026 a las 7:00 p. m. Cambie la fecha u hora. [artículo 177]',
  ],
  [
    'es-sl',
    '2026-03-11 19:00',
    'second-call-unknown?: Esta ley no prevé segunda convocatoria. Quítela, salvo que los estatutos la admitan.',
  ],
  [
    'mx-cdmx',
    null,
    'second-call-not-announced: Anuncie la segunda convocatoria: 10 de marzo de 2026 a las 7:30 p. m. [artículo 32]',
  ],
])('%s: with a second call on %s, %s', (packId, second, problem) => {
  expect(told(packId, second)).toEqual([problem]);
});
