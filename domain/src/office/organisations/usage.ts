import * as z from 'zod';
import type { EventKind } from '../../kernel/events/eventKinds.ts';
import { csvText } from '../../kernel/sheets/csvText.ts';
import type { attendanceModes } from '../../people/seats/attendance.ts';

/** `2026-11` */
const usageMonth = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/u);

/** `GET /api/assemblies/usage?month=` */
export const usageQuery = z.object({ month: usageMonth });
export type UsageQuery = z.infer<typeof usageQuery>;

/** The use of an assembly in a month: over the sessions installed in it, by its own clock. */
export interface Usage {
  readonly name: string;
  /** Of the roster in force. */
  readonly units: number;
  /** Units that came in, by the last way they did. */
  readonly accredited: Readonly<Record<(typeof attendanceModes)[number], number>>;
  /** Units that voted, question by question; what was only practised is left out. */
  readonly votes: number;
  /** Messages that the relay took. */
  readonly mails: number;
  /** In session, without what it was suspended. */
  readonly sittingMillis: number;
}

export interface UsageAnswer {
  readonly month: string;
  /** Only of assemblies that used something. */
  readonly usages: readonly Usage[];
}

type Moment = { readonly kind: EventKind; readonly at: number };

const begins: readonly EventKind[] = ['session-installed', 'session-resumed'];
const pauses: readonly EventKind[] = ['session-suspended', 'session-closed'];

/** The events that say how long a session was. */
export const sessionKinds: readonly EventKind[] = [...begins, ...pauses];

/** How long a session was going on, in milliseconds; one that still is, until now. */
export function sittingMillis(events: readonly Moment[], now: number): number {
  let total = 0;
  let since: number | null = null;
  for (const { kind, at } of [...events].sort((a, b) => a.at - b.at)) {
    if (begins.includes(kind)) since ??= at;
    if (pauses.includes(kind) && since !== null) {
      total += at - since;
      since = null;
    }
  }
  return since === null ? total : total + Math.max(0, now - since);
}

/** Whether there is anything to tell of it. */
export function usedSomething({ accredited, votes, mails, sittingMillis: sat }: Usage): boolean {
  return votes + mails + sat > 0 || Object.values(accredited).some((count) => count > 0);
}

/** The rows of a file that a spreadsheet opens: no name of an assembly runs anything in it. */
export function usageCsv({ month, usages }: UsageAnswer): string {
  return csvText([
    [
      ...['Mes', 'Asamblea', 'Unidades', 'Acreditadas en la sala', 'Acreditadas en línea'],
      ...['Acreditadas en papel', 'Votos', 'Correos', 'Horas en sesión'],
    ],
    ...usages.map(({ name, units, accredited, votes, mails, sittingMillis: sat }) => [
      ...[month, name, String(units), String(accredited.hall), String(accredited.online)],
      ...[String(accredited.paper), String(votes), String(mails)],
      (sat / 3_600_000).toFixed(2).replace('.', ','),
    ]),
  ]);
}
