/** How the product says no about who has an interest of their own in a decision. */
export const conflictRefusals = {
  'conflict-undeclared': [
    409,
    'Antes de abrir, diga quién tiene un interés propio en este asunto, o que nadie lo tiene.',
  ],
  'conflict-without-law': [
    409,
    'Esta ley no quita el voto en este asunto a quien tiene un interés propio.',
  ],
  'set-without-law': [
    409,
    'En este asunto la ley no pide el consentimiento de los afectados ni el voto aparte de una clase.',
  ],
  'set-needs-names': [
    409,
    'Con votos aparte no puede ser secreta: contarlos por separado diría qué votó cada uno. Hágala con nombre.',
  ],
  'named-without-units': [409, 'Esa persona no tiene ni representa ninguna unidad.'],
  'protest-without-interest': [
    409,
    'Usted no está entre quienes no votan este asunto por un interés propio.',
  ],
  'unit-by-proxy': [403, 'En este asunto no valen poderes: vota el dueño en persona.'],
  'unit-in-conflict': [403, 'No vota este asunto por un interés propio.'],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
