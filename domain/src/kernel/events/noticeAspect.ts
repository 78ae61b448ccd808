/** What a notice says of a meeting, and may no longer be so. */
export const noticeAspects = [
  'starts',
  'second-call',
  'place',
  'channel',
  'meeting-kind',
  'caller',
  'agenda',
] as const;
export type NoticeAspect = (typeof noticeAspects)[number];
