import { z } from 'zod';

/** Whether clocks somewhere follow a zone of that name: `America/Bogota`. */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, 'No hay una zona horaria con ese nombre.');
