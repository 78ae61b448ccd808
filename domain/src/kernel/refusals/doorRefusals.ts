/** The refusals at the door, to people outside the roster. */
export const doorRefusals = {
  'door-unknown': [
    404,
    'Esa persona no está entre las agregadas en la puerta. Actualice la lista.',
  ],
  'door-decided': [
    409,
    'La presidencia ya decidió sobre esa persona. Si hay que cambiarlo, agréguela otra vez en la mesa de registro.',
  ],
  'door-already-owner': [
    409,
    'Esa persona ya figura como propietaria en el padrón: búsquela por su documento.',
  ],
  'door-already-added': [409, 'Esa persona ya se agregó a esa unidad: búsquela por su documento.'],
  'door-not-linked': [
    409,
    'Esa persona no puede responder por la unidad con esa calidad: no se agregó así, o la presidencia no lo confirmó.',
  ],
  'door-represented': [
    409,
    'Otra persona representa esa unidad con un poder. Si el poder ya no vale, revóquelo primero en la pestaña Poderes.',
  ],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
