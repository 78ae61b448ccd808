import { agendaEndpoints, agendaSchemas } from '@asamblea/domain';
import * as z from 'zod';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import type { RefreshScreens } from '../sessions/wakeScreens.ts';
import { addPoint } from './addPoint.ts';
import { editPoint } from './editPoint.ts';
import { movePoint } from './movePoint.ts';
import { removePoint } from './removePoint.ts';
import { treatPoint } from './treatPoint.ts';

export const serveAgenda = (refresh: RefreshScreens) =>
  serve(agendaEndpoints, agendaSchemas, {
    addPoint: ({ assemblyId, uid, asked, now }) =>
      addPoint({ assemblyId, by: uid, request: asked, now }),
    treatPoint: ({ assemblyId, uid, asked, now }) =>
      treatPoint({ assemblyId, by: uid, now, ...asked }, refresh),
    editPoint: async (call) => editPoint(ofPoint(call)),
    movePoint: async (call) => movePoint(ofPoint(call)),
    removePoint: async (call) => removePoint(ofPoint(call)),
  });

interface PointCall<T> extends Pick<Requester, 'assemblyId' | 'uid'> {
  readonly asked: T;
  readonly params: { readonly pointId: string };
  readonly now: number;
}

function ofPoint<T>({ assemblyId, uid, asked, params, now }: PointCall<T>) {
  return { assemblyId, by: uid, pointId: parsed(z.uuid(), params.pointId), request: asked, now };
}
