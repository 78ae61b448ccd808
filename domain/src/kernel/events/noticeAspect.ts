/** The statements of a notice about a meeting that may no longer hold. */
export type NoticeAspect =
  | 'starts'
  | 'second-call'
  | 'place'
  | 'channel'
  | 'meeting-kind'
  | 'caller'
  | 'agenda';
