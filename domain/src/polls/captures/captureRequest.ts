import * as z from 'zod';
import { plateNumberAtMost } from '../../hall/plates/plate.ts';
import { personIdSchema, unitIdSchema } from '../../kernel/identity/ids.ts';
import { type CastAnswer, choicesAtOnce, sentMarks } from '../ballots/castRequest.ts';
import { listMarks } from '../marks/listMarks.ts';

/** Units of a show of hands that one call enters; the caller goes on from where it stopped. */
export const handsAtOnce = 300;

const sending = { questionId: z.uuid(), requestId: z.uuid() };
const choice = z.preprocess(
  listMarks,
  z.strictObject({ unitId: unitIdSchema, optionIds: sentMarks }),
);

/** All that the person who carries a plate holds now, with one answer. */
const byPlate = z.strictObject({
  ...sending,
  by: z.literal('plate'),
  plate: z.number().int().min(1).max(plateNumberAtMost),
  optionIds: sentMarks,
});

const isPlate = z.looseObject({ by: byPlate.shape.by });

/** Unit by unit: what somebody says at the table, or wrote on paper. */
const byUnits = z.strictObject({
  ...sending,
  by: z.literal('units'),
  channel: z.enum(['operator', 'paper']),
  choices: z.array(choice).min(1).max(choicesAtOnce),
});

/**
 * The same answer for all that are present and have not voted, save those named: another answer of
 * theirs, or null, which leaves them without a vote. In parts: `after` and `asOf` are what the part
 * before answered, so that who comes in meanwhile is not counted as having raised a hand.
 */
const byHands = z.strictObject({
  ...sending,
  by: z.literal('hands'),
  optionId: z.string().min(1).max(40),
  exceptions: z
    .array(z.strictObject({ unitId: unitIdSchema, optionId: z.string().min(1).max(40).nullable() }))
    .max(choicesAtOnce),
  after: unitIdSchema.nullable(),
  asOf: z.number().int().positive().nullable(),
});

/** The instructions of the proxies that an attorney acts under, about the question. */
const byInstructions = z.strictObject({
  ...sending,
  by: z.literal('instructions'),
  personId: personIdSchema,
});

/** `POST /api/votes/capture`: votes with name that somebody enters for those who hold the units. */
export const captureRequest = z
  .preprocess(
    (asked) => (isPlate.safeParse(asked).success ? listMarks(asked) : asked),
    z.discriminatedUnion('by', [byPlate, byUnits, byHands, byInstructions]),
  )
  .refine(
    (asked) =>
      asked.by !== 'units' ||
      new Set(asked.choices.map(({ unitId }) => unitId)).size === asked.choices.length,
  );
export type CaptureRequest = z.infer<typeof captureRequest>;
export type HandsRequest = Extract<CaptureRequest, { by: 'hands' }>;

export interface CaptureAnswer extends CastAnswer {
  /** The person who carries the plate or acts as attorney; null where it is not one person. */
  readonly holder: string | null;
  /** From where a show of hands goes on; null once it is whole. */
  readonly next: { readonly after: string; readonly asOf: number } | null;
}

/** `GET /api/votes/instructions?questionId=`. */
export const instructionsQuery = z.object({ questionId: z.uuid() });
export type InstructionsQuery = z.infer<typeof instructionsQuery>;

/** Attorneys in the hall whose proxies choose an option for the question. */
export interface InstructionsAnswer {
  readonly attorneys: readonly {
    readonly personId: string;
    readonly name: string;
    readonly units: readonly {
      readonly unitId: string;
      readonly label: string;
      readonly ownerName: string;
      readonly optionId: string;
      readonly hasVoted: boolean;
    }[];
  }[];
}
