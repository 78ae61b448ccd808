import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type SetZoomInPageRequest,
  type SetZoomRequest,
  setZoomInPageRequest,
  setZoomRequest,
  type ZoomAccountAnswer,
  type ZoomInPage,
  type ZoomSettingsAnswer,
  type ZoomTestAnswer,
} from './zoomAccount.ts';
import type { ZoomSignatureAnswer } from './zoomFrame.ts';
import {
  type CreateZoomRequest,
  createZoomRequest,
  type EndZoomRequest,
  endZoomRequest,
  type MatchZoomRequest,
  matchZoomRequest,
  type ZoomConsoleAnswer,
  type ZoomLinkAnswer,
  type ZoomOwnAnswer,
  type ZoomPeopleAnswer,
  type ZoomPeopleRequest,
  zoomPeopleRequest,
} from './zoomMeeting.ts';

/** The meeting at Zoom: its account, its console, and each person's way in. */
export const zoomEndpoints = {
  readZoomSettings: get('/settings/zoom', 'setZoom').of<undefined, ZoomSettingsAnswer>(),
  setZoomAccount: post('/settings/zoom', 'setZoom').of<SetZoomRequest, ZoomAccountAnswer>(),
  setZoomInPage: post('/settings/zoom/page', 'setZoom').of<SetZoomInPageRequest, ZoomInPage>(),
  testZoom: post('/settings/zoom/test', 'setZoom').of<undefined, ZoomTestAnswer>(),
  readConsole: get('/zoom/console', 'runZoom').of<undefined, ZoomConsoleAnswer>(),
  lookUpPeople: post('/zoom/people', 'runZoom').of<ZoomPeopleRequest, ZoomPeopleAnswer>(),
  createMeeting: post('/zoom/meeting', 'runZoom').of<
    CreateZoomRequest,
    { readonly meetingId: string }
  >(),
  startMeeting: post('/zoom/meeting/start', 'runZoom').of<undefined, ZoomLinkAnswer>(),
  joinMeeting: post('/zoom/meeting/join', 'runZoom').of<undefined, ZoomLinkAnswer>(),
  endMeeting: post('/zoom/meeting/end', 'runZoom').of<
    EndZoomRequest,
    { readonly endedAt: number }
  >(),
  identifyStay: post('/zoom/match', 'runZoom').of<MatchZoomRequest, object>(),
  tellMeeting: get('/zoom/own', 'joinZoom').of<undefined, ZoomOwnAnswer>(),
  joinVideo: get('/zoom/join', 'joinZoom').of<undefined, ZoomLinkAnswer>(),
  signVideo: get('/zoom/signature', 'joinZoom').of<undefined, ZoomSignatureAnswer>(),
};

export const zoomSchemas: SchemasOf<typeof zoomEndpoints> = {
  setZoomAccount: setZoomRequest,
  setZoomInPage: setZoomInPageRequest,
  lookUpPeople: zoomPeopleRequest,
  createMeeting: createZoomRequest,
  endMeeting: endZoomRequest,
  identifyStay: matchZoomRequest,
};

/** The door of Zoom's events: what its secret signs is what opens. */
export const zoomHookEndpoints = {
  hearZoomEvent: post('/zoom/webhook/:hookKey', 'anybody').of<undefined, object>(),
};
