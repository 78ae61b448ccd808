import { actaRefusals } from './actaRefusals.ts';
import { agendaRefusals } from './agendaRefusals.ts';
import { boothRefusals } from './boothRefusals.ts';
import { bylawRefusals } from './bylawRefusals.ts';
import { conflictRefusals } from './conflictRefusals.ts';
import { doorRefusals } from './doorRefusals.ts';
import { driveRefusals } from './driveRefusals.ts';
import { mailRefusals } from './mailRefusals.ts';
import { noticeRefusals } from './noticeRefusals.ts';
import { organisationRefusals } from './organisationRefusals.ts';
import { paperRefusals } from './paperRefusals.ts';
import { plateRefusals } from './plateRefusals.ts';
import { proxyRefusals } from './proxyRefusals.ts';
import { settingsRefusals } from './settingsRefusals.ts';
import { staffRefusals } from './staffRefusals.ts';
import { zoomRefusals } from './zoomRefusals.ts';

/**
 * Every way in which the product says no: one closed list, so that the compiler finds the forgotten
 * case. The message tells the event and the remedy; `statusCode` is the HTTP answer.
 */
export const refusals = {
  'bad-request': [400, 'Los datos enviados no son válidos. Revíselos e intente de nuevo.'],
  'not-signed-in': [401, 'Su sesión terminó. Ingrese de nuevo para continuar.'],
  'sign-in-stale': [401, 'Pasó tiempo desde que escribió su contraseña. Escríbala otra vez.'],
  'token-invalid': [401, 'No pudimos comprobar su identidad. Ingrese de nuevo.'],
  'not-allowed': [403, 'Usted no tiene permiso para hacer esto. Pídalo al administrador.'],
  'cross-site': [403, 'La solicitud no vino de esta aplicación. Recargue la página.'],
  'not-a-member': [403, 'Esta cuenta no participa en esa asamblea. Revise el código.'],
  'access-ended': [
    403,
    'Su acceso a esta asamblea terminó. Si debe seguir en ella, pídalo a quien la administra.',
  ],
  'assembly-unknown': [404, 'No encontramos esa asamblea. Revise el código e intente de nuevo.'],
  'assembly-unnamed': [
    409,
    'En este navegador tiene abiertas varias asambleas y no supimos en cuál hacer esto. Recargue la página e intente de nuevo.',
  ],
  ...organisationRefusals,
  'too-many-attempts': [429, 'Demasiados intentos.'],
  'entry-refused': [
    401,
    'Esos datos no coinciden. Revise la asamblea, el documento y el código, o pida uno nuevo en la mesa de registro.',
  ],
  'attorneys-closed': [409, 'Esta asamblea no recibe apoderados en este momento.'],
  ...mailRefusals,
  'person-unknown': [404, 'Esa persona no está en el padrón ni tiene un poder aceptado.'],
  'person-without-document': [
    409,
    'No hay un documento de esa persona, y el código lo necesita. Dele una credencial.',
  ],
  'other-device': [
    409,
    'Usted ya vota desde otro dispositivo o desde una sesión anterior: este voto no se contó. Siga allí, o pase su voto a este.',
  ],
  'not-found': [404, 'No encontramos lo que busca.'],

  'roster-has-errors': [422, 'El padrón tiene errores. Corríjalos y vuelva a cargar el archivo.'],
  'roster-unconfirmed': [409, 'El padrón tiene avisos. Revíselos y confirme para importarlo.'],
  'roster-missing': [409, 'Aún no hay padrón. Impórtelo en Ajustes, Padrón.'],
  'roster-in-use': [
    409,
    'Hay una votación abierta, o unidades presentes que en este padrón cambian o no están.',
  ],
  'roster-changed': [
    409,
    'Otra persona cambió el padrón mientras tanto. Nada suyo se guardó: vuelva a comparar.',
  ],
  'roster-voted': [
    409,
    'Ya se votó con este padrón: no se deshace. Corríjalo en la tabla o importe otro.',
  ],
  'debtors-unknown': [
    422,
    'Hay filas que no son de ninguna unidad del padrón. Corríjalas y vuelva a comparar: no se cambió nada.',
  ],
  'debtors-undecided': [
    422,
    'Diga primero qué columna es el saldo y qué significa el signo menos: no se cambió nada.',
  ],
  'debt-limit': [
    422,
    'La ley de esta asamblea no conoce un mínimo: cuenta cualquier deuda vencida. Quítelo y vuelva a comparar.',
  ],
  'arrears-late': [
    409,
    'La sesión ya comenzó y la ley mira quién debía entonces: la cartera ya no cambia. Si alguien paga, regístrelo en la mesa con Paz y salvo.',
  ],
  'cut-off-ahead': [422, 'La fecha de corte aún no ha llegado. Revísela.'],
  'roster-edit-wrong': [422, 'No guardamos el cambio.'],
  'import-cancelled': [409, 'Esta importación se canceló. Comience otra.'],
  'meeting-in-person': [
    409,
    'Esta asamblea es presencial: solo cuenta quien está en la sala. Para asistir, acérquese a la mesa de registro.',
  ],
  'document-needed': [
    409,
    'Esta asamblea pide el número de su documento para asistir en línea. Escríbalo en la sala virtual.',
  ],
  'document-wrong': [
    422,
    'Ese número no coincide con el de su documento. Revíselo, o pida ayuda en la mesa de registro.',
  ],
  'session-not-open': [409, 'La sesión no está abierta.'],

  'unit-unknown': [404, 'Esa unidad no está en el padrón.'],
  'unit-held': [409, 'Esa unidad ya está acreditada por otra persona.'],
  'unit-not-present': [409, 'Esa unidad no está acreditada. Acérquese a la mesa de registro.'],
  'person-not-owner': [409, 'Esa persona no figura como propietaria de la unidad.'],
  'proxy-missing': [409, 'No hay un poder aceptado para que esa persona represente la unidad.'],

  'hour-ahead': [422, 'La hora de la hoja aún no ha llegado. Revísela.'],

  ...plateRefusals,
  ...boothRefusals,
  ...paperRefusals,

  'question-exists': [409, 'Ya existe una pregunta con ese identificador.'],
  'question-unknown': [404, 'Esa pregunta no existe.'],
  'question-not-draft': [409, 'La pregunta ya se abrió: su texto y sus opciones no cambian.'],
  'question-repeats': [409, 'Una repetición conserva el número de la pregunta que repite.'],
  ...conflictRefusals,
  'question-not-open': [409, 'La votación aún no está abierta.'],
  'question-not-closed': [409, 'La votación aún no se ha cerrado.'],
  'question-annulled': [409, 'Esa votación fue anulada y no se vuelve a abrir.'],
  'question-changed': [409, 'Esa pregunta cambió mientras tanto. Revísela antes de seguir.'],
  'extension-too-short': [409, 'Ya hay tiempo hasta más tarde: solo se puede dar más, no quitar.'],
  'extension-too-long': [409, 'Una votación dura como máximo un día.'],
  'another-question-open': [409, 'Hay otra votación abierta. Ciérrela antes de abrir esta.'],
  'mood-over': [409, 'Ese sondeo ya terminó: esta respuesta no se sumó.'],
  'voting-closed': [409, 'La votación ya se cerró: este voto llegó tarde y no se contó.'],
  'option-unknown': [400, 'Esa opción no existe en la pregunta.'],
  'unit-not-yours': [403, 'Usted no tiene acreditada esa unidad.'],
  'already-voted': [409, 'Esa unidad ya votó. Solo cuenta el primer voto.'],
  'vote-withdrawn': [409, 'La mesa retiró ese voto y no cuenta. La unidad puede votar de nuevo.'],
  'vote-changed-often': [
    409,
    'Ese voto ya cambió demasiadas veces y no admite más. El último sigue contando.',
  ],
  'vote-missing': [404, 'Esa unidad no tiene un voto que cambiar.'],
  'vote-moved': [409, 'Ese voto cambió mientras tanto. Mire cuál vale ahora antes de corregirlo.'],
  'correction-late': [
    409,
    'La votación no está abierta: sus votos ya no se corrigen. Si hace falta, anúlela y repítala.',
  ],
  'no-instructions': [409, 'Sus poderes no traen instrucciones para esta pregunta.'],
  'unit-repeated': [400, 'La misma unidad aparece dos veces en el envío.'],

  'call-too-early': [409, 'Aún no es la hora de esta convocatoria.'],
  'call-not-failed': [409, 'La convocatoria anterior no ha fracasado.'],
  'no-more-calls': [409, 'La ley no prevé otra convocatoria después de esta.'],
  'quorum-missing': [409, 'No hay quórum en la sala.'],
  'quorum-present': [409, 'Hay quórum en la sala: la sesión puede comenzar.'],
  'sitting-not-begun': [409, 'La sesión no ha comenzado.'],
  'sitting-over': [409, 'La sesión no admite ese cambio.'],
  'voting-in-progress': [409, 'Hay una votación en curso. Ciérrela y espere el conteo.'],
  'meeting-begun': [
    409,
    'La reunión ya empezó o va en otra convocatoria: su primera fecha ya no se cambia.',
  ],
  'moment-past': [409, 'Esa fecha y hora ya pasaron. Elija una posterior.'],
  'session-changed': [409, 'La sesión ya es otra. Revise en qué va antes de seguir.'],
  'password-stale': [401, 'Escriba otra vez su contraseña para seguir en la auditoría.'],

  'unit-in-arrears': [403, 'Esta unidad está en mora: tiene voz, pero no voto.'],
  'head-cannot-split': [409, 'Las unidades de un mismo propietario votan juntas en esta decisión.'],
  'head-not-whole': [
    409,
    'En este voto secreto cada dueño o miembro responde una sola vez: una sola persona, con todas sus unidades a la vez.',
  ],
  'head-already-voted': [
    409,
    'Este dueño o miembro ya respondió en esta votación secreta. Lo que llega después ya no vota en ella.',
  ],
  'secret-not-countable': [
    409,
    'Esta decisión cuenta solo algunas unidades o espera a los ausentes: no se puede votar en secreto. Créela con nombre.',
  ],
  'secret-unchecked': [
    409,
    'Los puestos se reparten según los votos de cada plancha, y de esta votación secreta no se podrían publicar: nadie podría comprobar el reparto. Pida el voto con nombre.',
  ],
  'secret-needs-ballots': [
    409,
    'El orden de preferencia se cuenta por rondas, que piden leer cada papeleta: no se puede votar en secreto. Créela con nombre.',
  ],
  'receipt-unknown': [
    404,
    'No encontramos ese comprobante entre las votaciones cerradas. Revise el código; si la votación sigue abierta, vuelva cuando se cierre.',
  ],
  'vote-secret': [409, 'Esta votación es secreta: nadie puede ver qué votó cada unidad.'],
  'channel-not-secret': [409, 'Por este medio no se puede votar en secreto. Use la cabina.'],

  ...proxyRefusals,
  ...doorRefusals,
  ...actaRefusals,
  ...agendaRefusals,
  ...bylawRefusals,
  ...driveRefusals,
  ...settingsRefusals,
  ...staffRefusals,
  ...zoomRefusals,

  'mark-repeated': [400, 'La misma candidatura está marcada dos veces.'],
  'too-few-marks': [400, 'Faltan candidaturas por marcar.'],
  'too-many-marks': [400, 'Marcó más candidaturas de las permitidas.'],
  'marks-mixed': [400, 'En blanco y abstención van solas. Quite esa marca, o deje solo esa.'],
  'too-few-options': [422, 'Faltan opciones: escriba al menos dos, o una candidatura.'],
  'option-repeated': [422, 'Dos opciones se llaman igual. Cambie el nombre de una.'],
  'marks-wrong': [
    422,
    'Las marcas no cuadran: el mínimo no puede pasar del máximo ni de las opciones que hay.',
  ],
  'no-runoff': [409, 'Esa votación no tiene segunda vuelta pendiente.'],
  'no-tie': [409, 'Esa votación no tiene un empate por sortear.'],
  'slate-empty': [400, 'La plancha no tiene candidatos. Agregue al menos uno.'],
  'candidate-repeated': [409, 'Una persona aparece dos veces en las planchas. Déjela en una sola.'],

  'consent-unknown': [404, 'Esa decisión no espera a los ausentes.'],
  'consent-settled': [
    409,
    'El veredicto ya es definitivo: las notificaciones y oposiciones no se cambian.',
  ],
  'absentee-unknown': [404, 'Esa unidad no está entre los ausentes de la decisión.'],
  'consent-date-wrong': [422, 'La fecha debe estar entre el cierre de la votación y hoy.'],
  'consent-nothing-to-undo': [409, 'Eso ya no está anotado. Actualice la lista y revise.'],
  'objection-exists': [409, 'Ese propietario ya tiene otra oposición anotada.'],
  'objection-late': [409, 'El plazo para oponerse ya terminó.'],

  ...noticeRefusals,

  'page-changed': [
    409,
    'Otra persona guardó esta página mientras usted la escribía. Copie su texto, recargue y vuelva a guardar.',
  ],

  busy: [503, 'Hay mucha actividad y aún no se guardó. Se intenta de nuevo solo.'],
  internal: [500, 'Ocurrió un error de nuestro lado. No se guardó nada; intente de nuevo.'],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;

export type RefusalCode = keyof typeof refusals;

/** A refusal as data. `detail` completes the message with a person or a thing (never a secret choice). */
export interface Refusal {
  readonly code: RefusalCode;
  readonly detail?: string;
  /** How long to wait before trying again, where waiting helps. */
  readonly retryAfterSeconds?: number;
}
