/** What the API lets a member do with the meeting at Zoom: rows of the table of operations. */
export const zoomOperations = {
  /** The account of Zoom that the assembly meets with, and a token to see that it works. */
  setZoom: { routes: ['/settings/integrations'], roles: ['admin'] },
  /** The meeting at Zoom: creating, starting and ending it, and who is in it. */
  runZoom: { routes: ['/zoom'], roles: ['admin', 'moderator'] },
  /** One's own link to the video. */
  joinZoom: { routes: ['/virtual/current', '/virtual/attorney'], roles: ['voter', 'attorney'] },
} as const;
