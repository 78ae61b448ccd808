/** How the product says no to a proxy and to its paper: part of the closed list of `refusal.ts`. */
export const proxyRefusals = {
  'proxy-unknown': [404, 'Ese poder no existe.'],
  'proxy-held': [
    409,
    'El apoderado tiene unidades acreditadas con ese poder. Confirme que salgan para seguir.',
  ],
  'unit-represented': [409, 'Esa unidad tiene apoderado.'],
  'unit-not-free': [409, 'Otra persona representa la unidad y usted no puede revocar ese poder.'],
  'proxy-exists': [409, 'Ya se recibió otro poder con ese identificador.'],
  'proxy-too-many': [
    409,
    'Esa unidad ya tiene cinco poderes por responder. Revoque alguno de los suyos, o espere a que la mesa los responda.',
  ],
  'proxy-incomplete': [422, 'El poder tiene un dato que falta o que no es válido.'],
  'proxy-unacceptable': [409, 'Este poder no se puede aceptar.'],
  'proxy-closed': [409, 'Ese poder fue rechazado o revocado. Pida uno nuevo.'],
  'proxy-in-force': [409, 'Ese poder ya se aceptó: no se rechaza, se revoca.'],
  'charge-changed': [
    409,
    'Lo que usted representa cambió mientras leía. Léalo de nuevo antes de responder.',
  ],
  'proxy-not-live': [409, 'Ese poder no está aceptado.'],
  'proxy-reason-missing': [422, 'Escriba el motivo.'],
  'proxy-not-grantor': [403, 'Solo quien dio el poder puede revocarlo.'],
  'proxy-not-replaced': [409, 'El otro poder no toma el lugar de este en todo.'],
  'proxy-no-substitution': [409, 'Este poder no puede pasar a esa persona.'],
  'proxy-rule-fixed': [409, 'La ley no deja que los estatutos cambien así los poderes.'],

  'file-too-large': [413, 'El archivo pesa más de 8 MB. Envíe una foto más pequeña o un PDF.'],
  'file-not-kept': [415, 'Ese archivo no es un PDF ni una foto (JPG, PNG o WEBP). Elija otro.'],
  'file-unknown': [404, 'No encontramos ese archivo. Vuelva a adjuntarlo.'],
  'file-exists': [409, 'Ya se recibió otro archivo con ese identificador.'],
  'file-too-many': [
    409,
    'Usted ya trajo muchos documentos que no entregó con ningún poder. Entréguelos, o espere un día para traer otro.',
  ],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
