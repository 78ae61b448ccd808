import { accept, erasureEndpoints, erasureSchemas } from '@asamblea/domain';
import { requireProof } from '../../kernel/access/requirePassword.ts';
import { serve } from '../../kernel/access/serve.ts';
import { noteReading } from '../../kernel/events/noteReading.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { organiserOf } from '../organisations/organiser.ts';
import { eraseAssembly } from './eraseAssembly.ts';
import { erasePerson } from './erasePerson.ts';
import { findErased } from './findErased.ts';
import { listErasures } from './listErasures.ts';

/** The clock does the rest: the caller reads the certificate at once. */
const budgetMillis = 2_000;

export const serveErasures = () =>
  serve(
    erasureEndpoints,
    erasureSchemas,
    {
      async eraseAssembly(call) {
        const { organisationId, assemblyId, uid } = await organiserOf(call);
        const outside = { files: openFiles(), keys: questionKeys() };
        const asked = { organisationId, assemblyId, by: uid, name: call.asked.name };
        return eraseAssembly({ ...asked, ...outside, clock: systemClock, budgetMillis });
      },
      async findErased(call) {
        const people = await findErased(call.assemblyId, call.asked.text);
        await noteReading({ ...call, kind: 'people-searched' });
        return accept({ people });
      },
      erasePerson: ({ assemblyId, by, asked: request, now }) =>
        erasePerson({ assemblyId, by, request, now, files: openFiles() }),
      listErasures: async (call) =>
        accept(await listErasures((await organiserOf(call)).organisationId)),
    },
    {
      guards: {
        eraseAssembly: requireProof,
        findErased: requireProof,
        erasePerson: requireProof,
      },
    },
  );
