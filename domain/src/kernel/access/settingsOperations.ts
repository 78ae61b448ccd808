import type { OperationRow } from './operationRow.ts';
import { roles } from './role.ts';

/** The set-up of an assembly, and the data that it keeps and shows. */
export const settingsOperations = {
  describeAssembly: { routes: ['/settings/general'], roles: ['admin'] },
  /** The staff of the assembly: inviting, changing, removing. */
  manageStaff: { routes: ['/settings/permissions'], roles: ['admin'] },
  setModality: { routes: ['/settings/general'], roles: ['admin'] },
  setAttorneySignIn: {
    routes: ['/settings/general', '/dashboard'],
    roles: ['admin', 'moderator'],
  },
  setProxyBylaws: { routes: ['/settings/general'], roles: ['admin'] },
  setNoticeBylaws: { routes: ['/settings/general'], roles: ['admin'] },
  planMeeting: { routes: ['/settings/general'], roles: ['admin'] },
  replaceCode: { routes: ['/settings/general'], roles: ['admin'] },
  setRedirect: { routes: ['/settings/general'], roles: ['admin'] },
  setMajority: { routes: ['/settings/general'], roles: ['admin'] },
  setLaw: { routes: ['/settings/general'], roles: ['admin'] },
  setOffices: { routes: ['/settings/general'], roles: ['admin'] },
  /** The documents that they may see, and their bytes. */
  readDrive: { routes: ['/drive', '/file'], roles },
  writeDrive: { routes: ['/drive'], roles: ['admin'] },
  /** The colours, the logo and the background of the projector. */
  setBrand: { routes: ['/settings/styles', '/file/logo'], roles: ['admin'] },
  writePages: { routes: ['/grapesjs'], roles: ['admin'] },
  /** Where the meeting is seen. */
  setVideo: { routes: ['/settings/integrations'], roles: ['admin'] },
  readVideo: {
    routes: ['/virtual/current', '/virtual/attorney', '/settings/integrations'],
    roles: ['admin', 'voter', 'attorney'],
  },
  /** The relay of the assembly's mail, and a message to see that it works. */
  setMail: { routes: ['/settings/integrations'], roles: ['admin'] },
  /** The account of Zoom that the assembly meets with, and a token to see that it works. */
  setZoom: { routes: ['/settings/integrations'], roles: ['admin'] },
  /** The meeting at Zoom: creating, starting and ending it, and the people in it. */
  runZoom: { routes: ['/zoom'], roles: ['admin', 'moderator'] },
  /** One's own link to the video. */
  joinZoom: { routes: ['/virtual/current', '/virtual/attorney'], roles: ['voter', 'attorney'] },
  /** The authority that stamps the time of the seals of the record. */
  setTimeAuthority: { routes: ['/settings/integrations'], roles: ['admin'] },
  setOrganisationMail: { routes: ['/assemblies'], roles: ['admin'] },
  /** Which parts of the application the assembly has. */
  switchPlugins: { routes: ['/settings/plugins'], roles: ['admin'] },
} as const satisfies Record<string, OperationRow>;
