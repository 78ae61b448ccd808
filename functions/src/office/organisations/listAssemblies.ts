import {
  type AssembliesAnswer,
  type AssembliesQuery,
  type AssemblyPhase,
  assembliesAPage,
  assemblyPhaseOf,
  callHourOf,
  isRehearsal,
  type ListedAssembly,
  nameKey,
  needsOf,
  nextActaNumber,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { lookAt } from '../../kernel/database/seen.ts';
import { readPrepared } from '../guide/readPrepared.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';
import type { PlacedAssembly } from './placedAssembly.ts';
import { readClashes } from './readClashes.ts';
import { readYear } from './readYear.ts';

interface Listing {
  readonly organisationId: string;
  readonly query: AssembliesQuery;
  readonly now: number;
}

interface Placed extends PlacedAssembly {
  readonly phase: AssemblyPhase;
}

/** The assemblies of an organisation, newest first: what each lacks is read of one page only. */
export async function listAssemblies({
  organisationId,
  query,
  now,
}: Listing): Promise<Omit<AssembliesAnswer, 'usual'>> {
  const [organisation, all] = await Promise.all([
    officeDocuments.organisation(organisationId).get(),
    readPlaced(organisationId),
  ]);
  const { search = '', phase, page } = query;
  const wanted = nameKey(search);
  const found = all
    .filter((one) => (phase === undefined ? one.phase !== 'archived' : one.phase === phase))
    .filter(({ assembly }) => nameKey(assembly.name).includes(wanted))
    .toSorted((a, b) => b.session.startsAt - a.session.startsAt);
  const start = page * assembliesAPage;
  const isAll = wanted === '' && phase === undefined && page === 0;
  const shown = found.slice(start, start + assembliesAPage);
  return {
    organisation: organisation.data()?.name ?? '',
    assemblies: await Promise.all(shown.map((one) => describe(one, now))),
    total: found.length,
    ...(isAll ? await readAhead(organisationId, found, now) : {}),
  };
}

async function readAhead(organisationId: string, placed: readonly Placed[], now: number) {
  const [year, clashes] = await Promise.all([
    readYear(placed, now),
    readClashes(organisationId, placed, now),
  ]);
  return { year, clashes };
}

async function readPlaced(organisationId: string): Promise<readonly Placed[]> {
  const found = await documents.assemblies().where('organisationId', '==', organisationId).get();
  const assemblies = found.docs
    .map((one) => ({ assemblyId: one.id, assembly: one.data() }))
    // Each is entered from the one that it rehearses.
    .filter(({ assembly }) => !isRehearsal(assembly));
  const sessions = await lookAt(
    assemblies.map(({ assemblyId, assembly }) =>
      documents.session(assemblyId, assembly.activeSession),
    ),
  );
  return assemblies.flatMap((one, place) => {
    const session = sessions[place]?.value;
    if (session === undefined) return [];
    return [{ ...one, session, phase: assemblyPhaseOf(one.assembly, session) }];
  });
}

async function describe(placed: Placed, now: number): Promise<ListedAssembly> {
  const { assemblyId, assembly, session, phase } = placed;
  const { name, cot, timeZone } = assembly;
  const callAt = callHourOf(assembly, session);
  const prepared = await readPrepared({ assemblyId, assembly, session, now });
  const { nextDeadline } = prepared;
  const needs = needsOf(prepared);
  const nextActa = nextActaNumber(assembly);
  return { assemblyId, name, cot, timeZone, phase, callAt, needs, nextDeadline, nextActa };
}
