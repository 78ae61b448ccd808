import type { AddPointRequest, CreateQuestionRequest, ElectionAsked } from '@asamblea/domain';

const pointIdOf = (place: number) => `7a5c0e1d-2026-4a00-8d00-00000000000${place}`;

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

/** The decisions of the demonstration assembly: one of each kind. */
export const demoAgenda: readonly CreateQuestionRequest[] = [
  item(1, '¿Aprueba el orden del día y el reglamento de la asamblea?', {
    blank: false,
    pointId: pointIdOf(1),
  }),
  item(
    2,
    '¿Aprueba el informe de gestión y los estados financieros con corte al 30 de septiembre de 2026?',
    { liveBars: false, matterId: 'financial-statements', pointId: pointIdOf(2) },
  ),
  item(
    3,
    '¿Aprueba el presupuesto de 2027, con un aumento de la cuota de administración del 5,2 %?',
    { matterId: 'budget', pointId: pointIdOf(3) },
  ),
  item(4, '¿Aprueba contratar la impermeabilización de las cubiertas de las cuatro torres?', {
    matterId: 'extraordinary-dues',
    pointId: pointIdOf(4),
  }),
  item(
    5,
    'Si el presupuesto alcanza para una sola mejora en 2027, ¿cuál le gustaría ver primero?',
    {
      blank: false,
      durationSeconds: 180,
      pointId: pointIdOf(4),
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
    pointId: pointIdOf(4),
  }),
  item(7, 'Consejo de administración de 2027: marque hasta cinco personas.', {
    liveBars: false,
    abstention: false,
    matterId: 'council-election',
    pointId: pointIdOf(5),
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

function point(place: number, text: string, more: Partial<AddPointRequest> = {}): AddPointRequest {
  const pointId = pointIdOf(place);
  return { pointId, text, kind: 'decision', presenter: '', notes: '', ...more };
}

/** Under which points, in the order of the evening. */
export const demoPoints: readonly AddPointRequest[] = [
  point(1, 'Instalación', { kind: 'officers' }),
  point(2, 'Informes', { presenter: 'Marcela Duarte, administradora' }),
  point(3, 'Presupuesto', { presenter: 'Consejo de administración' }),
  point(4, 'Proposiciones', { kind: 'proposals' }),
  point(5, 'Elecciones'),
];
