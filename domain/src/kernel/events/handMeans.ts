/** How somebody is told by hand: the application only writes down that it was done. */
export const handMeans = [
  'whatsapp',
  'signed-list',
  'notice-board',
  'registered-letter',
  'in-hand',
  'bylaws-address',
  'other',
] as const;

export type HandMeans = (typeof handMeans)[number];
