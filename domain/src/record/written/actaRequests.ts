import * as z from 'zod';
import { localDateSchema } from '../../kernel/calendars/localDateSchema.ts';
import { documentIdSchema } from '../../kernel/identity/ids.ts';
import { meetingKinds } from '../../kernel/meetings/meeting.ts';
import { openStates } from '../subject/actaDocument.ts';
import { noteAtMost, noteKinds, notePlaces } from '../subject/actaNote.ts';

/** Which minutes: those of a call of a session. */
export const actaWhich = {
  session: z.number().int().positive().max(1_000),
  call: z.number().int().min(1).max(3),
};

/** `GET /api/reports/acta/document`: the words of the minutes of one call. */
export const actaQuery = z.strictObject({
  session: z.coerce.number().int().positive().max(1_000),
  call: z.coerce.number().int().min(1).max(3),
});
export type ActaQuery = z.infer<typeof actaQuery>;

/** `POST /api/reports/acta/pen`: to write, also over somebody who writes when `takeOver` says so. */
export const claimPenRequest = z.strictObject({ ...actaWhich, takeOver: z.boolean() });
export type ClaimPenRequest = z.infer<typeof claimPenRequest>;

/** A text as it is typed: nothing is trimmed under the fingers of a person who goes on writing. */
const line = z.string().max(200);

const details = z.strictObject({
  number: line,
  kind: z.enum(meetingKinds).nullable(),
  place: line,
  caller: line,
  noticeForm: line,
  noticeDate: line,
  chair: line,
  secretary: line,
  book: line.optional(),
  folio: line.optional(),
  recording: line.optional(),
  recordingDigest: line.optional(),
  recordingConsent: line.optional(),
});

const note = z.strictObject({
  place: z.enum(notePlaces),
  placeId: documentIdSchema.nullable(),
  kind: z.enum(noteKinds),
  text: z.string().max(noteAtMost),
});

/** `POST /api/reports/acta/words`: what changed since the revision that the writer read. */
export const writeActaRequest = z.strictObject({
  ...actaWhich,
  requestId: z.uuid(),
  revision: z.number().int().min(0),
  details: details.optional(),
  notes: z.array(note).max(400),
});
export type WriteActaRequest = z.infer<typeof writeActaRequest>;

/** `POST /api/reports/acta/state`: to the next step of its life, or back. */
export const moveActaRequest = z.strictObject({
  ...actaWhich,
  requestId: z.uuid(),
  revision: z.number().int().min(0),
  state: z.enum(openStates),
  approval: z
    .strictObject({ approver: z.string().trim().min(3).max(200), on: localDateSchema })
    .optional(),
});
export type MoveActaRequest = z.infer<typeof moveActaRequest>;
