import * as z from 'zod';
import {
  attorneyKinds,
  type ProxyBylaws,
  proxyForms,
  proxyOffices,
  proxyOrders,
  substitutionKinds,
} from '../../kernel/bylaws/proxyBylaws.ts';
import { bylawOf } from '../../kernel/bylaws/source.ts';
import { accept, type Outcome } from '../../kernel/refusals/outcome.ts';
import { thresholdMost } from '../../kernel/weights/threshold.ts';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { withProxyBylaws } from './withProxyBylaws.ts';

const some = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.array(z.enum(names)).min(1).max(names.length).readonly();

const said = z.strictObject({
  cap: z.strictObject({
    max: z.number().int().min(0).max(10_000),
    of: z.enum(['grantors', 'units']),
  }),
  share: z
    .strictObject({
      numerator: z.number().int().min(1),
      denominator: z.number().int().max(thresholdMost),
    })
    .refine(({ numerator, denominator }) => numerator < denominator),
  inPerson: z.array(z.string().min(1).max(60)).min(1).max(100).readonly(),
  attorneys: some(attorneyKinds),
  barred: some(proxyOffices),
  forms: some(proxyForms),
  substitution: z.enum(substitutionKinds),
  order: z.enum(proxyOrders),
});

/** `POST /api/settings/proxies`: all that the bylaws say of proxies; what is absent they leave to the law. */
export const setProxyBylawsRequest = said
  .partial()
  .extend({ article: z.string().trim().min(1).max(60) });
export type SetProxyBylawsRequest = z.infer<typeof setProxyBylawsRequest>;

/**
 * The bylaws on proxies, as they are stored; null when there are none. Refused, with the article, where the
 * law does not let them.
 */
export function decideProxyBylaws(
  law: ProxyRules,
  { article, ...changes }: SetProxyBylawsRequest,
): Outcome<ProxyBylaws | null> {
  const kept = Object.fromEntries(
    Object.entries(changes).filter(([, change]) => change !== undefined),
  );
  if (Object.keys(kept).length === 0) return accept(null);
  const bylaws: ProxyBylaws = { ...kept, source: bylawOf(article) };
  const changed = withProxyBylaws(law, bylaws);
  return changed.ok ? accept(bylaws) : changed;
}
