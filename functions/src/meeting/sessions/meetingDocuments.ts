import type {
  AgendaPoint,
  Convocation,
  DocumentLink,
  DriveItem,
  DriveUpload,
  LiveAgenda,
  LiveQuorum,
  ReminderSettings,
  SavedDraft,
} from '@asamblea/domain';
import { collectionAt, documentAt, everywhere } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';

/** The agenda, the notices that call the meeting, and the documents of the drive. */
export const meetingDocuments = {
  drive: (id: string) => collectionAt<DriveItem>(paths.drive(id)),
  driveItem: (id: string, entryId: string) => documentAt<DriveItem>(paths.driveItem(id, entryId)),
  driveUploads: (id: string) => collectionAt<DriveUpload>(paths.driveUploads(id)),
  driveUpload: (id: string, uploadId: string) =>
    documentAt<DriveUpload>(paths.driveUpload(id, uploadId)),
  everyDriveUpload: () => everywhere<DriveUpload>('driveUploads'),
  driveLinks: (id: string) => collectionAt<DocumentLink>(paths.driveLinks(id)),
  driveLink: (id: string, linkId: string) => documentAt<DocumentLink>(paths.driveLink(id, linkId)),
  agenda: (id: string) => collectionAt<AgendaPoint>(paths.agenda(id)),
  agendaPoint: (id: string, pointId: string) =>
    documentAt<AgendaPoint>(paths.agendaPoint(id, pointId)),
  convocationSettings: (id: string) => documentAt<SavedDraft>(paths.settings(id, 'convocation')),
  reminderSettings: (id: string) => documentAt<ReminderSettings>(paths.settings(id, 'reminders')),
  convocations: (id: string) => collectionAt<Convocation>(paths.convocations(id)),
  everyConvocation: () => everywhere<Convocation>('convocations'),
  convocation: (id: string, convocationId: string) =>
    documentAt<Convocation>(paths.convocation(id, convocationId)),
  liveQuorum: (cot: string) => documentAt<LiveQuorum>(paths.live(cot, 'quorum')),
  liveAgenda: (cot: string) => documentAt<LiveAgenda>(paths.live(cot, 'agenda')),
} as const;
