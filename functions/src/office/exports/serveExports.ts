import { exportEndpoints, exportSchemas } from '@asamblea/domain';
import { requireProof } from '../../kernel/access/requirePassword.ts';
import { serve } from '../../kernel/access/serve.ts';
import { linkArchive } from '../../kernel/archives/linkArchive.ts';
import { noteReading } from '../../kernel/events/noteReading.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { exportKind, startExport } from './startExport.ts';

export const serveExports = () =>
  serve(
    exportEndpoints,
    exportSchemas,
    {
      startExport: ({ assemblyId, by, asked, now }) =>
        startExport({ assemblyId, by, exportId: asked.exportId, now }),
      async linkExport(call) {
        const { assemblyId, asked } = call;
        const jobId = asked.exportId;
        const link = await linkArchive({ assemblyId, jobId, kind: exportKind, files: openFiles() });
        if (link.ok) await noteReading({ ...call, kind: 'export-downloaded' });
        return link;
      },
    },
    { guards: { startExport: requireProof, linkExport: requireProof } },
  );
