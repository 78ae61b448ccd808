/** How the product says no to what the law does not let bylaws ask; each comes with its article. */
export const bylawRefusals = {
  'rule-fixed': [409, 'La mayoría de esta decisión la fija la ley y los estatutos no la cambian.'],
  'majority-too-low': [409, 'La ley pide una mayoría más alta que la de los estatutos.'],
  'quorum-fixed': [409, 'El quórum de la reunión lo fija la ley y los estatutos no lo cambian.'],
  'quorum-too-low': [409, 'La ley pide un quórum más alto que el de los estatutos.'],
  'quorum-measured': [
    409,
    'La ley dice sobre qué se mide el quórum de la reunión y los estatutos no lo cambian.',
  ],
  'arrears-keep-vote': [409, 'La ley no deja que los estatutos quiten el voto por mora.'],
  'arrears-by-law': [409, 'La ley ya dice qué pierde quien está en mora: no hace falta anotarlo.'],
  'arrears-keep-quorum': [
    409,
    'La ley cuenta el quórum de la reunión sobre todos: los estatutos solo pueden quitar el voto.',
  ],
  'quorum-number-only': [
    409,
    'Aquí solo se anota un número de personas: la parte del total la fija la ley.',
  ],
  'quorum-later-less': [
    409,
    'El quórum de la reunión en segunda convocatoria tiene que ser inferior al de la primera.',
  ],
  'majority-too-high': [409, 'La ley no admite una mayoría tan alta en los estatutos.'],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
