import type { ZoomMeeting, ZoomRegistrant, ZoomStay } from '@asamblea/domain';
import { collectionAt, documentAt } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';

/** `zoomHooks/{key}`: whose events of Zoom come to that address. */
interface ZoomHook {
  readonly assemblyId: string;
}

/** The stored documents about the meeting at Zoom. */
export const zoomDocuments = {
  meeting: (id: string, session: number) => documentAt<ZoomMeeting>(paths.zoomMeeting(id, session)),
  registrants: (id: string) => collectionAt<ZoomRegistrant>(paths.zoomRegistrants(id)),
  registrant: (id: string, key: string) =>
    documentAt<ZoomRegistrant>(paths.zoomRegistrant(id, key)),
  participants: (id: string) => collectionAt<ZoomStay>(paths.zoomParticipants(id)),
  participant: (id: string, key: string) => documentAt<ZoomStay>(paths.zoomParticipant(id, key)),
  hook: (hookKey: string) => documentAt<ZoomHook>(paths.zoomHook(hookKey)),
} as const;
