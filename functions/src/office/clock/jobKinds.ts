import { archiveKind } from '../../kernel/archives/archiveKind.ts';
import { type JobKinds, rowByRow } from '../../kernel/jobs/jobStep.ts';
import { writeNextRows } from '../../people/proxies/advanceProxyImport.ts';
import { rosterJobs } from '../../people/rosters/rosterJobs.ts';
import { writeNextItems } from '../../polls/bulk/advanceBulk.ts';
import { dossierSource } from '../../record/dossier/dossierSource.ts';
import { exportSource } from '../exports/exportSource.ts';
import { exportKind } from '../exports/startExport.ts';
import { simulateNext } from '../rehearsals/advanceRehearsal.ts';

/** Every kind of job there is. */
export const jobKinds: JobKinds = {
  ...rosterJobs,
  bulk: { operation: () => 'runBulk', step: rowByRow(writeNextItems) },
  'proxy-import': { operation: () => 'importProxies', step: rowByRow(writeNextRows) },
  [exportKind]: archiveKind(exportSource),
  expediente: archiveKind(dossierSource),
  rehearsal: { operation: () => 'rehearse', step: rowByRow(simulateNext) },
};
