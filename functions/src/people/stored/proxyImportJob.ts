import type { ImportProxiesRequest } from '@asamblea/domain';
import type { StoredJob } from '../../kernel/database/storedJob.ts';

/** The proxies of a file. */
export interface ProxyImportJob
  extends StoredJob,
    Pick<ImportProxiesRequest, 'importId' | 'form' | 'writtenOn' | 'accept'> {
  readonly kind: 'proxy-import';
  readonly startedAt: number;
}
