import type { ElectionTerms, MarkLimits } from '../marks/marks.ts';

/** The way an election is voted and won, in a sentence or two, for the person who opens it and for the acta. */
export function sayElectionTerms({
  kind,
  marks,
  seats,
  needsMajority,
  method,
}: ElectionTerms): string {
  switch (kind) {
    case 'one':
      return needsMajority
        ? 'Se escoge una opción: gana la que llegue a la mayoría; si ninguna llega, segunda vuelta entre las dos primeras.'
        : 'Se escoge una opción: gana la más votada.';
    case 'several':
      return `Se escogen ${seats}: ganan las más votadas${sayMajority(needsMajority)}. ${sayMarks(marks)}`;
    case 'people':
      return `${saySeats(seats)} por elegir: ganan las candidaturas más votadas${sayMajority(needsMajority)}. ${sayMarks(marks)}`;
    case 'slates':
      return method === 'plurality'
        ? `${saySeats(seats)} por elegir: la plancha más votada los ocupa todos.`
        : `${saySeats(seats)} por elegir: se reparten entre las planchas por cociente electoral.`;
    case 'ranking':
      return `Se ordenan las opciones por preferencia y se cuenta por rondas: sale la menos votada y sus papeletas pasan a la siguiente que prefieren, hasta que una tenga más de la mitad${needsMajority ? ' y llegue con ella a la mayoría' : ''}.`;
    case 'survey':
      return `Encuesta: no decide nada. ${sayMarks(marks)}`;
  }
}

function saySeats(seats: number): string {
  return seats === 1 ? 'Un puesto' : `${seats} puestos`;
}

function sayMajority(needsMajority: boolean): string {
  return needsMajority ? ' que lleguen, cada una, a la mayoría' : '';
}

/** `Cada unidad marca de 1 a 5.` */
function sayMarks({ min, max }: MarkLimits): string {
  return min === max ? `Cada unidad marca ${max}.` : `Cada unidad marca de ${min} a ${max}.`;
}
