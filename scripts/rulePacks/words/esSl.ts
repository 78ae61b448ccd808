import { esCompanyQuotes } from './esCompanies.ts';
import { quoting, type Words } from './quote.ts';
import { lsc, rdl5de2023 } from './textsRead.ts';

const cite = quoting(lsc);

const ordinary = [
  cite('198', 'los acuerdos sociales se adoptarán por mayoría de los votos válidamente emitidos'),
  cite(
    '198',
    'siempre que representen al menos un tercio de los votos correspondientes a las participaciones sociales en que se divida el capital social',
  ),
  cite('198', 'No se computarán los votos en blanco.'),
];
const ofStatutes = cite(
  '199.a',
  'requerirán el voto favorable de más de la mitad de los votos correspondientes a las participaciones en que se divida el capital social',
);
const twoThirds = cite(
  '199.b',
  'requerirán el voto favorable de, al menos, dos tercios de los votos correspondientes a las participaciones en que se divida el capital social',
);

/** Sociedades limitadas of Spain. */
export const esSlWords: Words = {
  'es-sl/ordinary': ordinary,
  'es-sl/interested': [...ordinary, ...esCompanyQuotes.conflict],
  'es-sl/removal': [
    ...ordinary,
    cite(
      '223.2',
      'una mayoría reforzada que no podrá ser superior a los dos tercios de los votos correspondientes a las participaciones en que se divida el capital social',
    ),
  ],
  'es-sl/liability': [...ordinary, esCompanyQuotes.liability],
  'es-sl/liability-waiver': [...ordinary, esCompanyQuotes.waiver],
  'es-sl/statutes': [
    ofStatutes,
    cite(
      '200.1',
      'los estatutos podrán exigir un porcentaje de votos favorables superior al establecido por la ley, sin llegar a la unanimidad',
    ),
  ],
  'es-sl/telematic': [
    ofStatutes,
    esCompanyQuotes.telematic,
    cite(
      '182 bis.7',
      'Las previsiones contenidas en este artículo serán igualmente aplicables a la sociedad de responsabilidad limitada.',
    ),
  ],
  'es-sl/two-thirds': [twoThirds],
  'es-sl/two-thirds-interested': [twoThirds, ...esCompanyQuotes.conflict],
  'es-sl/structural': [
    quoting(rdl5de2023)(
      '8.5',
      'la aprobación del proyecto por la junta general requerirá el voto favorable de, al menos, dos tercios de los votos correspondientes a las participaciones en que se divida el capital social',
    ),
    esCompanyQuotes.structuralCeiling,
  ],
  'es-sl/unanimity': [
    cite(
      '108.3',
      'La incorporación de estas cláusulas a los estatutos sociales exigirá el consentimiento de todos los socios.',
    ),
    ...esCompanyQuotes.allPartners,
  ],
};
