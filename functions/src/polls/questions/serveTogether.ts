import { togetherEndpoints, togetherSchemas } from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { closeTogether } from './closeTogether.ts';
import { extendTogether } from './extendTogether.ts';
import { openTogether } from './openTogether.ts';
import { showTogether } from './showTogether.ts';

export const serveTogether = () =>
  serve(togetherEndpoints, togetherSchemas, {
    openTogether: (call) => openTogether({ ...chairOf(call), ...call.asked }),
    closeTogether: (call) => closeTogether({ ...chairOf(call), ...call.asked }),
    extendTogether: (call) => extendTogether({ ...chairOf(call), ...call.asked }),
    showTogether: (call) => showTogether({ ...chairOf(call), ...call.asked }),
  });

function chairOf({ assemblyId, uid, now }: Requester & { readonly now: number }) {
  return { assemblyId, by: uid, now };
}
