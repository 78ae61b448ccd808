/** The refusals to people who sign the minutes, or hand in signatures of others. */
export const signatureRefusals = {
  'acta-version-changed': [
    409,
    'El acta cambió desde que usted la leyó. Recargue la página y léala otra vez antes de firmar.',
  ],
  'acta-not-signable': [
    409,
    'Esta versión del acta no está para la firma. Recargue la página para ver en qué va.',
  ],
  'acta-not-signatory': [403, 'Esa firma no es suya. La pone quien figura en el acta.'],
  'acta-already-signed': [409, 'En ese lugar ya hay una firma. Recargue la página para verla.'],
  'acta-name-differs': [
    422,
    'El nombre no es el que figura en el acta. Escríbalo igual; no importan las mayúsculas ni las tildes.',
  ],
  'acta-signature-stays': [
    409,
    'Ya firmaron todos y las firmas no se retiran. Si debe corregir el acta, reábrala: será otra versión.',
  ],
  'acta-pdf-other': [
    422,
    'Ese PDF no es esta versión del acta. Descargue el PDF de aquí, fírmelo sin cambiarlo y súbalo.',
  ],
  'acta-pdf-unsigned': [
    422,
    'Ese PDF no tiene firma digital para cada lugar que usted eligió. Fírmelo, o súbalo como papel escaneado.',
  ],
  'acta-pdf-broken': [
    422,
    'Una firma de ese PDF no corresponde a lo que contiene: se cambió después de firmar.',
  ],
  'acta-pdf-partial': [
    422,
    'Ninguna firma de ese PDF lo cubre entero: tiene algo añadido después. Suba el archivo tal como quedó al firmarlo.',
  ],
  'acta-pdf-unread': [
    422,
    'No pudimos leer la firma de ese PDF. Fírmelo como PDF con firma PAdES, o súbalo como papel escaneado.',
  ],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
