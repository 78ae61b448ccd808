import * as z from 'zod';
import { type ContentId, contentIds } from '../../laws/aspects/contentId.ts';
import { documentIdsSchema } from '../attachments/attachedDocument.ts';
import { remindDaysAtMost } from './reminder.ts';

/** The typed part of the next notice before it is sent. */
export interface ConvocationDraft {
  readonly subject: string;
  /** With its placeholders: `{fecha}`, `{orden_del_dia}`, `{persona}`. */
  readonly text: string;
  /** How one comes in at a distance: what `{medio}` says. */
  readonly medium: string;
  /** Where and since when the accounts are looked at: what `{revision}` says. */
  readonly inspection: string;
  /** The signer, with the office: the value of `{firma}`. */
  readonly signer: string;
  /** From where it is called: before its date in `{lugar_y_fecha}`. Not said: nobody wrote it. */
  readonly city?: string | undefined;
  /** The changes of a correction, in words. */
  readonly changes: string;
  readonly annexIds: readonly string[];
  /** The contents that the text tells in its own words, without a placeholder, as somebody declared. */
  readonly ownWords: readonly ContentId[];
  /** Days before the meeting on which it is reminded by itself; null: it is not. */
  readonly remindDays: number | null;
}

/** `settings/convocation`: the draft of the session that is called. */
export interface SavedDraft extends ConvocationDraft {
  readonly session: number;
  readonly savedAt: number;
  readonly by: string;
}

const contentSchema = z.enum([...contentIds]);

export const convocationDraftSchema = z.strictObject({
  subject: z.string().trim().min(3).max(150),
  text: z.string().trim().min(20).max(20_000),
  medium: z.string().trim().max(600),
  inspection: z.string().trim().max(300),
  signer: z.string().trim().max(150),
  city: z.string().trim().max(80).optional(),
  changes: z.string().trim().max(1_000),
  annexIds: documentIdsSchema,
  ownWords: z.array(contentSchema).max(contentIds.length).readonly(),
  remindDays: z.number().int().min(1).max(remindDaysAtMost).nullable(),
});

/** `POST /api/convocations/draft`: over the one that was seen; null: none was saved. */
export const saveDraftRequest = z.strictObject({
  session: z.number().int().positive(),
  seen: z.number().int().nonnegative().nullable(),
  draft: convocationDraftSchema,
});
export type SaveDraftRequest = z.infer<typeof saveDraftRequest>;
