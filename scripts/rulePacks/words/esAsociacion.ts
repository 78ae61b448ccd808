import { quoting, type Words } from './quote.ts';
import { lo1de2002 } from './textsRead.ts';

const cite = quoting(lo1de2002);
const unlessBylaws = cite(
  '12',
  'Si los Estatutos no lo disponen de otro modo, el régimen interno de las asociaciones será el siguiente',
);

/** Associations of Spain. */
export const esAsociacionWords: Words = {
  'es-asociacion/simple': [
    unlessBylaws,
    cite(
      '12, letra d',
      'Los acuerdos de la Asamblea General se adoptarán por mayoría simple de las personas presentes o representadas, cuando los votos afirmativos superen a los negativos.',
    ),
  ],
  'es-asociacion/qualified': [
    unlessBylaws,
    cite(
      '12, letra d',
      'mayoría cualificada de las personas presentes o representadas, que resultará cuando los votos afirmativos superen la mitad',
    ),
    cite(
      '12, letra d',
      'los acuerdos relativos a disolución de la asociación, modificación de los Estatutos, disposición o enajenación de bienes y remuneración de los miembros del órgano de representación',
    ),
  ],
};
