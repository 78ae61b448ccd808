import {
  accept,
  byQuestionNumber,
  checkMeeting,
  type MeetingCheckAnswer,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { calendarAround } from '../../kernel/calendars/calendarAround.ts';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/** The law on the meeting as it was called; null while nobody noted how. */
export async function checkMeetingOf(
  assemblyId: string,
  now: number,
): Promise<Outcome<MeetingCheckAnswer>> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const { activeSession, activeRoster } = assembly;
  const session = (await documents.session(assemblyId, activeSession).get()).data();
  if (session?.called === undefined) return accept({ check: null });
  const { called, startsAt } = session;
  const { calendar, withoutHolidays } = await calendarAround(assembly, startsAt);
  const [settings, asked, someInArrears] = await Promise.all([
    documents.generalSettings(assemblyId).get(),
    documents.questions(assemblyId).where('session', '==', activeSession).get(),
    activeRoster !== null && hasDebtors(assemblyId, activeRoster),
  ]);
  const { noticeBylaws } = settings.data() ?? {};
  const drafts = asked.docs
    .map((one) => one.data())
    .filter(({ state }) => state === 'draft')
    .sort(byQuestionNumber);
  const checked = checkMeeting(
    {
      assembly,
      called,
      startsAt,
      someInArrears,
      drafts,
      now,
      ...(noticeBylaws === undefined ? {} : { noticeBylaws }),
    },
    calendar,
  );
  return accept({ check: { ...checked, withoutHolidays } });
}

async function hasDebtors(assemblyId: string, version: string): Promise<boolean> {
  const units = peopleDocuments.units(assemblyId, version).where('inArrears', '==', true).limit(1);
  return !(await units.get()).empty;
}
