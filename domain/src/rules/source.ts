import { z } from 'zod';

/**
 * Where a rule comes from. `verified` is true only when somebody read the text of the law itself;
 * what came from a secondary page, from custom or from memory says so on every screen.
 */
export const sourceSchema = z
  .strictObject({
    /** As it is cited: `Ley 675 de 2001`, `los estatutos`. */
    law: z.string().min(1),
    /** `artículo 45`, `artículos 16.2 y 17.7`; empty when the source has no articles. */
    article: z.string(),
    verified: z.boolean(),
    /** What is doubtful, or what the article adds, in Spanish. */
    note: z.string().optional(),
  })
  .readonly();
export type Source = z.infer<typeof sourceSchema>;

/** `Ley 675 de 2001, artículo 45 (sin verificar)`: as it is written beside a figure. */
export function citeSource({ law, article, verified }: Source): string {
  const cited = article === '' ? law : `${law}, ${article}`;
  return verified ? cited : `${cited} (sin verificar)`;
}
