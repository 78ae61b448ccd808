import { signatureRefusals } from './signatureRefusals.ts';

/** How the product says no about the words of the minutes and the steps of their life. */
export const actaRefusals = {
  ...signatureRefusals,
  'acta-pen-taken': [
    409,
    'Otra persona tiene la pluma del acta. Espere a que termine, o tómela usted.',
  ],
  'acta-changed': [409, 'El acta cambió desde que la leyó. Revísela y siga.'],
  'acta-approved': [
    409,
    'El acta ya se aprobó y sus palabras no cambian. Si debe corregirla, quien administra la devuelve a borrador.',
  ],
  'acta-fixed': [
    409,
    'El acta ya se fijó para la firma y no cambia. Para corregirla, haga otra versión.',
  ],
  'acta-not-fixed': [409, 'El acta no está fijada para la firma. Recargue la página.'],
  'acta-reason-missing': [422, 'Diga por qué hace falta otra versión, con diez letras o más.'],
  'acta-signer-unknown': [
    422,
    'Quien debe firmar no está entre las personas de la asamblea. Elija otra persona, o que firme en papel.',
  ],
  'acta-too-long': [422, 'Las notas del acta son demasiado largas. Acorte alguna para guardar.'],
  'acta-move-refused': [409, 'El acta no pasa a ese estado desde donde está. Recargue la página.'],
  'acta-meeting-open': [409, 'La reunión no ha terminado. Ciérrela antes de pasar el acta.'],
  'acta-approval-day': [
    422,
    'El acta se aprueba desde el día de la reunión y hasta hoy. Revise la fecha de la aprobación.',
  ],
  'acta-incomplete': [409, 'Al acta le faltan datos para aprobarla o fijarla.'],
  'acta-version-changed': [
    409,
    'Hay otra versión del acta, o no es la que usted leyó. Recargue la página y revísela.',
  ],
  'acta-told': [
    409,
    'Esa versión ya se comunicó, con otra fecha u otro medio. Recargue la página para ver cómo quedó.',
  ],
  'acta-told-day': [
    422,
    'La fecha va desde el día en que esa versión quedó fija, o se comunicó, y hasta hoy. Revísela.',
  ],
  'acta-untold': [409, 'El acta todavía no se ha comunicado: se puede oponer quien ya la recibió.'],
  'acta-objections-full': [
    409,
    'Ese propietario ya tiene 30 oposiciones a esta acta. Si falta algo, escríbalo a la administración.',
  ],
  'acta-file-altered': [
    409,
    'Ese archivo ya no es el que se guardó y no se entrega. Avise a quien administra la asamblea.',
  ],
  'acta-not-in-review': [
    409,
    'El acta no está en revisión, que es cuando se comenta. Recargue la página para ver cómo está.',
  ],
  'acta-comment-exists': [
    409,
    'Ese comentario ya se guardó con otras palabras. Recargue la página.',
  ],
  'acta-comment-answered': [
    409,
    'Ya le respondieron: ese comentario no se retira. Si quedó atendido, márquelo como resuelto.',
  ],
  'acta-comments-full': [
    409,
    'El acta ya tiene todos los comentarios que caben. Háblenlo en persona y anótenlo en el acta.',
  ],
  'acta-answered': [409, 'Esa oposición ya tiene otra respuesta. Recargue la página para verla.'],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
