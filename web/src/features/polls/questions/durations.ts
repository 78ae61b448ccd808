/** Seconds that can be chosen when a question is created. */
export const durations = [30, 60, 120, 180, 300, 600, 900, 1800] as const;

export function sayDuration(seconds: number): string {
  if (seconds % 60 !== 0) return `${seconds} segundos`;
  return seconds === 60 ? '1 minuto' : `${seconds / 60} minutos`;
}
