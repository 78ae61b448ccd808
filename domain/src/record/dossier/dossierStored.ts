import * as z from 'zod';
import {
  entryPathSchema,
  instantSchema,
  millisSchema,
  sha256Schema,
  storedPart,
  weightSchema,
} from './dossierParts.ts';

/** Documents as they were stored: the fields that a checker needs, and every other one that they have. */

export const eventLine = z.looseObject({
  eventId: z.string(),
  kind: z.string(),
  by: z.string(),
  at: millisSchema,
  number: z.number().int().optional(),
  seal: z.number().int().nullable(),
  sequence: z.number().int().optional(),
  committed: instantSchema,
  salt: z.string().optional(),
});

export const sessionsFile = z.array(
  z.looseObject({
    session: z.number().int(),
    call: z.number().int(),
    state: z.string(),
    startsAt: millisSchema,
  }),
);

export const unitLine = z.looseObject({
  unitId: z.string(),
  label: z.string(),
  group: z.string(),
  weight: weightSchema,
  ownerIds: z.array(z.string()),
  ownerNames: z.array(z.string()),
  inArrears: z.boolean(),
  order: z.number().int(),
});

export const proxyLine = z.looseObject({
  proxyId: z.string(),
  unitIds: z.array(z.string()),
  grantorId: z.string(),
  attorneyId: z.string(),
  attorneyName: z.string(),
  state: z.string(),
  receivedAt: millisSchema,
  reason: z.string(),
  file: entryPathSchema.nullable(),
});

export const attendanceLine = z.looseObject({
  unitId: z.string(),
  personId: z.string(),
  personName: z.string(),
  weight: weightSchema,
  capacity: z.string(),
  channel: z.string(),
  present: z.boolean(),
  since: millisSchema,
});

export const pointsFile = z.array(
  z.looseObject({ pointId: z.string(), number: z.number().int(), text: z.string() }),
);

export const questionLine = z.looseObject({
  questionId: z.string(),
  number: z.number().int(),
  session: z.number().int(),
  text: z.string(),
  state: z.string(),
  disclosure: z.string().optional(),
  options: z.array(z.looseObject({ optionId: z.string(), label: z.string(), role: z.string() })),
  rule: storedPart,
  rulePack: z.string(),
});

export const resultLine = z.looseObject({
  questionId: z.string(),
  number: z.number().int(),
  text: z.string(),
  options: z.array(storedPart),
  verdict: storedPart,
  quorum: storedPart,
  closedAt: millisSchema,
  seal: storedPart.optional(),
});

export const receiptsLine = z.looseObject({
  questionId: z.string(),
  disclosure: z.string(),
  closedAt: millisSchema,
  codes: z.array(z.string()),
});

export const ballotLine = z.looseObject({
  unitId: z.string(),
  optionIds: z.array(z.string()),
  weight: weightSchema,
  personId: z.string(),
  castBy: z.string(),
  requestId: z.string(),
  receipt: z.string(),
  castAt: millisSchema,
  withdrawn: z.boolean().optional(),
  earlier: z.array(storedPart).optional(),
});

export const convocationsFile = z.array(
  z.looseObject({
    convocationId: z.string(),
    number: z.number().int(),
    kind: z.string(),
    session: z.number().int(),
    call: z.number().int(),
    subject: z.string(),
    text: z.string(),
    digest: sha256Schema,
    at: millisSchema,
    annexes: z.array(z.looseObject({ versionId: z.string(), digest: sha256Schema })),
  }),
);

const versionOfActa = z.looseObject({
  number: z.number().int(),
  reason: z.string(),
  digest: sha256Schema,
  pdf: z.strictObject({ digest: sha256Schema, size: z.number().int() }),
  at: millisSchema,
  signatures: z.array(storedPart),
  communication: storedPart.nullable(),
  /** Where its tree and its pages are in the ZIP. */
  files: z.strictObject({
    tree: entryPathSchema,
    pdf: entryPathSchema,
    sheet: entryPathSchema.nullable(),
    handed: z.array(z.strictObject({ signatureId: z.string(), path: entryPathSchema })),
  }),
});

export const actasFile = z.array(
  z.looseObject({
    session: z.number().int(),
    call: z.number().int(),
    state: z.string(),
    revision: z.number().int(),
    version: z.number().int(),
    versions: z.array(versionOfActa),
    objections: z.array(storedPart),
  }),
);
