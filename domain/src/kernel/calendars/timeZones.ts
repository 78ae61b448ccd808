import * as z from 'zod';

/** A place, as the oldest browsers know it too: they have no `+05:00`, and would not draw a page. */
const place = /^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z0-9_+-]+)+$/u;

/** Whether clocks somewhere follow a zone of that name: `America/Bogota`. */
export function isTimeZone(name: string): boolean {
  if (!place.test(name)) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const timeZone = z.string().max(60).refine(isTimeZone);
