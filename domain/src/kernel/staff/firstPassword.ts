const lettersAtLeast = 10;
const lettersAtMost = 128;

/** Signs that a word processor or a chat brings, and nobody types again. */
const unseen = /[\p{Cc}\p{Cs}\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/u;

/** The hint read before choosing a password. */
export const passwordHint = `Al menos ${lettersAtLeast} letras o números.`;

/** Why that cannot be a password; null when it can. */
export function passwordFault(password: string): string | null {
  if (unseen.test(password)) {
    return 'La contraseña tiene signos que no se ven. Escríbala con el teclado.';
  }
  if (password.length < lettersAtLeast) {
    return `La contraseña necesita al menos ${lettersAtLeast} letras o números.`;
  }
  if (password.length > lettersAtMost) {
    return `La contraseña puede tener hasta ${lettersAtMost} letras o números.`;
  }
  return password.trim() === '' ? 'La contraseña no puede tener solo espacios.' : null;
}

/** While the identity provider is told a password, nobody else chooses one; who lost the answer may ask again. */
export const passwordChoiceLife = 60_000;
