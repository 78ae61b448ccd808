/** How the product says no about the words of the minutes and the steps of their life. */
export const actaRefusals = {
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
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
