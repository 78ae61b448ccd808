import * as z from 'zod';
import { fileBytesAtMost } from '../../kernel/files/fileType.ts';
import { documentIdSchema } from '../../kernel/identity/ids.ts';

/** A version of the minutes of a call of a session. */
const which = {
  session: z.number().int().positive().max(1_000),
  call: z.number().int().min(1).max(3),
  version: z.number().int().positive().max(1_000),
};

/** The text that was read, and where the signature goes. */
const signing = {
  ...which,
  requestId: z.uuid(),
  /** Of the version that who signs read. */
  digest: z.string().regex(/^[0-9a-f]{64}$/u),
  place: documentIdSchema,
};

/** The strokes as an SVG path in a box of 600 by 200: moves and lines between whole points, and nothing else. */
const drawing = z
  .string()
  .max(20_000)
  .regex(/^M\d{1,3} \d{1,3}(?:[ML]\d{1,3} \d{1,3})+$/u);

/** `POST /api/acta/sign`: drawn with a finger, or typed by a person who cannot draw. */
export const signActaRequest = z.discriminatedUnion('kind', [
  z.strictObject({ ...signing, kind: z.literal('drawn'), drawing }),
  z.strictObject({
    ...signing,
    kind: z.literal('typed'),
    name: z.string().trim().min(1).max(200),
  }),
]);
export type SignActaRequest = z.infer<typeof signActaRequest>;

/** `GET /api/acta/tree`, `/pdf` and `/sheet`: which version is read. */
export const signedVersionQuery = z.strictObject({
  /** In a link to a file: the assembly whose session opens it. */
  assembly: documentIdSchema.optional(),
  session: z.coerce.number().int().positive().max(1_000),
  call: z.coerce.number().int().min(1).max(3),
  version: z.coerce.number().int().positive().max(1_000),
});
export type SignedVersionQuery = z.infer<typeof signedVersionQuery>;

/** Four letters carry three bytes. */
const lettersAtMost = Math.ceil(fileBytesAtMost / 3) * 4;

/** `POST /api/acta/handed`: the signed paper as it was scanned, or the PDF that was signed outside. */
export const handInSignedRequest = z.strictObject({
  ...which,
  requestId: z.uuid(),
  digest: z.string().regex(/^[0-9a-f]{64}$/u),
  kind: z.enum(['scanned', 'digital']),
  /** The signers whose signatures it carries. */
  places: z.array(documentIdSchema).min(1).max(20),
  /** The bytes in base64. */
  content: z.string().min(4).max(lettersAtMost),
});
export type HandInSignedRequest = z.infer<typeof handInSignedRequest>;

/** `GET /api/acta/handed`: the file that a signature came in. */
export const handedFileQuery = signedVersionQuery.extend({ fileId: documentIdSchema });
export type HandedFileQuery = z.infer<typeof handedFileQuery>;

/** `POST /api/acta/withdraw`: takes one signature back before the last one signs. */
export const withdrawSignatureRequest = z.strictObject({ ...which, signatureId: documentIdSchema });
export type WithdrawSignatureRequest = z.infer<typeof withdrawSignatureRequest>;
