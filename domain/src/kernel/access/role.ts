export const roles = [
  'admin',
  'moderator',
  'registrar',
  'teller',
  'auditor',
  'voter',
  'attorney',
  'observer',
] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  admin: 'Administración',
  moderator: 'Moderación',
  registrar: 'Registro',
  teller: 'Escrutinio',
  auditor: 'Revisoría fiscal',
  voter: 'Propietario',
  attorney: 'Apoderado',
  observer: 'Observador',
};

/** The roles of a person who enters without an account of their own. */
export const signInRoles = ['voter', 'attorney'] as const;
export type SignInRole = (typeof signInRoles)[number];
