export type ProblemText = readonly [severity: 'error' | 'warning', text: string, remedy: string];

/** The faults and readings in how a whole file tells its weights. */
export const weighingProblemTexts = {
  'weight-mixed': [
    'error',
    'El coeficiente no está en la misma medida que los demás.',
    'Escríbalo como los demás.',
  ],
  'weight-other-measure': [
    'error',
    'El coeficiente dice otra medida que la elegida.',
    'Elija la medida que dice, o corríjalo.',
  ],
  'vote-unknown': ['error', 'No entendimos si tiene voto.', 'Escriba sí o no.'],
  'adjusted-too-far': [
    'error',
    'No se pueden ajustar en proporción: se apartan más del 0,5 % de lo que deben sumar.',
    'Corrija los coeficientes o quite el ajuste.',
  ],
  'repeated-parts': [
    'error',
    'Las filas repetidas parecen partes: los coeficientes suman lo que deben con todas ellas.',
    'Marque que cada una trae una parte, o corríjalas.',
  ],
  'measure-differs': [
    'error',
    'El archivo no pesa en la misma medida que el padrón vigente.',
    'Elija la misma medida o reemplace todo el padrón.',
  ],
  'weight-percent-sign': [
    'warning',
    'Hay coeficientes con el signo %.',
    'Leímos toda la columna como porcentaje.',
  ],
  'weight-some-marked': [
    'warning',
    'Unos coeficientes dicen su medida y otros no.',
    'Por la suma, todos están en la misma.',
  ],
  'weights-rounded-together': [
    'warning',
    'Hay coeficientes con más decimales de los que se guardan.',
    'Los redondeamos; lo que faltaba para el total exacto va a los de mayor resto.',
  ],
  'weights-rounded-each': [
    'warning',
    'Hay coeficientes con más decimales de los que se guardan.',
    'Redondeamos cada uno al más cercano.',
  ],
  'shares-in-thousands': [
    'warning',
    'Leímos el punto o la coma como separador de miles, porque se cuentan enteros.',
    'Si separa decimales, indique el signo decimal.',
  ],
  'weights-equal': [
    'warning',
    'Cada uno pesa lo mismo: un voto.',
    'Si no es así, indique la columna del coeficiente.',
  ],
  'unit-from-person': [
    'warning',
    'No hay columna de unidades: cada persona es una, con su nombre.',
    'Si no es así, indique la columna.',
  ],
  'unit-from-row': [
    'warning',
    'No hay columna de unidades: cada fila es una, con su número.',
    'Si no es así, indique la columna.',
  ],
  'voice-only': ['warning', 'Tiene voz sin voto.', 'No pesará en las votaciones.'],
  adjusted: [
    'warning',
    'Los coeficientes se ajustaron en proporción para que sumen 100.',
    'Revise lo que cambia.',
  ],
} as const satisfies Record<string, ProblemText>;
