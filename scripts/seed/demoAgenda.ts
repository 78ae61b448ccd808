import type { CreateQuestionRequest, ElectionAsked } from '@asamblea/domain';

function item(
  place: number,
  text: string,
  more: Partial<CreateQuestionRequest> = {},
): CreateQuestionRequest {
  return {
    questionId: `7a5c0e1d-2026-4a00-8b00-00000000000${place}`,
    text,
    blank: true,
    abstention: true,
    liveBars: true,
    durationSeconds: null,
    ...more,
  };
}

const election = (
  kind: ElectionAsked['kind'],
  labels: readonly string[],
  most: number,
  seats: number,
): ElectionAsked => ({
  ...{ kind, min: 1, max: most, seats, needsMajority: false, method: 'quotient' },
  candidates: labels.map((label) => ({ label, lines: [] })),
});

/** What the demonstration assembly decides: something of each kind. */
export const demoAgenda: readonly CreateQuestionRequest[] = [
  item(1, '¿Aprueba el orden del día y el reglamento de la asamblea?', {
    blank: false,
    item: '1. Instalación',
  }),
  item(
    2,
    '¿Aprueba el informe de gestión y los estados financieros con corte al 30 de septiembre de 2026?',
    { liveBars: false, matterId: 'financial-statements', item: '2. Informes' },
  ),
  item(
    3,
    '¿Aprueba el presupuesto de 2027, con un aumento de la cuota de administración del 5,2 %?',
    { matterId: 'budget', item: '3. Presupuesto' },
  ),
  item(4, '¿Aprueba contratar la impermeabilización de las cubiertas de las cuatro torres?', {
    matterId: 'extraordinary-dues',
    item: '4. Proposiciones',
  }),
  item(
    5,
    'Si el presupuesto alcanza para una sola mejora en 2027, ¿cuál le gustaría ver primero?',
    {
      blank: false,
      durationSeconds: 180,
      item: '4. Proposiciones',
      election: election(
        'survey',
        [
          'Paneles solares para la iluminación',
          'Un parque nuevo para los niños',
          'Gimnasio al aire libre',
          'Salón para trabajar y estudiar',
        ],
        1,
        1,
      ),
    },
  ),
  item(6, '¿Renueva por un año el contrato de la empresa de vigilancia?', {
    disclosure: 'secret',
    liveBars: false,
    item: '4. Proposiciones',
  }),
  item(7, 'Consejo de administración de 2027: marque hasta cinco personas.', {
    liveBars: false,
    abstention: false,
    matterId: 'council-election',
    item: '5. Elecciones',
    election: election(
      'people',
      [
        'Camila Torres Castro',
        'Hernán Darío Mejía',
        'Luz Marina Peña',
        'Óscar Iván Rodríguez',
        'Patricia Lozano Gil',
        'Julián Andrés Cárdenas',
        'María del Pilar Ospina',
      ],
      5,
      5,
    ),
  }),
];
