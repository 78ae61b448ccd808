import * as z from 'zod';
import type { Source } from '../../kernel/bylaws/source.ts';

export const sourceSchema: z.ZodType<Source> = z
  .strictObject({
    law: z.string().min(1),
    article: z.string(),
    verified: z.boolean(),
    note: z.string().optional(),
    doubt: z.string().optional(),
  })
  .readonly();
