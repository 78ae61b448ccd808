import { get, post, type SchemasOf, type Written } from '../../kernel/access/endpoint.ts';
import {
  type CompareRequest,
  compareRequest,
  type ImportAnswer,
  type ImportProgress,
  type ImportRequest,
  importRequest,
  type RosterComparison,
} from '../imports/importRequest.ts';
import {
  type PackPartQuery,
  type PackQuery,
  packPartQuery,
  packQuery,
  type RosterPack,
} from '../rosters/rosterPack.ts';
import {
  type ArrearsComparison,
  type CompareArrearsRequest,
  compareArrearsRequest,
  type UpdateArrearsRequest,
  updateArrearsRequest,
} from './arrearsUpdate.ts';
import { type EditedUnit, type EditUnitRequest, editUnitRequest } from './editUnit.ts';
import { type RestoreRequest, restoreRequest } from './restoreRequest.ts';

/** The roster: brought in whole, its debts, mended by hand, and put back. */
export const rosterEndpoints = {
  startImport: post('/rosters', 'importRoster').of<ImportRequest, ImportProgress>(),
  compareRoster: post('/rosters/compare', 'importRoster').of<CompareRequest, RosterComparison>(),
  startArrears: post('/rosters/arrears', 'updateArrears').of<
    UpdateArrearsRequest,
    ImportProgress
  >(),
  compareArrears: post('/rosters/arrears/compare', 'updateArrears').of<
    CompareArrearsRequest,
    ArrearsComparison
  >(),
  editRosterUnit: post('/rosters/units', 'editRoster').of<EditUnitRequest, EditedUnit>(),
  readRosterPack: get('/rosters/pack', 'readRoster').of<PackQuery, RosterPack>(),
  readPackedUnits: get('/rosters/pack/units', 'readRoster').of<PackPartQuery, Written>(),
  readPackedOwners: get('/rosters/pack/owners', 'readOwners').of<PackPartQuery, Written>(),
  readPackedContacts: get('/rosters/pack/contacts', 'readOwners').of<PackPartQuery, Written>(),
  restoreVersion: post('/rosters/restore', 'restoreRoster').of<RestoreRequest, ImportAnswer>(),
};

export const rosterSchemas: SchemasOf<typeof rosterEndpoints> = {
  startImport: importRequest,
  compareRoster: compareRequest,
  startArrears: updateArrearsRequest,
  compareArrears: compareArrearsRequest,
  editRosterUnit: editUnitRequest,
  readRosterPack: packQuery,
  readPackedUnits: packPartQuery,
  readPackedOwners: packPartQuery,
  readPackedContacts: packPartQuery,
  restoreVersion: restoreRequest,
};
