/** The refusals about messages and the links that they carry. */
export const mailRefusals = {
  'invitation-unknown': [
    404,
    'Ese enlace no es válido. Ábralo completo desde el mensaje, o pida otro en la mesa de registro.',
  ],
  'invitation-used': [
    409,
    'Ese enlace ya se usó y solo sirve una vez. Si no fue usted, avise en la mesa de registro.',
  ],
  'invitation-replaced': [
    409,
    'Después de esa credencial le dieron otra: use la última, o pida una en la mesa de registro.',
  ],
  'invitation-revoked': [
    409,
    'Ese enlace fue anulado. Pida otro a quien organiza la asamblea, o en la mesa de registro.',
  ],
  'invitation-expired': [409, 'Ese enlace ya venció. Pida otro en la mesa de registro.'],
  'mail-not-configured': [
    409,
    'Aquí todavía no se puede enviar correo. Mientras tanto muéstrele la credencial en pantalla o entréguela impresa; quien administra la asamblea lo activa en Ajustes, Integraciones.',
  ],
  'bounce-unsigned': [
    401,
    'Ese aviso no lo firmó el proveedor de correo. Revise la clave de firma.',
  ],
  'mail-settled': [
    409,
    'Ya se sabe qué pasó con ese mensaje: otra persona lo confirmó o volvió devuelto. Mire la tabla otra vez.',
  ],
  'mail-without-address': [
    409,
    'Esa persona no tiene correo en el padrón. Escríbalo en Ajustes, Padrón, o muéstrele el QR de su credencial.',
  ],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
