import { rosterEndpoints, rosterSchemas } from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { compareArrears } from './compareArrears.ts';
import { compareRoster } from './compareRoster.ts';
import { editRosterUnit } from './editRosterUnit.ts';
import { restoreVersion } from './restoreVersion.ts';
import { readRosterPack, sendPackPart } from './rosterPack.ts';
import { startArrears } from './startArrears.ts';
import { startImport } from './startImport.ts';

export const serveRosters = () =>
  serve(rosterEndpoints, rosterSchemas, {
    startImport: (call) => startImport(workOf(call)),
    compareRoster: ({ assemblyId, asked }) => compareRoster(assemblyId, asked),
    startArrears: (call) => startArrears(workOf(call)),
    compareArrears: (call) => compareArrears(workOf(call)),
    editRosterUnit: (call) => editRosterUnit(workOf(call)),
    readRosterPack: ({ assemblyId, asked }) => readRosterPack({ assemblyId, ...asked }),
    readPackedUnits: (call) => sendPackPart(call, 'units'),
    readPackedOwners: (call) => sendPackPart(call, 'owners'),
    readPackedContacts: (call) => sendPackPart(call, 'contacts'),
    restoreVersion: (call) => restoreVersion(workOf(call)),
  });

function workOf<T>(call: Requester & { readonly asked: T; readonly now: number }) {
  const { assemblyId, uid, asked, now } = call;
  return { assemblyId, by: uid, request: asked, now };
}
