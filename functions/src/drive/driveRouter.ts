import {
  accept,
  audienceOf,
  changeEntryRequest,
  documentParams,
  documentQuery,
  isOperationOff,
  type LinkedDocumentAnswer,
  latestVersion,
  newFolderRequest,
  offIn,
  publicDocumentQuery,
  refuse,
} from '@asamblea/domain';
import { type Response, Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { readDoor } from '../assemblies/readDoor.ts';
import { systemClock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { openFiles } from '../platform/openFiles.ts';
import { Refused, unwrap } from '../platform/refused.ts';
import { sendFile } from '../platform/sendFile.ts';
import { addFolder } from './addFolder.ts';
import { editEntry } from './editEntry.ts';
import { type FoundDocument, readDocument, readShown } from './readDocument.ts';
import { readDrive } from './readDrive.ts';
import { removeEntry } from './removeEntry.ts';

/** Folders and documents of an assembly: listed to who may see them, written by who administers it. */
export function driveRouter(): Router {
  const router = Router();

  router.get(
    '/drive',
    answering(async (request) => {
      const { assemblyId, member } = await requireMember(request, 'readDrive');
      return readDrive(assemblyId, member);
    }),
  );

  router.post(
    '/drive/folders',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'writeDrive');
      const asked = parsed(newFolderRequest, request.body);
      return addFolder({ assemblyId, by, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/drive/entries/:entryId',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'writeDrive');
      const { entryId } = parsed(documentParams, request.params);
      const asked = parsed(changeEntryRequest, request.body);
      return editEntry({ assemblyId, by, entryId, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/drive/entries/:entryId/remove',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'writeDrive');
      const { entryId } = parsed(documentParams, request.params);
      return removeEntry({ assemblyId, by, entryId, now: systemClock.now() });
    }),
  );

  router.get('/drive/documents/:entryId', async (request, response) => {
    const { assemblyId, member } = await requireMember(request, 'readDrive');
    const { entryId } = parsed(documentParams, request.params);
    const { version } = parsed(documentQuery, request.query);
    const audience = audienceOf(member.role);
    const asked = { assemblyId, entryId, versionId: version, audience, files: openFiles() };
    sendDocument(response, unwrap(await readDocument(asked)));
  });

  // No cookie is read: what is public is the same for everybody, and the edge may keep it for a while.
  router.get('/public/documents/:entryId', async (request, response) => {
    const { entryId } = parsed(documentParams, request.params);
    const { cot } = parsed(publicDocumentQuery, request.query);
    const { assemblyId } = unwrap(await readDoor(cot));
    await requireDrive(assemblyId);
    const asked = { assemblyId, entryId, audience: 'public', files: openFiles() } as const;
    const found = unwrap(await readDocument(asked));
    response.set({
      'Cache-Control': 'public, max-age=0, s-maxage=60',
      // A page that the assembly wrote is shown in a frame of no origin, and its images are ours.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    sendDocument(response, found);
  });

  router.get(
    '/public/documents/:entryId/about',
    answering(async (request) => {
      const { entryId } = parsed(documentParams, request.params);
      const { cot } = parsed(publicDocumentQuery, request.query);
      const { assemblyId, name: assembly } = unwrap(await readDoor(cot));
      await requireDrive(assemblyId);
      const found = await readShown(assemblyId, entryId);
      if (found?.shown !== 'public') return refuse('entry-unknown');
      const { document } = found;
      const { type, size } = latestVersion(document);
      return accept<LinkedDocumentAnswer>({ name: document.name, type, size, assembly });
    }),
  );

  return router;
}

/** Switched off, nobody gets a document, whatever names it. */
async function requireDrive(assemblyId: string): Promise<void> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  const isOff = assembly === undefined || isOperationOff('readDrive', offIn(assembly));
  if (isOff) throw new Refused({ code: 'plugin-off' });
}

function sendDocument(response: Response, { document, version, bytes }: FoundDocument): void {
  sendFile(response, { name: document.name, type: version.type, bytes });
}
