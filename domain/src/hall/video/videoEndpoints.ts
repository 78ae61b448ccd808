import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { StoredVideo } from '../../kernel/assemblies/meetingVideo.ts';
import { type SetVideoRequest, setVideoRequest } from './meetingVideo.ts';

/** The place where the meeting is seen: for remote attendees, and for the person who sets it. */
export const videoEndpoints = {
  readVideo: get('/video', 'readVideo').of<undefined, StoredVideo>(),
  setVideo: post('/video', 'setVideo').of<SetVideoRequest, StoredVideo>(),
};

export const videoSchemas: SchemasOf<typeof videoEndpoints> = { setVideo: setVideoRequest };
