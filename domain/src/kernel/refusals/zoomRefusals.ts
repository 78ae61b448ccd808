/** The refusals about the meeting at Zoom. */
export const zoomRefusals = {
  'zoom-not-set': [
    409,
    'Esta asamblea no tiene cuenta de Zoom. Quien la administra la pone en Ajustes, Integraciones.',
  ],
  'zoom-secret-again': [
    409,
    'Falta el secreto de esta aplicación: uno guardado para otra no se usa. Escríbalo y guarde de nuevo.',
  ],
  'zoom-changed': [
    409,
    'Otra persona cambió la cuenta de Zoom mientras tanto. Mire cómo quedó y guarde de nuevo.',
  ],
  'zoom-failed': [409, 'Zoom no hizo lo que se le pidió.'],
  'zoom-unsure': [
    409,
    'Zoom no contestó a tiempo y no sabemos si creó la reunión. Mire en su cuenta de Zoom y, si está, bórrela antes de crear otra.',
  ],
  'zoom-no-meeting': [
    409,
    'Todavía no hay reunión en Zoom para esta sesión. Intente de nuevo cuando la mesa la haya creado.',
  ],
  'zoom-over': [409, 'La reunión en línea ya terminó. Gracias por participar.'],
  'zoom-unsigned': [401, 'Ese aviso no lo firmó Zoom. Revise el secreto de los avisos.'],
  'zoom-no-sdk': [
    409,
    'En esta asamblea el video no se ve dentro de la página. Únase con su enlace de Zoom.',
  ],
  'zoom-key-missing': [
    409,
    'Falta la llave del video en la página. Escríbala con su secreto en la cuenta de Zoom y guarde.',
  ],
  'zoom-stay-unknown': [404, 'Esa persona ya no figura en el video. Actualice la página.'],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
