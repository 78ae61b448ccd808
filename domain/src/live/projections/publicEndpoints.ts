import { get, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { AssemblyBrand } from '../../kernel/assemblies/publicAssembly.ts';
import type { Projected } from '../../kernel/calendars/instant.ts';
import { type CotQuery, cotQuery } from '../../kernel/identity/cot.ts';
import {
  type AssemblyQuery,
  assemblyQuery,
  type LabelsQuery,
  type LiveQuery,
  labelsQuery,
  liveQuery,
} from '../../kernel/signIn/authRequests.ts';
import type { UnitLabels } from '../../people/rosters/unitLabels.ts';
import type { ResultsAnswer } from '../../polls/presented/liveResults.ts';
import type { LiveAnswer } from './live.ts';
import type { UnitsAnswer } from './liveMissing.ts';

/** The endpoints that anyone may ask with the assembly's code. No cookie is read, so the edge may keep it. */
export const publicEndpoints = {
  readAssembly: get('/public/assembly', 'anybody').of<AssemblyQuery, AssemblyBrand>(),
  readLive: get('/public/live', 'anybody').of<LiveQuery, LiveAnswer<Projected>>(),
  readMissing: get('/public/missing', 'anybody').of<CotQuery, UnitsAnswer>(),
  readResults: get('/public/results', 'anybody').of<CotQuery, ResultsAnswer>(),
  readLabels: get('/public/labels', 'anybody').of<LabelsQuery, UnitLabels>(),
};

export const publicSchemas: SchemasOf<typeof publicEndpoints> = {
  readAssembly: assemblyQuery,
  readLive: liveQuery,
  readMissing: cotQuery,
  readResults: cotQuery,
  readLabels: labelsQuery,
};
