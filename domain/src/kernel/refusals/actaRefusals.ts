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
  'acta-too-long': [422, 'Las notas del acta son demasiado largas. Acorte alguna para guardar.'],
  'acta-move-refused': [409, 'El acta no pasa a ese estado desde donde está. Recargue la página.'],
  'acta-meeting-open': [409, 'La reunión no ha terminado. Ciérrela antes de pasar el acta.'],
  'acta-approval-day': [
    422,
    'El acta se aprueba desde el día de la reunión y hasta hoy. Revise la fecha de la aprobación.',
  ],
  'acta-incomplete': [409, 'Al acta le faltan datos para aprobarla.'],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
