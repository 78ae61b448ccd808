import * as z from 'zod';
import type { Look } from './look.ts';

const policy = z.object({
  bindings: z
    .array(
      z.object({
        role: z.string(),
        members: z.array(z.string()).default([]),
        condition: z.object({ expression: z.string() }).optional(),
      }),
    )
    .default([]),
});
type Policy = z.infer<typeof policy>;

export interface Grant {
  readonly role: string;
  readonly member: string;
  /** The expression of the condition; none when absent. */
  readonly only?: string;
}

export async function projectPolicy({ google, place }: Look): Promise<Policy> {
  const address = `cloudresourcemanager.googleapis.com/v3/projects/${place.project}:getIamPolicy`;
  // Conditions are told from version 3 on.
  return policy.parse(await google(address, { options: { requestedPolicyVersion: 3 } }));
}

/** The policy of something else than the project, by `host/path`; empty when that is not there. */
export async function policyAt(look: Look, address: string, body?: object): Promise<Policy> {
  return policy.parse((await look.google(address, body)) ?? {});
}

/** The first of the grants that a policy does not give, as a sentence; null when it gives them all. */
export function firstMissing(from: Policy, grants: readonly Grant[]): string | null {
  const missing = grants.find((grant) => !gives(from, grant));
  if (missing === undefined) return null;
  const { role, member, only } = missing;
  return `${member} lacks ${role}${only === undefined ? '' : ` with its condition`}`;
}

export function gives({ bindings }: Policy, { role, member, only }: Grant): boolean {
  return bindings.some(
    (one) =>
      one.role === role && one.members.includes(member) && one.condition?.expression === only,
  );
}

const numbered = z.object({ name: z.string().regex(/^projects\/\d+$/u) });

/** Names of resources in conditions, and the account that builds, go by the number of the project. */
export async function projectNumber({ google, place }: Look): Promise<string> {
  const address = `cloudresourcemanager.googleapis.com/v3/projects/${place.project}`;
  return numbered.parse(await google(address)).name.slice('projects/'.length);
}
