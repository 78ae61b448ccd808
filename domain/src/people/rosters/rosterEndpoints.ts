import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
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
  restoreVersion: post('/rosters/restore', 'restoreRoster').of<RestoreRequest, ImportAnswer>(),
};

export const rosterSchemas: SchemasOf<typeof rosterEndpoints> = {
  startImport: importRequest,
  compareRoster: compareRequest,
  startArrears: updateArrearsRequest,
  compareArrears: compareArrearsRequest,
  editRosterUnit: editUnitRequest,
  restoreVersion: restoreRequest,
};
