import type { WeightProblem } from '../../kernel/weights/parseWeight.ts';
import type { RosterField } from './rosterFields.ts';
import { type ProblemText, weighingProblemTexts } from './weighingProblemTexts.ts';

const fileProblemTexts = {
  'unit-column-missing': [
    'error',
    'No sabemos en qué columna está la unidad.',
    'Indíquela, o diga que cada persona es una.',
  ],
  'weight-column-missing': [
    'error',
    'No sabemos en qué columna está el coeficiente.',
    'Indíquela, o diga que cada uno pesa lo mismo.',
  ],
  'no-rows': ['error', 'El archivo no tiene unidades.', 'Revise que sea el padrón.'],
  'unit-empty': ['error', 'Falta el nombre de la unidad.', 'Escríbalo o quite la fila.'],
  'unit-duplicate': ['error', 'La unidad está repetida.', 'Deje una sola fila.'],
  'row-like-total': [
    'error',
    'No sabemos si es una unidad o un total.',
    'Quite la fila si es un total; si es una unidad, cuéntela.',
  ],
  'units-together': [
    'error',
    'La celda nombra varias unidades y el coeficiente es de todas juntas.',
    'Escriba una fila por unidad, con su coeficiente; si es una sola, cuéntela así.',
  ],
  'cell-error': [
    'error',
    'La celda trae un error de la hoja de cálculo.',
    'Escriba el dato que iba ahí.',
  ],
  'weight-empty': ['error', 'Falta el coeficiente.', 'Escríbalo.'],
  'weight-malformed': ['error', 'El coeficiente no es un número.', 'Escríbalo con cifras.'],
  'weight-negative': ['error', 'El coeficiente es negativo.', 'Escríbalo sin el signo menos.'],
  'weight-too-precise': [
    'error',
    'El coeficiente tiene más decimales de los que se guardan.',
    'Redondéelo como diga el reglamento.',
  ],
  'weight-too-large': ['error', 'El coeficiente es demasiado grande.', 'Revise el número.'],
  'weight-doubtful': [
    'error',
    'El coeficiente se puede leer de dos maneras.',
    'Indique cuál es el signo decimal.',
  ],
  'other-weight-malformed': ['error', 'Este peso no es un número.', 'Escríbalo con cifras.'],
  'document-rounded': ['error', 'La hoja de cálculo redondeó el documento.', 'Escríbalo completo.'],
  'row-too-wide': [
    'error',
    'La fila tiene más celdas que títulos.',
    'Revise si una coma partió un dato; si sobra, bórrela.',
  ],
  'rows-too-wide': [
    'error',
    'Casi todas las filas tienen más celdas que títulos.',
    'Guarde el archivo con punto y coma, o póngale título a la columna que no lo tiene.',
  ],
  'names-repeated': [
    'error',
    'Hay otra persona que se llama igual, y nada dice si es la misma.',
    'Arriba diga si son la misma persona, o escriba su documento.',
  ],
  'total-too-large': [
    'error',
    'La suma de coeficientes es demasiado grande.',
    'Revise los números.',
  ],
  'no-header': ['warning', 'No vimos títulos.', 'Revise qué es cada columna.'],
  'owner-column-missing': [
    'warning',
    'El archivo no tiene propietarios.',
    'Nadie podrá acreditarse como dueño: si están, indique la columna.',
  ],
  'document-column-missing': [
    'warning',
    'El archivo no tiene documentos.',
    'Reconocemos a las personas por su nombre completo; si uno se repite, se lo preguntamos.',
  ],
  'name-alone': [
    'warning',
    'Solo dice un nombre, y está en varias unidades.',
    'Por un nombre solo no reunimos a nadie: si es la misma persona, escriba su apellido o su documento.',
  ],
  'unit-similar': ['warning', 'Se parece mucho a otra unidad.', 'Revise si es la misma.'],
  'unit-as-date': [
    'warning',
    'Parece que la hoja de cálculo convirtió la unidad en una fecha.',
    'Escríbala de nuevo.',
  ],
  'units-range': [
    'warning',
    'Parece que la celda nombra un rango de unidades.',
    'La leímos como una sola; si son varias, escriba una fila por cada una.',
  ],
  'unit-joined': ['warning', 'La unidad se repite.', 'Sumamos su propietario como copropietario.'],
  'weight-zero': ['warning', 'El coeficiente es cero.', 'La unidad no pesará en las votaciones.'],
  'weight-other-sign': [
    'warning',
    'El coeficiente usa otro signo decimal que los demás.',
    'Revise que sea el número correcto.',
  ],
  'decimal-unsure': [
    'warning',
    'No pudimos saber cuál es el signo decimal.',
    'Leímos las cifras después del signo como decimales; si son miles, cámbielo.',
  ],
  'owner-empty': ['warning', 'Falta el propietario.', 'La unidad no podrá acreditarse por él.'],
  'document-empty': ['warning', 'Falta el documento.', 'Reconocemos a la persona por su nombre.'],
  'document-odd': [
    'warning',
    'Eso no parece un documento.',
    'Reconocemos a la persona por su nombre.',
  ],
  'document-several': [
    'warning',
    'La celda tiene más de un documento.',
    'Queda una sola persona, que se encuentra por cualquiera de ellos; si son varias, márquelo arriba o escriba una fila por cada una.',
  ],
  'owners-split': [
    'warning',
    'La celda tiene varios propietarios.',
    'Quedan como copropietarios, cada uno con su documento, en el orden en que están; el correo y el teléfono, del primero.',
  ],
  'document-two-names': [
    'warning',
    'El mismo documento aparece con otro nombre.',
    'Revise de quién es.',
  ],
  'person-unsure': [
    'warning',
    'Otra fila nombra a esta persona con documento.',
    'Si es la misma, escriba aquí el documento.',
  ],
  'email-malformed': ['warning', 'El correo no es válido.', 'Quedará vacío.'],
  'email-several': [
    'warning',
    'Hay varios correos en la celda.',
    'El enlace para votar va solo al primero; los avisos, a todos. Si es de un arrendatario, ponga primero el del propietario.',
  ],
  'email-left': ['warning', 'Junto al correo hay algo que no es un correo.', 'No lo usamos.'],
  'email-shared': ['warning', 'El correo ya es de otra persona.', 'Revise de quién es.'],
  'contact-of-several': [
    'error',
    'La unidad tiene varios propietarios y la fila no dice de cuál es el contacto.',
    'Diga si es del primero, o deje esos contactos fuera.',
  ],
  'contact-without-owner': [
    'warning',
    'La unidad no tiene propietario: el contacto no se guarda.',
    'Agregue el nombre en la fila.',
  ],
  'contact-differs': [
    'warning',
    'Otra fila ya trae otro contacto de la misma persona.',
    'Dejamos el primero.',
  ],
  'arrears-unknown': [
    'warning',
    'No entendimos si está en mora.',
    'La dejamos a paz y salvo; escriba sí o no.',
  ],
  'text-as-formula': ['warning', 'La celda parece una fórmula.', 'La guardamos como texto.'],
  'text-as-markup': ['warning', 'La celda contiene código.', 'La guardamos como texto.'],
  'text-mangled': ['warning', 'La celda perdió letras o tildes.', 'Escríbala de nuevo.'],
  'sum-not-whole': [
    'warning',
    'Los coeficientes no suman lo que deben.',
    'Revíselos; si solo falta un redondeo, pida ajustarlos en proporción.',
  ],
  // Every problem of a weight is also a problem of the roster.
} as const satisfies Record<string, ProblemText> & Record<WeightProblem, ProblemText>;

export type RosterProblemCode = keyof typeof fileProblemTexts | keyof typeof weighingProblemTexts;

/** Every possible fault of a roster file, and its remedy. Errors stop the import. */
export function problemText(code: RosterProblemCode): ProblemText {
  const texts: Readonly<Partial<Record<string, ProblemText>>> = weighingProblemTexts;
  return texts[code] ?? fileProblemTexts[code as keyof typeof fileProblemTexts];
}

export interface RosterProblem {
  readonly code: RosterProblemCode;
  /** As the spreadsheet numbers it, from 1; null when it is about the whole file. */
  readonly row: number | null;
  /** Index of the column; null when it is about the whole row or file. */
  readonly column: number | null;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** The remedy, or the correction made. */
  readonly remedy: string;
  /** The content of the cell, as text. */
  readonly value: string;
}

/** A problem before anybody knows in which cell it is. */
export interface FoundProblem {
  readonly code: RosterProblemCode;
  readonly value: string;
  readonly more: string;
  readonly field: RosterField | null;
}

export function found(
  code: RosterProblemCode,
  value = '',
  more = '',
  field: RosterField | null = null,
): FoundProblem {
  return { code, value, more, field };
}

export function rosterProblem(
  { code, value, more }: FoundProblem,
  row: number | null = null,
  column: number | null = null,
): RosterProblem {
  const [severity, text, remedy] = problemText(code);
  return {
    code,
    row,
    column,
    severity,
    message: more === '' ? text : `${text} ${more}`,
    remedy,
    value,
  };
}
