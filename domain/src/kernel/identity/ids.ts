import * as z from 'zod';

/** What can be one segment of a path: neither `.` nor `..`, nor a name the database keeps for itself. */
const pathSegment = /^(?!\.{1,2}$|__.*__$)[^/]+$/u;

export const unitIdSchema = z.string().min(1).max(200).regex(pathSegment);
export const personIdSchema = z.string().min(1).max(100).regex(pathSegment);
export const unitsAtOnce = 100;
/** Milliseconds, within what a calendar can say. */
export const writtenAtSchema = z.number().int().nonnegative().max(8_640_000_000_000_000);
