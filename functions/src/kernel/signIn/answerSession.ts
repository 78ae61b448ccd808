import {
  type Assembly,
  actorOf,
  doorBrandOf,
  type HoldingWords,
  isArchived,
  lookOf,
  type Member,
  type OpenAssembly,
  offIn,
  permissionsOf,
  routesIn,
  type SessionAnswer,
  strangerSession,
} from '@asamblea/domain';
import { readMember } from '../access/readMember.ts';
import type { CookieClaims } from '../access/sessionCookie.ts';
import { isOrganiser } from '../assemblies/isOrganiser.ts';
import { documents } from '../database/documents.ts';

interface Asking {
  readonly held: readonly CookieClaims[];
  readonly now: number;
  readonly wordsOf: (assembly: Assembly) => HoldingWords;
}

/** The signed-in member, and the other assemblies of this browser. A stranger is an answer too. */
export async function answerSession(
  claims: CookieClaims | null,
  { held, now, wordsOf }: Asking,
): Promise<SessionAnswer> {
  const others = held.filter(({ assembly }) => assembly !== claims?.assembly);
  const [here, ...elsewhere] = await Promise.all([claims, ...others].map(readPlace));
  const openElsewhere = elsewhere.flatMap((place): readonly OpenAssembly[] =>
    place === null ? [] : [{ assemblyId: place.assemblyId, name: place.assembly.name }],
  );
  if (here === null || here === undefined) {
    return {
      session: strangerSession,
      actor: null,
      cot: null,
      assemblyName: null,
      timeZone: null,
      openElsewhere,
      serverNow: now,
    };
  }
  const { assemblyId, assembly, member } = here;
  const routesAvailable = await routesOf(assembly, member);
  const off = offIn(assembly);
  return {
    session: {
      isAuthenticated: true,
      role: member.role,
      assembly: assemblyId,
      userId: member.uid,
      email: member.email,
      name: member.name,
      routesAvailable,
      componentsAvailable: permissionsOf(member).parts,
      fullRouteComponents: member.fullRouteComponents,
      ...(off.length > 0 ? { off } : {}),
    },
    actor: actorOf(member),
    cot: assembly.cot,
    assemblyName: assembly.name,
    timeZone: assembly.timeZone,
    country: assembly.country,
    words: wordsOf(assembly),
    ...(assembly.brand === undefined
      ? {}
      : { look: lookOf(doorBrandOf(assembly.cot, assembly.brand)) }),
    isArchived: isArchived(assembly),
    ...(assembly.rehearsalOf === undefined ? {} : { rehearsalOf: assembly.rehearsalOf }),
    routesWithheld: member.routesAvailable.filter((one) => !routesAvailable.includes(one)),
    openElsewhere,
    serverNow: now,
  };
}

/** The assemblies of the organisation are only for its administrators. */
async function routesOf(assembly: Assembly, { uid, routesAvailable }: Member) {
  const routes = routesIn(assembly, routesAvailable);
  const asks = routes.includes('/assemblies');
  if (!asks || (await isOrganiser(assembly.organisationId, uid))) return routes;
  return routes.filter((route) => route !== '/assemblies');
}

/** Null where that session does not stand. */
async function readPlace(claims: CookieClaims | null) {
  if (claims === null) return null;
  const { assembly: assemblyId } = claims;
  const [member, found] = await Promise.all([
    readMember(claims),
    documents.assembly(assemblyId).get(),
  ]);
  const assembly = found.data();
  return member === null || assembly === undefined ? null : { assemblyId, assembly, member };
}
