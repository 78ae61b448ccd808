import type { WeightProblem } from '../weights/parseWeight.ts';

/** Everything that can be wrong in a roster file, with what to do about it. */
export const rosterProblemTexts = {
  'no-header': ['error', 'No encontramos los títulos «unidad» y «coeficiente». Agréguelos.'],
  'no-rows': ['error', 'El archivo no tiene unidades.'],
  'unit-empty': ['error', 'Falta el nombre de la unidad.'],
  'unit-duplicate': ['error', 'La unidad está repetida. Deje una sola fila.'],
  'weight-empty': ['error', 'Falta el coeficiente.'],
  'weight-malformed': ['error', 'El coeficiente no es un número.'],
  'weight-negative': ['error', 'El coeficiente es negativo.'],
  'weight-too-precise': ['error', 'El coeficiente tiene más de seis decimales.'],
  'weight-too-large': ['error', 'El coeficiente es demasiado grande.'],
  'total-too-large': ['error', 'La suma de coeficientes es demasiado grande.'],
  'weight-zero': ['warning', 'El coeficiente es cero: la unidad no pesará en las votaciones.'],
  'weight-percent-sign': ['warning', 'El coeficiente traía el signo %. Lo leímos sin él.'],
  'owner-empty': ['warning', 'Falta el propietario: la unidad no podrá acreditarse por él.'],
  'document-empty': ['warning', 'Falta el documento: reconocemos a la persona por su nombre.'],
  'document-two-names': ['warning', 'El mismo documento aparece con otro nombre.'],
  'email-malformed': ['warning', 'El correo no es válido. Quedará vacío.'],
  'email-several': ['warning', 'Hay varios correos en la celda. Tomamos el primero.'],
  'arrears-unknown': ['warning', 'No entendimos si está en mora. La dejamos a paz y salvo.'],
  'text-as-formula': ['warning', 'La celda parece una fórmula. La guardamos como texto.'],
  'text-as-markup': ['warning', 'La celda contiene código. La guardamos como texto.'],
  'total-row': ['warning', 'Es una fila de totales. No se importa.'],
  'sum-not-whole': ['warning', 'Los coeficientes no suman 100.'],
} as const satisfies Record<string, readonly [severity: 'error' | 'warning', text: string]>;

export type RosterProblemCode = keyof typeof rosterProblemTexts;

// Every problem of a weight is also a problem of the roster.
type Covers<T extends RosterProblemCode> = T;
export type RosterWeightProblem = Covers<WeightProblem>;

export interface RosterProblem {
  readonly code: RosterProblemCode;
  /** As the spreadsheet numbers it, from 1; null when it is about the whole file. */
  readonly row: number | null;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What the cell said, as text. */
  readonly value: string;
}

export function rosterProblem(
  code: RosterProblemCode,
  row: number | null,
  value = '',
  more = '',
): RosterProblem {
  const [severity, text] = rosterProblemTexts[code];
  return { code, row, severity, message: more === '' ? text : `${text} ${more}`, value };
}
