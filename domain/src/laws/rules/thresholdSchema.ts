import * as z from 'zod';
import { thresholdMost } from '../../kernel/weights/threshold.ts';

export const thresholdSchema = z
  .strictObject({
    comparison: z.enum(['>', '>=']),
    numerator: z.number().int().min(0).max(thresholdMost),
    denominator: z.number().int().min(1).max(thresholdMost),
  })
  .refine((threshold) => threshold.numerator <= threshold.denominator)
  .refine(
    (threshold) => threshold.comparison === '>=' || threshold.numerator < threshold.denominator,
  )
  .readonly();
