import { proxyImportEndpoints, proxyImportSchemas } from '@asamblea/domain';
import * as z from 'zod';
import { serve } from '../../kernel/access/serve.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { listProxyImports, readProxyImport, startProxyImport } from './startProxyImport.ts';

export const serveProxyImport = () =>
  serve(proxyImportEndpoints, proxyImportSchemas, {
    startProxyImport: ({ assemblyId, uid, asked, now }) =>
      startProxyImport({ assemblyId, by: uid, request: asked, now }),
    listProxyImports: ({ assemblyId }) => listProxyImports(assemblyId),
    readProxyImport: ({ assemblyId, params }) =>
      readProxyImport(assemblyId, parsed(z.uuid(), params.jobId)),
  });
