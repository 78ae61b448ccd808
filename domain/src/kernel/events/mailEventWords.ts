/** The words for events of messages and the links that they carry. */
export const mailEventWords = {
  'invited-by-mail': 'Se envió una credencial por correo',
  'invited-in-bulk': 'Se pusieron en cola invitaciones por correo',
  'invited-by-text': 'Se preparó un enlace de ingreso para enviarlo por mensaje',
  'invitations-revoked': 'Se anularon enlaces y códigos de ingreso sin usar',
  'mail-paused': 'Se detuvo el correo de la asamblea',
  'mail-resumed': 'Siguió saliendo el correo de la asamblea',
  'mail-cancelled': 'Se cancelaron mensajes que no habían salido',
  'mail-retried': 'Se volvieron a poner en cola mensajes que no salieron',
  'mail-confirmed': 'Se confirmó que llegó un mensaje',
  'mail-sent-again': 'No llegó un mensaje y se envió otro',
  'mail-returned': 'El correo devolvió un mensaje',
  'mail-pace-changed': 'Cambió el ritmo del correo de la asamblea',
} as const;
