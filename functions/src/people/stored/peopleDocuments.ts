import type {
  Attendance,
  DoorPerson,
  HeadPresence,
  Invitation,
  Person,
  ProxyRecord,
  RosterPack,
} from '@asamblea/domain';
import { collectionAt, documentAt } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import type { Forgotten } from '../../kernel/database/retention.ts';
import type { StoredPackPart } from '../../kernel/http/packedRows.ts';
import type { ProxyImportJob } from './proxyImportJob.ts';
import type {
  RosterJob,
  StoredRosterVersion,
  StoredUnit,
  StoredUnitIndexes,
  UnitChangeRecord,
} from './storedRoster.ts';

/** Rosters, proxies, invitations, and the holder of each unit. */
export const peopleDocuments = {
  roster: (id: string, version: string) =>
    documentAt<StoredRosterVersion>(paths.roster(id, version)),
  units: (id: string, version: string) => collectionAt<StoredUnit>(paths.units(id, version)),
  people: (id: string, version: string) => collectionAt<Person>(paths.people(id, version)),
  unitIndexes: (id: string, version: string, part: number) =>
    documentAt<StoredUnitIndexes>(paths.unitIndexes(id, version, part)),
  /** Of its parts, those that an edit of the roster left; `newest` says which are asked for now. */
  packParts: (id: string, version: string) =>
    collectionAt<StoredPackPart>(paths.rosterPacks(id, version)),
  newestPack: (id: string, version: string) =>
    documentAt<RosterPack>(`${paths.rosterPacks(id, version)}/newest`),
  unitChanges: (id: string, version: string) =>
    collectionAt<UnitChangeRecord>(paths.unitChanges(id, version)),
  /** Of an assembly that was restored from elsewhere; of others there are none. */
  identities: (id: string) => collectionAt<StoredPackPart>(paths.identities(id)),
  proxies: (id: string) => collectionAt<ProxyRecord>(paths.proxies(id)),
  proxy: (id: string, proxyId: string) => documentAt<ProxyRecord>(paths.proxy(id, proxyId)),
  doorPeople: (id: string) => collectionAt<DoorPerson>(paths.doorPeople(id)),
  doorPerson: (id: string, doorId: string) => documentAt<DoorPerson>(paths.doorPerson(id, doorId)),
  attendance: (id: string, session: number) =>
    collectionAt<Attendance>(paths.attendance(id, session)),
  heads: (id: string, session: number) => collectionAt<HeadPresence>(paths.heads(id, session)),
  rosterJob: (id: string, jobId: string) => documentAt<RosterJob>(paths.job(id, jobId)),
  proxyImportJobs: (id: string) =>
    collectionAt<ProxyImportJob>(paths.jobs(id)).where('kind', '==', 'proxy-import'),
  proxyImportJob: (id: string, jobId: string) => documentAt<ProxyImportJob>(paths.job(id, jobId)),
  invitations: (id: string) => collectionAt<Forgotten<Invitation>>(paths.invitations(id)),
  invitation: (id: string, key: string) =>
    documentAt<Forgotten<Invitation>>(paths.invitation(id, key)),
} as const;
