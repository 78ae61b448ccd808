/** How the product says no about the plates that voters hold. */
export const plateRefusals = {
  'plate-unknown': [404, 'Esa placa no existe. Créela en la pestaña de placas.'],
  'plate-held': [409, 'Esa placa ya está entregada.'],
  'plate-gone': [409, 'Esa placa se dio por perdida o se cambió por otra.'],
  'plate-not-out': [409, 'Esa placa no está entregada.'],
  'plate-without-units': [
    409,
    'Esa persona no tiene unidades acreditadas. Acredítela antes de darle una placa.',
  ],
  'person-has-plate': [409, 'Una placa vale por todas sus unidades: no necesita otra.'],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
