import { quoting, type Words } from './quote.ts';
import { lph } from './textsRead.ts';

const cite = quoting(lph);

const threeFifths = cite(
  '17.4',
  'estarán sujetas al voto favorable de las tres quintas partes del total de los propietarios que, a su vez, representen las tres quintas partes de las cuotas de participación',
);
const unanimity = cite(
  '17.6',
  'requerirán para su validez la unanimidad del total de los propietarios que, a su vez, representen el total de las cuotas de participación',
);
const privateUse = cite(
  '17.8',
  'en los casos en los que la modificación o reforma se haga para aprovechamiento privativo',
);

/** Horizontal property of Spain. */
export const esLphWords: Words = {
  'es-lph/ordinary': [
    cite(
      '17.7',
      'Para la validez de los demás acuerdos bastará el voto de la mayoría del total de los propietarios que, a su vez, representen la mayoría de las cuotas de participación.',
    ),
    cite(
      '17.7',
      'En segunda convocatoria serán válidos los acuerdos adoptados por la mayoría de los asistentes, siempre que ésta represente, a su vez, más de la mitad del valor de las cuotas de los presentes.',
    ),
  ],
  'es-lph/one-third': [
    cite(
      '17.1',
      'podrá ser acordada, a petición de cualquier propietario, por un tercio de los integrantes de la comunidad que representen, a su vez, un tercio de las cuotas de participación',
    ),
    cite(
      '17.3',
      'bastará el voto favorable de un tercio de los integrantes de la comunidad que representen, a su vez, un tercio de las cuotas de participación',
    ),
  ],
  'es-lph/majority-of-all': [
    cite(
      '17.2',
      'requerirá el voto favorable de la mayoría de los propietarios, que, a su vez, representen la mayoría de las cuotas de participación',
    ),
  ],
  'es-lph/simple': [
    cite(
      '17.2',
      'requerirá el voto favorable de la mayoría simple de los propietarios, que, a su vez, representen la mayoría simple de las cuotas de participación',
    ),
  ],
  'es-lph/three-fifths': [
    cite(
      '17.3',
      'requerirán el voto favorable de las tres quintas partes del total de los propietarios que, a su vez, representen las tres quintas partes de las cuotas de participación',
    ),
    cite(
      '17.12',
      'requerirá el voto favorable de las tres quintas partes del total de los propietarios que, a su vez, representen las tres quintas partes de las cuotas de participación',
    ),
  ],
  'es-lph/three-fifths-changes': [
    threeFifths,
    cite(
      '17.4',
      'No podrán realizarse innovaciones que hagan inservible alguna parte del edificio para el uso y disfrute de un propietario, si no consta su consentimiento expreso',
    ),
  ],
  'es-lph/three-fifths-private': [threeFifths, privateUse],
  'es-lph/unanimity': [unanimity],
  'es-lph/unanimity-private': [unanimity, privateUse],
};
