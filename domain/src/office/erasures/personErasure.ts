import * as z from 'zod';
import { personIdSchema } from '../../kernel/identity/ids.ts';

/** `POST /api/protected/people`: a name, or a document; in a body, because addresses end in logs. */
export const findErasedRequest = z.strictObject({ text: z.string().trim().min(2).max(80) });
export type FindErasedRequest = z.infer<typeof findErasedRequest>;

/** `POST /api/protected/people/erase`: with the name as it was found, because what is taken out does not come back. */
export const erasePersonRequest = z.strictObject({
  personId: personIdSchema,
  name: z.string().min(1).max(300),
});
export type ErasePersonRequest = z.infer<typeof erasePersonRequest>;

/** Somebody whom the assembly knows, or knew: of any version of the roster, a proxy or the door. */
export interface ErasablePerson {
  readonly personId: string;
  readonly name: string;
  readonly document: string;
  /** What they own by the roster in force. */
  readonly units: readonly string[];
}

/** The result of erasing a person. */
export interface PersonErasure {
  readonly personId: string;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  /** Documents of the database in which they were replaced by a mark. */
  readonly changed: number;
  /** Codes, links, devices and accounts of theirs that were deleted. */
  readonly deleted: number;
  /** Papers of their proxies and of the door. */
  readonly files: number;
  /** Events of the record that lost what they said of them, and with it their salt. */
  readonly events: number;
  /** Where their name still stands, because it was fixed, voted or sent. */
  readonly left: readonly { readonly what: string; readonly documents: number }[];
}
