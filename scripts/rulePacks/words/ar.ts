import { quoting, type Words } from './quote.ts';
import { ccyc, lgs } from './textsRead.ts';

const code = quoting(ccyc);
const cite = quoting(lgs);

const double = [
  code(
    '2060',
    'Las decisiones de la asamblea se adoptan por mayoría absoluta computada sobre la totalidad de los propietarios de las unidades funcionales',
  ),
  code(
    '2060',
    'se forma con la doble exigencia del número de unidades y de las partes proporcionales indivisas de éstas con relación al conjunto',
  ),
];
const ofPresent =
  'Las resoluciones en ambos casos serán tomadas por mayoría absoluta de los votos presentes que puedan emitirse en la respectiva decisión, salvo cuando el estatuto exija mayor número.';

/** Laws of Argentina. */
export const arWords: Words = {
  'ar-ccyc/ordinary': double,
  'ar-ccyc/works': [
    ...double,
    code(
      '2051',
      'los propietarios o el consorcio requieren consentimiento de la mayoría de los propietarios, previo informe técnico de un profesional autorizado',
    ),
  ],
  'ar-ccyc/rights-limit': [
    ...double,
    code('2061', 'la mayoría debe integrarse con la conformidad expresa de sus titulares'),
  ],
  'ar-ccyc/two-thirds': [
    code('2057', 'mediante una mayoría de dos tercios de la totalidad de los propietarios'),
    code(
      '2059',
      'si la autoconvocatoria y el temario a tratar se aprueban por una mayoría de dos tercios de la totalidad de los propietarios',
    ),
  ],
  'ar-ccyc/destruction': [
    code(
      '2055',
      'la asamblea por mayoría que represente más de la mitad del valor, puede resolver su demolición y la venta del terreno y de los materiales, la reparación o la reconstrucción',
    ),
  ],
  'ar-ccyc/unanimity': [
    code('2052', 'debe realizarse con el acuerdo unánime de los propietarios'),
    code(
      '2059',
      'Son igualmente válidas las decisiones tomadas por voluntad unánime del total de los propietarios aunque no lo hagan en asamblea.',
    ),
  ],
  'ar-ccyc/disaffection': [
    code(
      '2044',
      'sea por acuerdo unánime de los propietarios instrumentado en escritura pública o por resolución judicial',
    ),
  ],
  'ar-ccyc/judicial': [
    code('2063', 'La asamblea judicial puede resolver con mayoría simple de presentes.'),
  ],
  'ar-lgs/ordinary': [cite('243', ofPresent)],
  'ar-lgs/interested': [
    cite('243', ofPresent),
    cite(
      '241',
      'no pueden votar en las decisiones vinculadas con la aprobación de sus actos de gestión',
    ),
    cite('248', 'tiene obligación de abstenerse de votar los acuerdos relativos a aquélla'),
  ],
  'ar-lgs/extraordinary': [cite('244', ofPresent)],
  'ar-lgs/special': [
    cite(
      '244, cuarto párrafo',
      'las resoluciones se adoptarán por el voto favorable de la mayoría de acciones con derecho a voto, sin aplicarse la pluralidad de voto',
    ),
  ],
  'ar-lgs/class': [
    cite(
      '250',
      'se requiere el consentimiento o ratificación de esta clase, que se prestará en asamblea especial regida por las normas de la asamblea ordinaria',
    ),
  ],
  'ar-lgs/unanimity': [
    cite(
      '246, inciso 1',
      'Si estuviere presente la totalidad del capital y la decisión se adopte por unanimidad de las acciones con derecho a voto',
    ),
  ],
};
