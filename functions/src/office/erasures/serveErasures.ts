import { erasureEndpoints, erasureSchemas } from '@asamblea/domain';
import { requireProof } from '../../kernel/access/requirePassword.ts';
import { serve } from '../../kernel/access/serve.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { organiserOf } from '../organisations/organiser.ts';
import { eraseAssembly } from './eraseAssembly.ts';

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
    },
    { guards: { eraseAssembly: requireProof } },
  );
