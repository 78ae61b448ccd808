import { quoting, type Words } from './quote.ts';
import { lgsm } from './textsRead.ts';

const cite = quoting(lgsm);
const ofPresent = cite(
  '189',
  'las resoluciones sólo serán válidas cuando se tomen por mayoría de los votos presentes',
);

/** Companies of Mexico. */
export const mxWords: Words = {
  'mx-lgsm/ordinary': [ofPresent],
  'mx-lgsm/interested': [
    ofPresent,
    cite('196', 'deberá abstenerse a toda deliberación relativa a dicha operación'),
    cite(
      '197',
      'Los administradores y los comisarios no podrán votar en las deliberaciones relativas a la aprobación de los informes',
    ),
  ],
  'mx-lgsm/extraordinary': [
    cite(
      '190',
      'las resoluciones se tomarán por el voto de las acciones que representen la mitad del capital social',
    ),
    cite(
      '191',
      'las decisiones se tomarán siempre por el voto favorable del número de acciones que representen, por lo menos, la mitad del capital social',
    ),
  ],
  'mx-lgsm/class': [
    cite(
      '195',
      'en la que se requerirá la mayoría exigida para las modificaciones al contrato constitutivo, la cual se computará con relación al número total de acciones de la categoría de que se trate',
    ),
  ],
  'mx-lgsm/written': [
    cite(
      '178',
      'las resoluciones tomadas fuera de asamblea, por unanimidad de los accionistas que representen la totalidad de las acciones con derecho a voto',
    ),
  ],
  'mx-lgsm/postponement': [
    cite(
      '199',
      'A solicitud de los accionistas que reúnan el veinticinco por ciento de las acciones representadas en una Asamblea, se aplazará, para dentro de tres días y sin necesidad de nueva convocatoria',
    ),
  ],
};
