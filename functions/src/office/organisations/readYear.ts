import {
  callHourOf,
  type FirmAssembly,
  type FirmMeeting,
  firmYear,
  localDateOf,
  type YearLine,
} from '@asamblea/domain';
import { calendarAround } from '../../kernel/calendars/calendarAround.ts';
import { documents } from '../../kernel/database/documents.ts';
import { readPrepared } from '../guide/readPrepared.ts';
import type { PlacedAssembly } from './placedAssembly.ts';
import { readUntold } from './readUntold.ts';

/**
 * The dated tasks of the assemblies of a firm: a few documents of each, and for meetings that were called and
 * are near, the people notified (`readUntold` says of how many).
 */
export async function readYear(
  placed: readonly PlacedAssembly[],
  now: number,
): Promise<readonly YearLine[]> {
  const called = placed.flatMap((one) => {
    const at = callHourOf(one.assembly, one.session);
    return at !== null && plannedOf(one)?.isCalled === true ? [{ ...one, at }] : [];
  });
  const [firm, untold] = await Promise.all([
    Promise.all(placed.map((one) => readFirmAssembly(one, now))),
    readUntold(called, now),
  ]);
  return firmYear(
    firm.map((one) => {
      const count = untold.get(one.assemblyId);
      if (one.planned === null || count === undefined) return one;
      return { ...one, planned: { ...one.planned, untold: count } };
    }),
  );
}

async function readFirmAssembly(placed: PlacedAssembly, now: number): Promise<FirmAssembly> {
  const { assemblyId, assembly, session } = placed;
  const { name, rulePack, timeZone } = assembly;
  const [settings, { nextDeadline }, { calendar }] = await Promise.all([
    documents.generalSettings(assemblyId).get(),
    readPrepared({ ...placed, now }),
    calendarAround(assembly, Math.max(session.startsAt, now)),
  ]);
  const { noticeBylaws } = settings.data() ?? {};
  return {
    ...{ assemblyId, name, rulePack, calendar, nextDeadline },
    today: localDateOf(now, timeZone),
    planned: plannedOf(placed),
    ...(noticeBylaws === undefined ? {} : { noticeBylaws }),
  };
}

/** A later call has an hour and a notice of its own. */
function plannedOf({ assembly, session }: PlacedAssembly): FirmMeeting | null {
  const at = callHourOf(assembly, session);
  if (session.state !== 'planned' || session.call !== 1 || at === null) return null;
  const { called = null, convened = null } = session;
  return { on: localDateOf(at, assembly.timeZone), isCalled: convened !== null, noted: called };
}
