/** The refusals at a voting booth. */
export const boothRefusals = {
  'booth-refused': [
    401,
    'La placa o el PIN no coinciden. Revíselos, o pida un PIN nuevo en la mesa de registro.',
  ],
  'booth-unknown': [404, 'Ese puesto de votación no existe.'],
  'booth-closed': [
    401,
    'Este equipo no es un puesto de votación, o ya se cerró. Pida a la mesa que lo abra de nuevo.',
  ],
  'booth-pass-over': [
    401,
    'Pasó demasiado tiempo. Escriba otra vez su placa y su PIN: el puesto le dirá si su voto ya quedó guardado.',
  ],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
