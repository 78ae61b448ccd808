import { randomUUID } from 'node:crypto';
import type { Operation } from '@asamblea/domain';
import type { Answer, Browser } from './newBrowser.ts';

/** Those of the protected area. */
export const protectedRequests = {
  openProtected: (browser) => browser.post('/protected/open', { token: 'x'.repeat(40) }),
  readLog: (browser) => browser.post('/protected/log', {}),
  checkSeals: (browser) => browser.post('/protected/seals', {}),
  recount: (browser) => browser.post('/protected/recount', {}),
  makeDossier: (browser) => browser.post('/protected/dossier', { jobId: randomUUID() }),
  exportAssembly: (browser) => browser.post('/protected/export', { exportId: randomUUID() }),
  eraseAssembly: (browser) => browser.post('/protected/erase', { name: 'Otra' }),
  erasePerson: (browser) => browser.post('/protected/people', { text: 'Nadie' }),
} as const satisfies Partial<Record<Operation, (browser: Browser) => Promise<Answer>>>;
