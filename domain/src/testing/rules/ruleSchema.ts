import * as z from 'zod';
import { bases } from '../../kernel/bylaws/majorityBylaw.ts';
import { meetingKinds } from '../../kernel/meetings/meeting.ts';
import { numerators, type Requirement } from '../../laws/rules/requirement.ts';
import { exclusionReasons, meetingModes, type Rule } from '../../laws/rules/rule.ts';
import type { Scope } from '../../laws/rules/scope.ts';
import { thresholdSchema } from '../../laws/rules/thresholdSchema.ts';
import { sourceSchema } from './sourceSchema.ts';

export const scopeSchema: z.ZodType<Scope> = z.union([
  z.enum(['units', 'heads']),
  z.templateLiteral(['units:', z.string().regex(/^[a-z0-9?][a-z0-9?, ]{0,200}$/u)]),
  z.templateLiteral(['weight:', z.string().regex(/^[a-z][a-z0-9-]{0,30}$/u)]),
]);

const shareShape = {
  kind: z.literal('share'),
  numerator: z.enum(numerators),
  base: z.enum(bases),
  scope: scopeSchema,
  threshold: thresholdSchema,
} as const;

const shareSchema = z.strictObject(shareShape).readonly();

const countSchema = z
  .strictObject({
    kind: z.literal('count'),
    numerator: z.enum(numerators),
    scope: scopeSchema,
    least: z.number().int().min(1).max(1_000_000),
  })
  .readonly();

const conditionSchema = z
  .strictObject({
    calls: z.array(z.number().int().min(1).max(3)).min(1).readonly().optional(),
    attendance: shareSchema.refine((share) => share.numerator === 'present').optional(),
  })
  .readonly();

/** Reads a stored or edited requirement. At most four levels deep, so that it can be explained. */
export const requirementSchema: z.ZodType<Requirement> = levelSchema(4);

function levelSchema(levels: number): z.ZodType<Requirement> {
  if (levels === 1) return z.union([shareSchema, countSchema]);
  const inner = levelSchema(levels - 1);
  const several = z.array(inner).min(1).max(10).readonly();
  return z.union([
    shareSchema,
    countSchema,
    z.strictObject({ kind: z.literal('allOf'), of: several }).readonly(),
    z.strictObject({ kind: z.literal('anyOf'), of: several }).readonly(),
    z
      .strictObject({
        kind: z.literal('cases'),
        cases: z
          .array(z.strictObject({ when: conditionSchema, ask: inner }).readonly())
          .min(1)
          .max(6)
          .readonly(),
        otherwise: inner,
      })
      .readonly(),
  ]);
}

const call = z.number().int().min(1).max(3);
const reasons = z.array(z.enum(exclusionReasons)).readonly();

/** Reads a stored or edited rule. A reason out of the base must be out of the vote too. */
export const ruleSchema: z.ZodType<Rule> = z
  .strictObject({
    ruleId: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/u),
    title: z.string().trim().min(3).max(120),
    requirement: requirementSchema,
    quorum: z
      .array(
        z
          .strictObject({
            call,
            requirement: requirementSchema.nullable(),
            source: sourceSchema,
          })
          .readonly(),
      )
      .min(1)
      .readonly(),
    quorumAt: z.literal('installation').optional(),
    unless: z
      .strictObject({
        requirement: z
          .strictObject({
            ...shareShape,
            numerator: z.literal('against'),
          })
          .readonly(),
        source: sourceSchema,
      })
      .readonly()
      .optional(),
    quorumLeft: z.strictObject({ asInCall: call, source: sourceSchema }).readonly().optional(),
    turnout: z
      .strictObject({ requirement: requirementSchema, source: sourceSchema })
      .readonly()
      .optional(),
    exclusions: z
      .strictObject({
        quorum: reasons,
        base: reasons,
        vote: reasons,
        reach: z.enum(['unit', 'owner']),
      })
      .refine(({ base, vote }) => base.every((reason) => vote.includes(reason)))
      .readonly(),
    conflict: z
      .strictObject({
        reach: z.enum(['own', 'represented']),
        asked: z.boolean(),
        source: sourceSchema,
      })
      .readonly()
      .optional(),
    consentOf: z.strictObject({ source: sourceSchema }).readonly().optional(),
    classVote: z
      .strictObject({
        requirement: requirementSchema,
        firstCall: requirementSchema.optional(),
        source: sourceSchema,
      })
      .readonly()
      .optional(),
    presumedConsent: z
      .strictObject({
        days: z.number().int().min(1).max(365),
        proposal: requirementSchema,
        source: sourceSchema,
      })
      .readonly()
      .nullable(),
    channelLimits: z
      .array(
        z
          .strictObject({
            modes: z.array(z.enum(meetingModes)).min(1).readonly(),
            warning: z.string().min(10),
            source: sourceSchema,
          })
          .readonly(),
      )
      .readonly(),
    needsNotary: z.boolean(),
    ceiling: z
      .strictObject({
        threshold: thresholdSchema,
        base: z.enum(bases).optional(),
        effect: z.enum(['capped', 'refused']),
        strictlyBelow: z.boolean().optional(),
        source: sourceSchema,
      })
      .readonly()
      .nullable(),
    bylawsMayLower: z.boolean(),
    bylaws: z
      .strictObject({
        fixed: sourceSchema.optional(),
        heads: sourceSchema.optional(),
        quorum: z
          .strictObject({
            of: z.enum(meetingKinds).optional(),
            calls: z.array(call).min(1).readonly(),
            mayLower: z.array(call).readonly().optional(),
            onlyByWeight: z.literal(true).optional(),
            onlyNumber: z.literal(true).optional(),
            laterIsLess: z.literal(true).optional(),
            source: sourceSchema,
          })
          .readonly()
          .optional(),
      })
      .readonly()
      .optional(),
    unitsBy: sourceSchema.optional(),
    source: sourceSchema,
  })
  .readonly();
