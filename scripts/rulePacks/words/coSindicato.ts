import { quoting, type Words } from './quote.ts';
import { cstOf1950, cstOf1965, cstOf1990 } from './textsRead.ts';

const then = quoting(cstOf1950);
const since1965 = quoting(cstOf1965);
const since1990 = quoting(cstOf1990);

/** Unions of Colombia: the readable Code is its text of 1950, with the changes of 1965 and 1990. */
export const coSindicatoWords: Words = {
  'co-sindicato/ordinary': [
    then('403, hoy 386', 'además, solamente se computarán los votos de los socios presentes'),
  ],
  'co-sindicato/board': [
    then(
      '408, hoy 391',
      'es forzoso elegirla por votación secreta en papeleta escrita y aplicando el sistema del cuociente electoral para asegurar la representación de las minorías, so pena de nulidad',
    ),
    since1990(
      '391, numeral 2',
      'En todo caso, el cargo de fiscal del sindicato corresponderá a la fracción mayoritaria de las minoritarias.',
    ),
  ],
  'co-sindicato/absolute': [
    then(
      '415, hoy 398',
      'la expulsión debe ser decretada por la mayoría absoluta de los asociados',
    ),
  ],
  'co-sindicato/strike': [
    since1990(
      '444',
      'mediante votación secreta, personal e indelegable, por la mayoría absoluta de los trabajadores de la empresa',
    ),
    since1990(
      '444',
      'o de la asamblea general de los afiliados al sindicato o sindicatos que agrupen más de la mitad de aquellos trabajadores',
    ),
  ],
  'co-sindicato/two-thirds': [
    since1965(
      '400, numeral 1',
      'tiene derecho a solicitar con el voto de las dos terceras partes de sus miembros, que los patronos respectivos deduzcan de los salarios de los trabajadores afiliados',
    ),
    then(
      '418, hoy 401',
      'Por acuerdo, cuando menos, de las dos terceras (2/3) partes de los miembros de la organización, adoptado en asamblea general y acreditado con las firmas de los asistentes',
    ),
  ],
};
