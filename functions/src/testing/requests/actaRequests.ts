import type { Operation } from '@asamblea/domain';
import type { Answer, Browser } from './newBrowser.ts';
import { versionAsked } from './permissionBodies.ts';

/** Those of the words of the minutes, of their signatures and of how they are made known. */
export const actaRequests = {
  readOwnActa: (browser) => browser.get('/acta'),
  signActa: (browser) =>
    browser.post('/acta/sign', { ...versionAsked, place: 'chair', kind: 'typed', name: 'Ana' }),
  handInSigned: (browser) =>
    browser.post('/acta/handed', {
      ...{ ...versionAsked, kind: 'scanned', places: ['chair'] },
      content: btoa('%PDF-1.7'),
    }),
  withdrawSignature: (browser) =>
    browser.post('/acta/withdraw', { session: 1, call: 1, version: 1, signatureId: 'firma-1' }),
  readActaDocument: (browser) => browser.get('/reports/acta/document?session=1&call=1'),
  writeActa: (browser) =>
    browser.post('/reports/acta/pen', { session: 1, call: 1, takeOver: true }),
  communicateActa: (browser) =>
    browser.post('/reports/acta/told/mail', { session: 1, call: 1, version: 1 }),
  commentActa: (browser) =>
    browser.post('/reports/acta/comment/withdraw', {
      ...{ session: 1, call: 1, commentId: '5a2d0c1e-7b0e-4a51-9f60-0d2f3c9b1a10' },
    }),
  objectActa: (browser) => browser.get('/acta/own'),
} as const satisfies Partial<Record<Operation, (browser: Browser) => Promise<Answer>>>;
