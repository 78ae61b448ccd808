import { brandPictureQuery, brandPictureRequest, cotQuery, stylesRequest } from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { readDoor } from '../assemblies/readDoor.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { openFiles } from '../platform/openFiles.ts';
import { unwrap } from '../platform/refused.ts';
import { manifestOf } from './manifestOf.ts';
import { readPicture } from './readPicture.ts';
import { setColours } from './setColours.ts';
import { setPicture } from './setPicture.ts';

/** How the assembly looks: set by who administers it, seen by anybody with its code. */
export function brandRouter(): Router {
  const router = Router();

  router.post(
    '/settings/styles',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setBrand');
      const asked = parsed(stylesRequest, request.body);
      return setColours({ assemblyId, by: uid, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/settings/logo',
    answering(async (request) => {
      const { assemblyId, uid } = await requireMember(request, 'setBrand');
      const asked = parsed(brandPictureRequest, request.body);
      const change = { assemblyId, by: uid, request: asked, files: openFiles() };
      return setPicture({ ...change, now: systemClock.now() });
    }),
  );

  router.get('/public/manifest', async (request, response) => {
    const { cot } = parsed(cotQuery, request.query);
    const door = unwrap(await readDoor(cot));
    response.set('Cache-Control', 'public, max-age=0, s-maxage=60');
    response.type('application/manifest+json').send(JSON.stringify(manifestOf(cot, door)));
  });

  router.get('/public/logo', async (request, response) => {
    const { cot, v } = parsed(brandPictureQuery, request.query);
    const bytes = unwrap(await readPicture({ cot, version: v, files: openFiles() }));
    // The address changes with the content: whoever has it never asks again.
    response.set({
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
    response.send(Buffer.from(bytes));
  });

  return router;
}
