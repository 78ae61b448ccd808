import { quoting, type Words } from './quote.ts';
import { ley79 } from './textsRead.ts';

const cite = quoting(ley79);

const majority = cite(
  '32',
  'Por regla general las decisiones de la asamblea general se tomarán por mayoría absoluta de los votos de los asistentes.',
);
const able = cite(
  '27, parágrafo',
  'los inscritos en el registro social que no tengan suspendidos sus derechos y se encuentren al corriente en el cumplimiento de sus obligaciones',
);
const twoThirds = [
  cite(
    '32',
    'Para las reformas de estatutos, la fijación de aportes extraordinarios, la amortización de aportes, la transformación, la fusión, la incorporación y la disolución para liquidación',
  ),
  cite('32', 'se requerirá el voto favorable de las dos terceras partes de los asistentes'),
];

/** Bodies of members of Colombia. */
export const coMemberWords: Words = {
  'co-cooperativa/ordinary': [majority, able],
  'co-cooperativa/two-thirds': twoThirds,
  'co-delegados/ordinary': [majority, able],
  'co-delegados/two-thirds': twoThirds,
};
