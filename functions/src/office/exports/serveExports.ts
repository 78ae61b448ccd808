import { exportEndpoints, exportSchemas } from '@asamblea/domain';
import { requireProof } from '../../kernel/access/requirePassword.ts';
import { serve } from '../../kernel/access/serve.ts';
import { linkArchive } from '../../kernel/archives/linkArchive.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { exportKind, startExport } from './startExport.ts';

export const serveExports = () =>
  serve(
    exportEndpoints,
    exportSchemas,
    {
      startExport: ({ assemblyId, by, asked, now }) =>
        startExport({ assemblyId, by, exportId: asked.exportId, now }),
      linkExport: ({ assemblyId, asked }) =>
        linkArchive({ assemblyId, jobId: asked.exportId, kind: exportKind, files: openFiles() }),
    },
    { guards: { startExport: requireProof, linkExport: requireProof } },
  );
