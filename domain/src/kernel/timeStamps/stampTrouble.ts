/** Why an authority has not stamped a seal, as the person who audits reads it. */
export const stampTroubles = {
  'authority-none': 'Ya no hay ninguna autoridad de sellado elegida.',
  'host-unknown': 'No se encontró el servidor de la autoridad. Revise su dirección.',
  'host-not-public': 'Esa dirección no es de un servidor público de internet.',
  'not-reached': 'La autoridad no respondió o se cortó la conexión.',
  late: 'La autoridad tardó demasiado en responder.',
  'too-large': 'La autoridad envió una respuesta demasiado grande.',
  moved: 'La dirección lleva a otra. Escriba la dirección final.',
  answered: 'El servidor respondió con un error. Revise que la dirección sea de sellado de tiempo.',
  rejected: 'La autoridad rechazó la solicitud.',
  unread: 'La respuesta no es un sello de tiempo que podamos leer.',
  imprint: 'La autoridad selló otra huella y no la de este registro.',
  nonce: 'La respuesta no es de esta solicitud.',
  signature: 'La firma del sello de tiempo no corresponde.',
  purpose: 'El certificado de quien firmó no es para sellar tiempo, o no regía a esa hora.',
} as const satisfies Readonly<Record<string, string>>;

export type StampTrouble = keyof typeof stampTroubles;
