/** What a notice says of a meeting, and may no longer be so. */
export type NoticeAspect =
  | 'starts'
  | 'second-call'
  | 'place'
  | 'channel'
  | 'meeting-kind'
  | 'caller'
  | 'agenda';
