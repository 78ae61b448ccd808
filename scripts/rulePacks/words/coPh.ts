import { quoting, type Words } from './quote.ts';
import { ley675 } from './textsRead.ts';

const cite = quoting(ley675);

const ofPresent = cite(
  '45',
  'tomará decisiones con el voto favorable de la mitad más uno de los coeficientes de propiedad representados en la respectiva sesión',
);
const seventy = cite(
  '46',
  'las siguientes decisiones requerirán mayoría calificada del setenta por ciento (70%) de los coeficientes de copropiedad que integran el edificio o conjunto',
);

/** Horizontal property of Colombia. */
export const coPhWords: Words = {
  'co-ph/ordinary': [
    ofPresent,
    cite(
      '37',
      'Todos los propietarios de bienes privados que integran el edificio o conjunto tendrán derecho a participar en sus deliberaciones y a votar en ella.',
    ),
  ],
  'co-ph/levy': [
    ofPresent,
    cite(
      '38, numeral 4',
      'Aprobar el presupuesto anual del edificio o conjunto y las cuotas para atender las expensas ordinarias o extraordinarias',
    ),
  ],
  'co-ph/qualified': [seventy],
  'co-ph/large-levy': [
    seventy,
    cite(
      '46, numeral 2',
      'Imposición de expensas extraordinarias cuya cuantía total, durante la vigencia presupuestal, supere cuatro (4) veces el valor de las expensas necesarias mensuales.',
    ),
  ],
  'co-ph/qualified-plural': [
    seventy,
    cite(
      '13, numeral 2',
      'con el voto favorable de un número plural de propietarios que representen al menos el setenta por ciento (70%) de los coeficientes de propiedad',
    ),
    cite(
      '28',
      'con el voto favorable de un número plural de propietarios que represente al menos el setenta por ciento (70%) de los coeficientes de copropiedad del edificio o conjunto',
    ),
  ],
  'co-ph/disaffection': [
    seventy,
    cite(
      '20',
      'con el voto favorable de un número plural de propietarios de bienes de dominio privado que representen el setenta por ciento (70%) de los coeficientes de copropiedad de un conjunto o edificio',
    ),
  ],
  'co-ph/written': [
    cite(
      '43',
      'En este evento la mayoría respectiva se computará sobre el total de los coeficientes que integran el edificio o conjunto.',
    ),
  ],
  'co-ph/extinction': [
    cite(
      '9, numeral 2',
      'La decisión unánime de los titulares del derecho de propiedad sobre bienes de dominio particular',
    ),
    cite(
      '45',
      'Para ninguna decisión, salvo la relativa a la extinción de la propiedad horizontal, se podrá exigir una mayoría superior al setenta por ciento (70%)',
    ),
  ],
};
