import { videoEndpoints, videoSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { readVideo, setVideo } from './setVideo.ts';

export const serveVideo = () =>
  serve(videoEndpoints, videoSchemas, {
    readVideo: ({ assemblyId }) => readVideo(assemblyId),
    setVideo: ({ assemblyId, uid, asked, now }) =>
      setVideo({ assemblyId, by: uid, request: asked, now }),
  });
