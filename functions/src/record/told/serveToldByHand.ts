import { toldByHandEndpoints, toldByHandSchemas } from '@asamblea/domain';
import { serve } from '../../kernel/access/serve.ts';
import { undoHandNotice } from '../../polls/notices/undoHandNotice.ts';
import { writeHandNotice } from '../../polls/notices/writeHandNotice.ts';
import { ofActa } from './readActaTold.ts';

export const serveToldByHand = () =>
  serve(toldByHandEndpoints, toldByHandSchemas, {
    noteActaTold: ({ assemblyId, by, asked, now }) =>
      writeHandNotice({ assemblyId, by, request: asked, now, of: ofActa }),
    undoActaTold: ({ assemblyId, by, asked: { noticeId, ...request }, now }) =>
      undoHandNotice({ assemblyId, noticeId, by, request, now, of: ofActa }),
  });
