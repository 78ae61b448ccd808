import * as z from 'zod';
import { handMeans } from '../../kernel/events/handMeans.ts';
import {
  entryPathSchema,
  instantSchema,
  millisSchema,
  sealHeadSchema,
  sha256Schema,
  storedPart,
  weightSchema,
} from './dossierParts.ts';

/** `datos/asamblea.json`: the rules of the assembly, and its bylaws. */
export const assemblyFile = z.strictObject({
  assemblyId: z.string(),
  name: z.string(),
  kind: z.string(),
  country: z.string(),
  rulePack: z.string(),
  timeZone: z.string(),
  activeRoster: z.string().nullable(),
  activeSession: z.number().int(),
  saturdaysWork: z.boolean().optional(),
  residential: z.boolean().optional(),
  weightMeasure: z.string().optional(),
  modality: z.string().optional(),
  asksDocument: z.boolean().optional(),
  majorities: z.array(storedPart).optional(),
  unitUses: storedPart.optional(),
  quorums: z.array(storedPart).optional(),
  arrears: storedPart.optional(),
  createdAt: millisSchema.optional(),
  actaNumber: z.string().optional(),
  proxyBylaws: storedPart.optional(),
  noticeBylaws: storedPart.optional(),
  offices: z.array(storedPart).optional(),
  /** The requirement of an ordinary decision by its law: readings of quorum are held against it. */
  ordinaryRule: z.strictObject({ quorum: z.array(storedPart), exclusions: storedPart }),
  /** Questions that were practised: their events are in the log, and they are in no other file. */
  practiceIds: z.array(z.string()),
});
export type AssemblyFile = z.infer<typeof assemblyFile>;

/** `datos/sellos.json`: the whole chain, of ids and salted hashes. */
export const sealsFile = z.strictObject({
  head: sealHeadSchema.nullable(),
  blocks: z.array(
    z.strictObject({
      block: z.number().int(),
      first: z.number().int(),
      sealedAt: millisSchema,
      events: z.array(z.strictObject({ eventId: z.string(), hash: sha256Schema })),
      previous: sha256Schema,
      hash: sha256Schema,
    }),
  ),
});

/** `datos/sellos-de-tiempo.json`: what an authority outside says of when a block existed, and where its answer is. */
export const timeStampsFile = z.array(
  z.strictObject({
    block: z.number().int(),
    /** The hash of the block: the imprint of the stamp. */
    hash: sha256Schema,
    at: millisSchema,
    authority: z.string(),
    signer: z.string(),
    serial: z.string(),
    /** The whole answer (`TimeStampResp`, RFC 3161). */
    file: entryPathSchema,
  }),
);

/** `datos/unidades-antes.ndjson`: a unit that was mended, as it was until then. */
export const mendedLine = z.strictObject({ at: instantSchema, before: storedPart });

/** `datos/personas.ndjson`: without document, addresses and phones. */
export const personLine = z.strictObject({ personId: z.string(), name: z.string() });

/** `datos/morosos.json`: the units that owed at the moments at which somebody counted them. */
export const debtorsFile = z.array(
  z.strictObject({
    session: z.number().int(),
    /** Null: when the session was declared open. */
    questionId: z.string().nullable(),
    at: instantSchema,
    unitIds: z.array(z.string()),
  }),
);
export type DebtorsAt = z.infer<typeof debtorsFile>[number];

/** `datos/cierres.ndjson`: the commits with which a question began to close and drew its line. */
export const closingLine = z.strictObject({
  questionId: z.string(),
  closing: instantSchema,
  /** The line: only earlier commits count; null: it is still to be drawn. */
  line: instantSchema.nullable(),
});

/** `datos/participacion/{questionId}.ndjson`: who took part in a secret vote, and nothing else. */
export const participationLine = z.strictObject({
  unitId: z.string(),
  weight: weightSchema,
  personId: z.string(),
  headId: z.string().optional(),
});

const mailFields = {
  mailId: z.string(),
  about: z.string(),
  kind: z.string(),
  personId: z.string(),
  /** Masked. */
  to: z.string(),
  /** The message went to a further address of that person. */
  isCopy: z.boolean(),
  state: z.string(),
  failure: z.string().nullable(),
  attempts: z.number().int(),
  queuedAt: millisSchema,
  handedAt: millisSchema.optional(),
  settled: storedPart.optional(),
  bounce: storedPart.optional(),
};

/** `datos/avisos.ndjson`: how each was told of a notice, or of a version of the minutes. */
export const noticeLine = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('mail'), ...mailFields }),
  z.looseObject({
    source: z.literal('hand'),
    noticeId: z.string(),
    convocationId: z.string(),
    personIds: z.array(z.string()),
    means: z.enum(handMeans),
    on: z.string(),
    note: z.string(),
    at: millisSchema,
    undone: storedPart.nullable(),
    file: entryPathSchema.optional(),
  }),
]);
export type NoticeLine = z.infer<typeof noticeLine>;

/**
 * `datos/grabaciones.json`: the place of the recording of a meeting, its hash, and the consents and their
 * form.
 */
export const recordingsFile = z.array(
  z.strictObject({
    session: z.number().int(),
    call: z.number().int(),
    place: z.string(),
    digest: z.string(),
    consent: z.string(),
  }),
);
