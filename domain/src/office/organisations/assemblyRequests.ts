import * as z from 'zod';
import { documentIdSchema } from '../../kernel/identity/ids.ts';
import type { OpenAssembly } from '../../kernel/signIn/sessionAnswers.ts';
import { type AssemblyPhase, assemblyPhases } from '../../meeting/sessions/assemblyPhase.ts';
import type { NextDeadline } from '../../record/deadlines/meetingDeadlines.ts';
import type { AssemblyNeed } from '../steps/guideSteps.ts';
import type { UsualAssembly } from './defaults.ts';
import type { YearLine } from './firmYear.ts';
import type { StaffClash } from './staffClashes.ts';

/** How many of them a page of the list has. */
export const assembliesAPage = 20;

/** `GET /api/assemblies?search=&phase=&page=`: those of the organisation of the assembly one is in. */
export const assembliesQuery = z.object({
  search: z.string().max(120).default(''),
  /** Not said: all that are not archived. */
  phase: z.enum(assemblyPhases).optional(),
  /** From 0. */
  page: z.coerce.number().int().min(0).max(10_000).default(0),
});
/** A query without a search leaves `search` out. */
export type AssembliesQuery = Omit<z.infer<typeof assembliesQuery>, 'search'> & {
  readonly search?: string | undefined;
};

/** An assembly of the organisation, as its list says it. */
export interface ListedAssembly extends OpenAssembly {
  readonly cot: string;
  readonly timeZone: string;
  readonly phase: AssemblyPhase;
  /** The hour of its call, in milliseconds; null while nobody gave it one. */
  readonly callAt: number | null;
  readonly needs: readonly AssemblyNeed[];
  readonly nextDeadline: NextDeadline | null;
  /** Of the minutes of the one that follows; empty when this one tells none. */
  readonly nextActa: string;
}

export interface AssembliesAnswer {
  readonly organisation: string;
  /** The first values of the form of a new one: the defaults, or those of the present assembly. */
  readonly usual: UsualAssembly;
  /** Newest first, a page of them. */
  readonly assemblies: readonly ListedAssembly[];
  /** How many there are with that search and in that state. */
  readonly total: number;
  /** The dated tasks of all assemblies that are not archived; with the first page of all of them alone. */
  readonly year?: readonly YearLine[];
  /** The staff expected at several meetings at one hour; with the year alone. */
  readonly clashes?: readonly StaffClash[];
}

/** `POST /api/assemblies/{id}/archive` and `…/restore`: since when it is only read. */
export interface ArchivedAnswer {
  readonly archivedAt: number | null;
}

/** The assembly that they belong to. */
export const assemblyParams = z.object({ assemblyId: documentIdSchema });
