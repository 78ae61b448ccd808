/** The refusals to people who manage the staff of the assembly, and to those who come in by their invitation. */
export const staffRefusals = {
  'access-past': [
    422,
    'Ese fin del acceso ya pasó. Elija un momento futuro, o retire a la persona.',
  ],
  'staff-unknown': [404, 'Esa persona no está en el equipo de la asamblea. Actualice la lista.'],
  'staff-known': [409, 'Esa persona ya está en el equipo. Cambie sus permisos en la lista.'],
  'staff-self': [
    409,
    'Nadie cambia sus propios permisos, para no quedarse fuera. Pídalo a otra persona de la administración.',
  ],
  'staff-last-admin': [
    409,
    'La asamblea se quedaría sin quien la administre. Antes dé a otra persona el papel de administración, sin fecha de fin.',
  ],
  'staff-changed': [
    409,
    'Otra persona cambió esos permisos mientras tanto. Nada suyo se guardó: revíselos y guarde otra vez.',
  ],
  'staff-votes': [
    409,
    'Esa cuenta vota en esta asamblea. Para el equipo, invítela con otro correo.',
  ],
  'staff-account-unproven': [
    409,
    'Ese correo ya tiene una cuenta y no sabemos si es de la misma persona. Invítela con otro correo, o pídale que antes recupere su contraseña desde el suyo.',
  ],
  'staff-link-over': [
    409,
    'Ese enlace ya no sirve: venció, se cortó o le dieron otro. Pida uno nuevo a quien administra la asamblea.',
  ],
  'staff-link-taken': [
    409,
    'Alguien elige la contraseña con ese enlace ahora mismo. Espere un minuto e intente de nuevo.',
  ],
  'password-unfit': [422, 'Elija otra contraseña.'],
  'staff-link-used': [
    409,
    'Esa cuenta ya tiene contraseña. Ingrese con ella, o recupérela si no la recuerda.',
  ],
} as const satisfies Record<string, readonly [statusCode: number, message: string]>;
