import { accept, dossierEndpoints, dossierSchemas } from '@asamblea/domain';
import { requireProof } from '../../kernel/access/requirePassword.ts';
import { serve } from '../../kernel/access/serve.ts';
import { linkArchive } from '../../kernel/archives/linkArchive.ts';
import { noteReading } from '../../kernel/events/noteReading.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { listDossierChoices } from './listDossierChoices.ts';
import { dossierKind, startDossier } from './startDossier.ts';

export const serveDossier = () =>
  serve(dossierEndpoints, dossierSchemas, {
    async listDossierChoices(call) {
      requireProof(call, call.now);
      return accept(await listDossierChoices(call.assemblyId));
    },
    async startDossier(call) {
      requireProof(call, call.now);
      const { assemblyId, uid: by, asked: request, now } = call;
      return startDossier({ assemblyId, by, request, now });
    },
    async linkDossier(call) {
      requireProof(call, call.now);
      const { assemblyId, asked } = call;
      const { jobId } = asked;
      const link = await linkArchive({ assemblyId, jobId, kind: dossierKind, files: openFiles() });
      if (link.ok) await noteReading({ ...call, kind: 'dossier-downloaded' });
      return link;
    },
  });
