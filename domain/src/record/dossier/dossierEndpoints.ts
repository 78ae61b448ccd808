import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { JobProgress } from '../../kernel/jobs/job.ts';
import {
  type DossierChoice,
  type DossierLink,
  type LinkDossierRequest,
  linkDossierRequest,
  type StartDossierRequest,
  startDossierRequest,
} from './dossierRequests.ts';

/** In the protected area: everything of an assembly in a ZIP that opens without us. */
export const dossierEndpoints = {
  listDossierChoices: get('/protected/dossier/decisions', 'makeDossier').of<
    undefined,
    readonly DossierChoice[]
  >(),
  startDossier: post('/protected/dossier', 'makeDossier').of<StartDossierRequest, JobProgress>(),
  linkDossier: post('/protected/dossier/link', 'makeDossier').of<LinkDossierRequest, DossierLink>(),
};

export const dossierSchemas: SchemasOf<typeof dossierEndpoints> = {
  startDossier: startDossierRequest,
  linkDossier: linkDossierRequest,
};
