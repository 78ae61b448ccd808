import * as z from 'zod';
import type { Member } from '../access/member.ts';
import { cotSchema } from '../identity/cot.ts';

/**
 * `POST /api/auth/privacy`: of the assembly of that code, or of the one whose invitation it is; a link is no
 * part of an address.
 */
export const privacyRequest = z.union([
  z.strictObject({ assembly: cotSchema }),
  z.strictObject({ token: z.string().min(1).max(300) }),
]);
export type PrivacyRequest = z.infer<typeof privacyRequest>;

/** The notice about personal data that a person reads on entering, in Spanish. */
export interface PrivacyNotice {
  readonly version: number;
  readonly parts: readonly PrivacyPart[];
}

interface PrivacyPart {
  readonly title: string;
  readonly text: string;
}

/** Of the texts of every country: one more whenever any of them changes. */
export const privacyVersion = 1;

/**
 * The fields that stay with a member of the notice above the button with which they entered, at `at` in
 * milliseconds.
 */
export function showPrivacy(at: number): Pick<Member, 'privacyShown'> {
  return { privacyShown: { version: privacyVersion, at } };
}
