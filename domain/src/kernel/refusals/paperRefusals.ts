/** How the product says no to a vote that the hall held on paper, and to its recount before the hall. */
export const paperRefusals = {
  'paper-hours-wrong': [
    422,
    'La votación en papel se cierra después de abrirse, y ya tiene que haber terminado. Revise las dos horas.',
  ],
  'paper-outside-session': [
    409,
    'Esa hora es anterior a la instalación de la reunión. Revise la hora en que se abrió la votación en papel.',
  ],
  'paper-roster-later': [
    409,
    'El padrón se cambió después de esa hora y ya no se sabe quién estaba con él. Anote la votación en las notas del acta.',
  ],
  'paper-secret': [
    409,
    'Una votación secreta no se registra por unidad: se sabría qué votó cada quien. Repítala con nombre, o en secreto desde los teléfonos.',
  ],
  'paper-tellers-one': [
    422,
    'Las papeletas las cuentan dos personas distintas. Escriba los dos nombres.',
  ],
  'paper-vote-unfit': [
    409,
    'Hay votos en papel que no se pueden contar. Corríjalos o quítelos y registre otra vez.',
  ],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
