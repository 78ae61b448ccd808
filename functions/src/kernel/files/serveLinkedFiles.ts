import { linkedFileEndpoints } from '@asamblea/domain';
import * as z from 'zod';
import { serve } from '../access/serve.ts';
import { readToken } from '../keys/signedTokens.ts';
import { Refused } from '../platform/refused.ts';
import { openFiles } from './openFiles.ts';
import { fileLink } from './ownLink.ts';
import { sendStored } from './sendFile.ts';

const linked = z.strictObject({ path: z.string(), name: z.string(), type: z.string() });

/**
 * The file that a link of our own opens, where no bucket signs one. The words in it are the whole right to
 * read.
 */
export const serveLinkedFiles = () =>
  serve(
    linkedFileEndpoints,
    {},
    {
      async readLinkedFile({ params, http: { response } }): Promise<undefined> {
        const file = await readToken(fileLink, linked, params.token);
        const isSent = file !== null && (await sendStored(response, file, openFiles()));
        if (!isSent) throw new Refused({ code: 'file-unknown' });
      },
    },
  );
