import * as z from 'zod';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { PointNow } from '../../kernel/sessions/pointNow.ts';

/** As long as what is read aloud in half a minute. */
export const inquiryLettersAtMost = 400;
/** How many of a person may wait at once, and how many they may send in a session. */
const inquiriesWaitingAtMost = 3;
const inquiriesAtMost = 10;

const inquiryStates = ['waiting', 'read-aloud', 'answered', 'set-aside'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** `inquiries/{inquiryId}`: a question in writing to the chair. Only the conductor of the meeting reads it. */
export interface Inquiry {
  readonly inquiryId: string;
  readonly session: number;
  readonly personId: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly text: string;
  /** The point that was treated; null: none. */
  readonly point: PointNow | null;
  readonly sentAt: number;
  readonly state: InquiryState;
  readonly settledAt: number | null;
}

/** The part that its author sees. */
export type OwnInquiry = Pick<Inquiry, 'inquiryId' | 'text' | 'sentAt' | 'state'>;

/** `POST /api/inquiries` */
export const sendInquiryRequest = z.strictObject({
  inquiryId: z.uuid(),
  text: z.string().trim().min(3).max(inquiryLettersAtMost),
});
export type SendInquiryRequest = z.infer<typeof sendInquiryRequest>;

/** `POST /api/inquiries/settle` */
export const settleInquiryRequest = z.strictObject({
  inquiryId: z.uuid(),
  state: z.enum(['read-aloud', 'answered', 'set-aside']),
});
export type SettleInquiryRequest = z.infer<typeof settleInquiryRequest>;

/** `POST /api/inquiries/show`: puts it on the screen of the hall, in place of any other, or takes it off. */
export const showInquiryRequest = z.strictObject({ inquiryId: z.uuid(), isShown: z.boolean() });
export type ShowInquiryRequest = z.infer<typeof showInquiryRequest>;

/** Whether one more is taken, beside those that the same person sent in the session. The same again is. */
export function admitInquiry(own: readonly Inquiry[], inquiry: Inquiry): Outcome<Inquiry> {
  const known = own.find(({ inquiryId }) => inquiryId === inquiry.inquiryId);
  if (known !== undefined) return accept(known);
  if (own.length >= inquiriesAtMost) return refuse('inquiries-over');
  const waiting = own.filter(({ state }) => state === 'waiting').length;
  return waiting >= inquiriesWaitingAtMost ? refuse('inquiries-waiting') : accept(inquiry);
}

/** A question read aloud stays so after any press: it is in the record. */
export function decideInquiry(
  inquiry: Inquiry,
  state: SettleInquiryRequest['state'],
  now: number,
): Inquiry {
  if (inquiry.state === state || inquiry.state === 'read-aloud') return inquiry;
  return { ...inquiry, state, settledAt: now };
}
