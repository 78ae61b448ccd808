import { isArchived, zoomEndpoints, zoomSchemas } from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { documents } from '../../kernel/database/documents.ts';
import { Refused } from '../../kernel/platform/refused.ts';
import { createMeeting } from './createMeeting.ts';
import { endMeeting } from './endMeeting.ts';
import { identifyStay } from './identifyStay.ts';
import { joinVideo, type VideoJoining } from './joinVideo.ts';
import { lookUpPeople, readConsole } from './readConsole.ts';
import { setZoomAccount } from './setZoomAccount.ts';
import { readZoomSettings, setZoomInPage } from './setZoomInPage.ts';
import { signVideo } from './signVideo.ts';
import { startMeeting, tellMeeting } from './startMeeting.ts';
import { testZoom } from './testZoom.ts';

export const serveZoom = () =>
  serve(zoomEndpoints, zoomSchemas, {
    readZoomSettings: ({ assemblyId }) => readZoomSettings(assemblyId),
    setZoomAccount: ({ assemblyId, uid, asked, now }) =>
      setZoomAccount({ assemblyId, by: uid, request: asked, now }),
    setZoomInPage: ({ assemblyId, uid, asked, now }) =>
      setZoomInPage({ assemblyId, by: uid, isOn: asked.isOn, now }),
    testZoom: ({ assemblyId, uid, now }) => testZoom(assemblyId, uid, now),
    readConsole: ({ assemblyId, now }) => readConsole(assemblyId, now),
    lookUpPeople: ({ assemblyId, asked }) => lookUpPeople(assemblyId, asked.text),
    createMeeting: ({ assemblyId, uid, asked, now }) =>
      createMeeting({ assemblyId, by: uid, requestId: asked.requestId, now }),
    startMeeting: ({ assemblyId }) => startMeeting(assemblyId),
    joinMeeting: ({ assemblyId, uid, member, now }) =>
      joinVideo({ assemblyId, personId: null, uid, name: member.name, now }),
    endMeeting: ({ assemblyId, uid, now }) => endMeeting({ assemblyId, by: uid, now }),
    identifyStay: ({ assemblyId, uid, asked, now }) =>
      identifyStay({ assemblyId, by: uid, request: asked, now }),
    tellMeeting: ({ assemblyId }) => tellMeeting(assemblyId),
    joinVideo: async (call) => joinVideo(await joiningOf(call)),
    signVideo: async (call) => signVideo(await joiningOf(call)),
  });

/** Asked for by reading, it registers the caller: an assembly that was archived takes nobody more. */
async function joiningOf(call: Requester & { readonly now: number }): Promise<VideoJoining> {
  const { assemblyId, uid, member, now } = call;
  const { personId, name } = member;
  if (personId === null) throw new Refused({ code: 'person-unknown' });
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined || isArchived(assembly)) throw new Refused({ code: 'zoom-over' });
  return { assemblyId, personId, uid, name, now };
}
