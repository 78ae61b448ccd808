import {
  accept,
  audienceOf,
  documentParams,
  driveEndpoints,
  driveSchemas,
  isOperationOff,
  latestVersion,
  offIn,
  refuse,
} from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { readPublicAssembly } from '../../kernel/assemblies/readPublicAssembly.ts';
import { documents } from '../../kernel/database/documents.ts';
import { linkMillis } from '../../kernel/files/files.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { Refused, unwrap } from '../../kernel/platform/refused.ts';
import { addFolder } from './addFolder.ts';
import { editItem } from './editItem.ts';
import { readDrive } from './readDrive.ts';
import { readDriveDocument, readShownDocument } from './readDriveDocument.ts';
import { removeItem } from './removeItem.ts';
import { sendDriveDocument } from './sendDriveDocument.ts';

export const serveDrive = () =>
  serve(driveEndpoints, driveSchemas, {
    readDrive: ({ assemblyId, member }) => readDrive(assemblyId, member),
    addFolder: ({ assemblyId, by, asked, now }) =>
      addFolder({ assemblyId, by, request: asked, now }),
    async editItem({ assemblyId, by, asked, params, now }) {
      const { entryId } = parsed(documentParams, params);
      return editItem({ assemblyId, by, entryId, request: asked, now });
    },
    async removeItem({ assemblyId, by, params, now }) {
      const { entryId } = parsed(documentParams, params);
      return removeItem({ assemblyId, by, entryId, now });
    },
    async readDocument({ assemblyId, member, asked, params, http }): Promise<undefined> {
      const { entryId } = parsed(documentParams, params);
      const place = { assemblyId, entryId, versionId: asked.version };
      const audience = audienceOf(member.role);
      const found = unwrap(await readDriveDocument({ ...place, audience }));
      if (asked.by !== 'link') return sendDriveDocument(http.response, found);
      const { document, version, path } = found;
      const sent = { name: document.name, type: version.type, forMillis: linkMillis };
      http.response.set('Cache-Control', 'no-store');
      http.response.redirect(302, await openFiles().link(path, sent));
    },
    // No cookie is read: what is public is the same for everybody, and the edge may keep it for a while.
    async readPublicDocument({ asked, params, http: { response } }): Promise<undefined> {
      const { entryId } = parsed(documentParams, params);
      const { assemblyId } = unwrap(await readPublicAssembly(asked.cot));
      await requireDrive(assemblyId);
      const place = { assemblyId, entryId, audience: 'public' } as const;
      const found = unwrap(await readDriveDocument(place));
      response.set({
        'Cache-Control': 'public, max-age=0, s-maxage=60',
        // A page that the assembly wrote is shown in a frame of no origin, and its images are ours.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      await sendDriveDocument(response, found);
    },
    async describePublicDocument({ asked, params }) {
      const { entryId } = parsed(documentParams, params);
      const { assemblyId, name: assembly } = unwrap(await readPublicAssembly(asked.cot));
      await requireDrive(assemblyId);
      const found = await readShownDocument(assemblyId, entryId);
      if (found?.shown !== 'public') return refuse('entry-unknown');
      const { document } = found;
      const { type, size } = latestVersion(document);
      return accept({ name: document.name, type, size, assembly });
    },
  });

/** Switched off, nobody gets a document, whatever names it. */
async function requireDrive(assemblyId: string): Promise<void> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  const isOff = assembly === undefined || isOperationOff('readDrive', offIn(assembly));
  if (isOff) throw new Refused({ code: 'plugin-off' });
}
