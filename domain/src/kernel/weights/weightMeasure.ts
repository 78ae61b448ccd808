/**
 * In what a roster writes its weights. The first three are parts of a whole and are kept as points of
 * a hundred; square metres and shares are weights of their own, without a total known beforehand. Of a
 * register with more shares than millionths have room for, each share is one, and is told in millions.
 */
export const weightMeasures = [
  'percent',
  'perOne',
  'perThousand',
  'area',
  'shares',
  'shareMillions',
] as const;
export type WeightMeasure = (typeof weightMeasures)[number];

export const weightMeasureNames: Readonly<Record<WeightMeasure, string>> = {
  percent: 'Porcentaje (suman 100)',
  perOne: 'Fracción de uno (suman 1)',
  perThousand: 'Por mil (suman 1.000)',
  area: 'Metros cuadrados',
  shares: 'Votos, acciones o cuotas',
  shareMillions: 'Acciones, dichas en millones',
};

/** Places that the decimal point moves to the right to become points of a hundred. */
export const measureShift: Readonly<Record<WeightMeasure, number>> = {
  percent: 0,
  perOne: 2,
  perThousand: -1,
  area: 0,
  shares: 0,
  shareMillions: -6,
};

/** Whether the weights of a whole roster must add up to exactly one hundred points. */
export function hasWhole(measure: WeightMeasure): measure is 'percent' | 'perOne' | 'perThousand' {
  return measure === 'percent' || measure === 'perOne' || measure === 'perThousand';
}

/** Whether it counts whole things, of which there are no parts. */
export function isOfShares(measure: WeightMeasure): boolean {
  return measure === 'shares' || measure === 'shareMillions';
}
