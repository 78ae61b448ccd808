import * as z from 'zod';
import { type NamedHolder, proxyOffices } from '../../kernel/bylaws/proxyBylaws.ts';
import { namesDocument } from '../../kernel/identity/documentKey.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';

/** `POST /api/settings/offices`: all that a person holds; none takes them off the list. */
export const setOfficesRequest = z.strictObject({
  name: z.string().trim().min(2).max(120),
  document: z.string().trim().max(60).refine(namesDocument),
  offices: z.array(z.enum(proxyOffices)).max(proxyOffices.length).readonly(),
});
export type SetOfficesRequest = z.infer<typeof setOfficesRequest>;

/** Far more than any building or company has. */
const holdersAtMost = 100;

/** The holders once that person holds those offices. */
export function decideOffices(
  holders: readonly NamedHolder[],
  personId: string,
  { name, document, offices }: SetOfficesRequest,
): Outcome<readonly NamedHolder[]> {
  const others = holders.filter((one) => one.personId !== personId);
  if (offices.length === 0) return accept(others);
  if (others.length >= holdersAtMost) return refuse('offices-full');
  return accept([...others, { personId, name, document, offices: [...new Set(offices)] }]);
}
