import { createHash } from 'node:crypto';
import { accept, lookOf, type Projected, publicEndpoints, publicSchemas } from '@asamblea/domain';
import type { Response } from 'express';
import { serve } from '../../kernel/access/serve.ts';
import { readPublicAssembly } from '../../kernel/assemblies/readPublicAssembly.ts';
import { documentAt } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { liveDocuments } from './liveDocuments.ts';
import { readLabels } from './readLabels.ts';

export const servePublic = () =>
  serve(publicEndpoints, publicSchemas, {
    async readAssembly({ asked, http }) {
      const door = await readPublicAssembly(asked.cot);
      if (!door.ok) return door;
      http.response.set('Cache-Control', 'public, max-age=0, s-maxage=60');
      const { name, timeZone, logoUrl, isArchived, isRehearsal, off = [], on = [] } = door.value;
      const state = {
        ...(isArchived === true ? { isArchived } : {}),
        ...(off.length > 0 ? { off } : {}),
        ...(on.length > 0 ? { on } : {}),
        ...(isRehearsal === true ? { isRehearsal } : {}),
      };
      return accept({ name, timeZone, logoUrl, ...lookOf(door.value), ...state });
    },
    async readLive({ asked, http }) {
      const shown = await documentAt<Projected>(paths.live(asked.cot, asked.only)).get();
      return accept(keepASecond(http.response, { live: shown.data() ?? null }));
    },
    async readMissing({ asked, http }) {
      const live = (await liveDocuments.liveMissing(asked.cot).get()).data() ?? null;
      return accept(keepASecond(http.response, { live }));
    },
    async readResults({ asked, http }) {
      const live = (await pollDocuments.liveResults(asked.cot).get()).data() ?? null;
      return accept(keepASecond(http.response, { live }));
    },
    async readLabels({ asked, http }) {
      const labels = await readLabels(asked.cot, asked.question);
      if (labels.ok) http.response.set('Cache-Control', 'public, max-age=60, s-maxage=300');
      return labels;
    },
  });

/**
 * The edge answers for a second, and from then on a client with the present version is only told that it
 * stands. The tag covers the content: the same in every instance, and weak, because the edge may compress it.
 */
function keepASecond<A extends object>(response: Response, answer: A): A {
  const hash = createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
  response.set('Cache-Control', 'public, max-age=0, s-maxage=1');
  response.set('ETag', `W/"${hash.slice(0, 22)}"`);
  return answer;
}
