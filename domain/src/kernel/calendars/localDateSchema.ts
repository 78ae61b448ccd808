import * as z from 'zod';
import { dateOfDay, dayNumber } from './localDate.ts';

/** Years 0001–9999 of the Gregorian calendar; refuses days that do not exist (`2026-02-30`). */
export const localDateSchema = z
  .string()
  .refine((date) => date >= '0001' && dateOfDay(dayNumber(date)) === date);
