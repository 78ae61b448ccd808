/**
 * Every way in which the product says no: one closed list, so that the compiler finds the forgotten
 * case. The message says what happened and what to do; `statusCode` is the HTTP answer.
 */
export const refusals = {
  'bad-request': [400, 'Los datos enviados no son válidos. Revíselos e intente de nuevo.'],
  'not-signed-in': [401, 'Su sesión terminó. Ingrese de nuevo para continuar.'],
  'token-invalid': [401, 'No pudimos comprobar su identidad. Ingrese de nuevo.'],
  'not-allowed': [403, 'Usted no tiene permiso para hacer esto. Pídalo al administrador.'],
  'cross-site': [403, 'La solicitud no vino de esta aplicación. Recargue la página.'],
  'not-a-member': [403, 'Esta cuenta no participa en esa asamblea. Revise el código.'],
  'assembly-unknown': [404, 'No encontramos esa asamblea. Revise el código e intente de nuevo.'],
  'not-found': [404, 'No encontramos lo que busca.'],

  'roster-has-errors': [422, 'El padrón tiene errores. Corríjalos y vuelva a cargar el archivo.'],
  'roster-unconfirmed': [409, 'El padrón tiene avisos. Revíselos y confirme para importarlo.'],
  'roster-missing': [409, 'Aún no hay padrón. Impórtelo en Ajustes, Base de datos.'],
  'roster-in-use': [
    409,
    'Hay una votación abierta, o unidades presentes que en este padrón cambian o no están.',
  ],
  'session-not-open': [409, 'La sesión no está abierta.'],

  'unit-unknown': [404, 'Esa unidad no está en el padrón.'],
  'unit-held': [409, 'Esa unidad ya está acreditada por otra persona.'],
  'unit-not-present': [409, 'Esa unidad no está acreditada. Acérquese a la mesa de registro.'],
  'person-not-owner': [409, 'Esa persona no figura como propietaria de la unidad.'],
  'proxy-missing': [409, 'No hay un poder aceptado para que esa persona represente la unidad.'],

  'question-exists': [409, 'Ya existe una pregunta con ese identificador.'],
  'question-unknown': [404, 'Esa pregunta no existe.'],
  'question-not-draft': [409, 'La pregunta ya se abrió: su texto y sus opciones no cambian.'],
  'question-not-open': [409, 'La votación aún no está abierta.'],
  'question-not-closed': [409, 'La votación aún no se ha cerrado.'],
  'another-question-open': [409, 'Hay otra votación abierta. Ciérrela antes de abrir esta.'],
  'voting-closed': [409, 'La votación ya se cerró: este voto llegó tarde y no se contó.'],
  'option-unknown': [400, 'Esa opción no existe en la pregunta.'],
  'unit-not-yours': [403, 'Usted no tiene acreditada esa unidad.'],
  'already-voted': [409, 'Esa unidad ya votó. Solo cuenta el primer voto.'],
  'unit-repeated': [400, 'La misma unidad aparece dos veces en el envío.'],

  internal: [500, 'Ocurrió un error de nuestro lado. No se guardó nada; intente de nuevo.'],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;

export type RefusalCode = keyof typeof refusals;

/** A refusal as data. `detail` completes the message with who or what (never a secret choice). */
export interface Refusal {
  readonly code: RefusalCode;
  readonly detail?: string;
}

/** What the API answers when it refuses. */
export interface RefusalBody {
  readonly code: RefusalCode;
  readonly message: string;
  readonly statusCode: number;
}

export function describeRefusal({ code, detail }: Refusal): RefusalBody {
  const [statusCode, message] = refusals[code];
  return { code, statusCode, message: detail === undefined ? message : `${message} ${detail}` };
}
