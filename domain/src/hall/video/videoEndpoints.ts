import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { StoredVideo } from '../../kernel/assemblies/meetingVideo.ts';
import { type SetVideoRequest, setVideoRequest } from './meetingVideo.ts';

/** Where the meeting is seen: for whoever attends from afar, and for who sets it. */
export const videoEndpoints = {
  readVideo: get('/video', 'readVideo').of<undefined, StoredVideo>(),
  setVideo: post('/video', 'setVideo').of<SetVideoRequest, StoredVideo>(),
};

export const videoSchemas: SchemasOf<typeof videoEndpoints> = { setVideo: setVideoRequest };
