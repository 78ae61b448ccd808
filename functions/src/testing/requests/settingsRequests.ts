import { randomUUID } from 'node:crypto';
import type { Operation } from '@asamblea/domain';
import type { Answer, Browser } from './newBrowser.ts';
import { meetingPlan } from './permissionBodies.ts';

/** Those of how an assembly is set up. */
export const settingsRequests = {
  describeAssembly: (browser) => browser.post('/settings/general', { name: 'Otro nombre' }),
  manageStaff: (browser) => browser.post('/staff/remove', { uid: 'nobody', revision: 0 }),
  setModality: (browser) => browser.post('/settings/modality', { modality: 'mixed' }),
  setAttorneySignIn: (browser) => browser.post('/settings/attorneys', { isOpen: true }),
  setProxyBylaws: (browser) => browser.post('/settings/proxies', { article: 'artículo 9' }),
  setNoticeBylaws: (browser) =>
    browser.post('/settings/notice', { ordinary: null, extraordinary: null }),
  planMeeting: (browser) => browser.post('/session/plan', meetingPlan),
  setMajority: (browser) =>
    browser.post('/settings/majorities', { matterId: null, share: [], asks: null }),
  setLaw: (browser) =>
    browser.post('/settings/law', { rulePack: 'co-ph', country: 'CO', residential: true }),
  setOffices: (browser) =>
    browser.post('/settings/offices', { name: 'Olga', document: 'CC 9', offices: [] }),
  setRedirect: (browser) =>
    browser.post('/settings/redirects', { path: '/drive', to: '/file', allowHost: false }),
  replaceCode: (browser) => browser.post('/settings/code', { from: 'otro-codigo', to: null }),
  readDrive: (browser) => browser.get('/drive'),
  writeDrive: (browser) =>
    browser.post('/drive/folders', {
      ...{ entryId: randomUUID(), parentId: null, name: 'Actas', visibility: 'staff' },
    }),
  setBrand: (browser) => browser.post('/settings/styles', { colours: {} }),
  writePages: (browser) => browser.get('/pages'),
  setVideo: (browser) => browser.post('/video', { address: 'https://meet.example.com/sala' }),
  readVideo: (browser) => browser.get('/video'),
  setMail: (browser) => browser.post('/settings/mail', { requestId: randomUUID(), server: null }),
  setZoom: (browser) => browser.post('/settings/zoom', { requestId: randomUUID(), account: null }),
  setTimeAuthority: (browser) => browser.post('/settings/time-authority', { address: '' }),
  runZoom: (browser) => browser.get('/zoom/console'),
  joinZoom: (browser) => browser.get('/zoom/join'),
  setOrganisationMail: (browser) =>
    browser.post('/assemblies/mail', { requestId: randomUUID(), server: null }),
  switchPlugins: (browser) => browser.post('/settings/plugins', { plugin: 'drive', isOn: true }),
} as const satisfies Partial<Record<Operation, (browser: Browser) => Promise<Answer>>>;
