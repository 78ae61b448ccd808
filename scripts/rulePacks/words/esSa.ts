import { esCompanyQuotes } from './esCompanies.ts';
import { quoting, type Words } from './quote.ts';
import { lsc, rdl5de2023 } from './textsRead.ts';

const cite = quoting(lsc);
const structural = quoting(rdl5de2023);

const simple = [
  cite(
    '201.1',
    'los acuerdos sociales se adoptarán por mayoría simple de los votos de los accionistas presentes o representados en la junta',
  ),
  cite(
    '201.1',
    'entendiéndose adoptado un acuerdo cuando obtenga más votos a favor que en contra del capital presente o representado',
  ),
];

/** Sociedades anónimas of Spain. */
export const esSaWords: Words = {
  'es-sa/ordinary': simple,
  'es-sa/interested': [
    ...simple,
    ...esCompanyQuotes.conflict,
    cite(
      '190.1',
      'solo será de aplicación cuando dicha prohibición esté expresamente prevista en las correspondientes cláusulas estatutarias reguladoras de la restricción a la libre transmisión o la exclusión',
    ),
  ],
  'es-sa/liability': [...simple, esCompanyQuotes.liability],
  'es-sa/liability-waiver': [...simple, esCompanyQuotes.waiver],
  'es-sa/reinforced': [
    cite(
      '201.2',
      'si el capital presente o representado supera el cincuenta por ciento bastará con que el acuerdo se adopte por mayoría absoluta',
    ),
    cite(
      '201.2',
      'se requerirá el voto favorable de los dos tercios del capital presente o representado en la junta cuando en segunda convocatoria concurran accionistas que representen el veinticinco por ciento o más',
    ),
    cite('201.2', 'sin alcanzar el cincuenta por ciento'),
  ],
  'es-sa/structural': [
    structural(
      '8.4',
      'Cuando el capital presente o representado alcance, al menos, el cincuenta por ciento, bastará con que el acuerdo se adopte por mayoría absoluta.',
    ),
    structural(
      '8.4',
      'Se requerirá el voto favorable de los dos tercios del capital presente o representado en la junta cuando en segunda convocatoria concurran accionistas que representen el veinticinco por ciento o más',
    ),
    structural('8.4', 'sin alcanzar el cincuenta por ciento'),
    esCompanyQuotes.structuralCeiling,
  ],
  'es-sa/telematic': [esCompanyQuotes.telematic],
  'es-sa/unanimity': esCompanyQuotes.allPartners,
};
