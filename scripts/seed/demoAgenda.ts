import type { CreateQuestionRequest } from '@asamblea/domain';

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

/** What the demonstration assembly decides. */
export const demoAgenda: readonly CreateQuestionRequest[] = [
  item(1, '¿Aprueba el orden del día y el reglamento de la asamblea?', {
    blank: false,
    item: '1. Instalación',
  }),
  item(2, '¿Aprueba el informe de gestión de la administración y del consejo?', {
    item: '2. Informes',
  }),
  item(3, '¿Aprueba los estados financieros con corte al 30 de septiembre de 2026?', {
    liveBars: false,
    matterId: 'financial-statements',
    item: '2. Informes',
  }),
  item(
    4,
    '¿Aprueba el presupuesto de 2027, con un aumento de la cuota de administración del 5,2 %?',
    { matterId: 'budget', item: '3. Presupuesto' },
  ),
  item(5, '¿Aprueba contratar la impermeabilización de las cubiertas de las cuatro torres?', {
    matterId: 'extraordinary-dues',
    item: '4. Proposiciones',
  }),
  item(6, '¿Aprueba instalar paneles solares para la iluminación de las zonas comunes?', {
    durationSeconds: 180,
    matterId: 'unnecessary-expenses',
    item: '4. Proposiciones',
  }),
  item(7, '¿Aprueba la plancha única para el consejo de administración de 2027?', {
    liveBars: false,
    blank: true,
    abstention: false,
    matterId: 'council-election',
    item: '5. Elecciones',
  }),
];
