import type { Plugin } from 'vite';
import { auditorPage } from '../../auditor/build.ts';

/**
 * The auditor's page beside the others, `auditor.html`. Its script is inside, which our policy refuses on a
 * page of ours: hosting hands it over as a download, and it runs from the auditor's disk, without network.
 */
export const auditorToDownload: Plugin = {
  name: 'auditor-to-download',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'auditor.html', source: await auditorPage() });
  },
};
