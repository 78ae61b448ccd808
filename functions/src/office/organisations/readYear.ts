import {
  type Assembly,
  type AssemblySession,
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

interface Placed {
  readonly assemblyId: string;
  readonly assembly: Assembly;
  readonly session: AssemblySession;
}

/** What the assemblies of a firm have to do by a day: a few documents of each, none that grows with a roster. */
export async function readYear(
  placed: readonly Placed[],
  now: number,
): Promise<readonly YearLine[]> {
  return firmYear(await Promise.all(placed.map((one) => readFirmAssembly(one, now))));
}

async function readFirmAssembly(placed: Placed, now: number): Promise<FirmAssembly> {
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
function plannedOf({ assembly, session }: Placed): FirmMeeting | null {
  const at = callHourOf(assembly, session);
  if (session.state !== 'planned' || session.call !== 1 || at === null) return null;
  const { called = null, convened = null } = session;
  return { on: localDateOf(at, assembly.timeZone), isCalled: convened !== null, noted: called };
}
