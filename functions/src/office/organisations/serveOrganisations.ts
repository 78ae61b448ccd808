import {
  accept,
  assemblyParams,
  organisationEndpoints,
  organisationSchemas,
} from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { newCot } from '../../kernel/platform/ids.ts';
import { archiveAssembly } from '../assemblies/archiveAssembly.ts';
import { createAssembly } from '../assemblies/createAssembly.ts';
import { restoreAssembly } from '../assemblies/restoreAssembly.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';
import { cloneAssembly } from './cloneAssembly.ts';
import { readDefaults, setDefaults, usualOf } from './defaults.ts';
import { listAssemblies } from './listAssemblies.ts';
import { organiserOf } from './organiser.ts';
import { readUsage } from './readUsage.ts';

/** Short enough for a screen to move, long enough for few requests. */
const budgetMillis = 2_000;

export const serveOrganisations = () =>
  serve(organisationEndpoints, organisationSchemas, {
    async listAssemblies(call) {
      const { organisationId, assembly } = await organiserOf(call);
      const listed = await listAssemblies({ organisationId, query: call.asked, now: call.now });
      const organisation = (await officeDocuments.organisation(organisationId).get()).data();
      return accept({ ...listed, usual: usualOf(organisation, assembly) });
    },
    readDefaults: async (call) => accept(await readDefaults(await organiserOf(call))),
    async setDefaults(call) {
      const { organisationId, assemblyId } = await organiserOf(call);
      return setDefaults({ organisationId, assemblyId, request: call.asked });
    },
    async readUsage(call) {
      const { organisationId } = await organiserOf(call);
      return accept(await readUsage({ organisationId, month: call.asked.month, now: call.now }));
    },
    async createAssembly(call) {
      const { organisationId, uid } = await organiserOf(call);
      const place = { organisationId, by: uid, cot: newCot(), now: call.now };
      return createAssembly({ ...place, request: call.asked });
    },
    async cloneAssembly(call) {
      const { organisationId, uid } = await organiserOf(call);
      const { assemblyId } = parsed(assemblyParams, call.params);
      const place = { organisationId, assemblyId, by: uid, cot: newCot(), clock: systemClock };
      return cloneAssembly({ ...place, request: call.asked, budgetMillis });
    },
    archive: async (call) => archiveAssembly(await moveOf(call)),
    restore: async (call) => restoreAssembly(await moveOf(call)),
  });

async function moveOf(call: Requester & { readonly params: object; readonly now: number }) {
  const { organisationId, uid } = await organiserOf(call);
  const { assemblyId } = parsed(assemblyParams, call.params);
  return { organisationId, assemblyId, by: uid, now: call.now };
}
