import type { Outcome } from '../refusals/outcome.ts';

/** The refusal of a person who must wait, with the time in words and in seconds. */
export function tooManyAttempts(waitMillis: number): Outcome<never> {
  const seconds = Math.max(1, Math.ceil(waitMillis / 1000));
  return {
    ok: false,
    refusal: {
      code: 'too-many-attempts',
      detail: `Espere ${sayWait(seconds)} y pruebe de nuevo.`,
      retryAfterSeconds: seconds,
    },
  };
}

/** `45 segundos`, `1 minuto`, `2 minutos`: never less than the remaining time. */
export function sayWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
