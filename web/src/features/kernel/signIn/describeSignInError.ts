export interface SignInError {
  readonly code: string;
  readonly message: string;
  /** The meaning in Spanish, where the message does not say it. */
  readonly explanation: string | null;
  /** How long the server asks to wait; 0 when it does not. */
  readonly waitSeconds: number;
}

/** Specification §8: when the failure brings no code or message of its own. */
const fallback = 'Ups ha ocurrido un error al iniciar sesión';

const explanations = new Map<string, string>(
  Object.entries({
    'auth/invalid-credential':
      'El correo o la contraseña no coinciden. Revíselos e intente de nuevo.',
    'auth/wrong-password': 'El correo o la contraseña no coinciden. Revíselos e intente de nuevo.',
    'auth/user-not-found': 'El correo o la contraseña no coinciden. Revíselos e intente de nuevo.',
    'auth/invalid-email': 'El correo no está bien escrito. Revíselo.',
    'auth/missing-password': 'Falta la contraseña.',
    'auth/user-disabled': 'Esta cuenta está desactivada. Hable con quien administra la asamblea.',
    'auth/too-many-requests': 'Hubo demasiados intentos. Espere unos minutos y vuelva a intentar.',
    'auth/network-request-failed': 'No hay conexión. Revise su internet e intente de nuevo.',
    network: 'No hay conexión. Revise su internet e intente de nuevo.',
  }),
);

/** The provider's or the API's code and message, as they came, and their meaning. */
export function describeSignInError(error: unknown): SignInError {
  const said = typeof error === 'object' && error !== null ? error : {};
  const code = 'code' in said && typeof said.code === 'string' ? said.code : '';
  const message = 'message' in said && typeof said.message === 'string' ? said.message : '';
  if (code === '' || message === '') {
    return { code: '', message: fallback, explanation: null, waitSeconds: 0 };
  }
  const asked = 'retryAfterSeconds' in said ? said.retryAfterSeconds : null;
  const waitSeconds = typeof asked === 'number' ? asked : 0;
  return { code, message, explanation: explanations.get(code) ?? null, waitSeconds };
}
