import * as z from 'zod';
import { isPathSegment } from './pathSegment.ts';

const segmentUpTo = (letters: number) => z.string().min(1).max(letters).refine(isPathSegment);

/** An id from outside that names a document of ours, of any kind: no other text reaches a path. */
export const documentIdSchema = segmentUpTo(128);
/** Longer: it is the unit's label, written so that it can be a segment. */
export const unitIdSchema = segmentUpTo(400);
export const personIdSchema = segmentUpTo(100);
export const unitsAtOnce = 100;
/** Milliseconds, within what a calendar can say. */
export const writtenAtSchema = z.number().int().nonnegative().max(8_640_000_000_000_000);
