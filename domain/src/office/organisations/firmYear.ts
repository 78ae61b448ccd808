import type { RoutePath } from '../../kernel/access/routes.ts';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { NoticeBylaws } from '../../kernel/bylaws/noticeBylaws.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { Calendar } from '../../kernel/calendars/workingDays.ts';
import type { NotedConvocation } from '../../kernel/sessions/notedConvocation.ts';
import { sayPeople } from '../../kernel/weights/sayPeople.ts';
import { convocationRulesOf } from '../../laws/rulePacks/convocationRulesOf.ts';
import { noticeRuleUnder } from '../../meeting/convocationRules/noticeBylaws.ts';
import { latestNoticeDate } from '../../meeting/convocationRules/noticeDates.ts';
import type { NextDeadline } from '../../record/deadlines/meetingDeadlines.ts';

/** A first call that was planned and did not begin. */
export interface FirmMeeting {
  readonly on: LocalDate;
  /** The notice went out, or somebody declared that it was made outside. */
  readonly isCalled: boolean;
  /** How many people nothing proves to have been told; not said: nobody looked. */
  readonly untold?: number;
  /** The noted kind of the meeting; null: nobody noted it. */
  readonly noted: Pick<NotedConvocation, 'kind' | 'approvesAccounts'> | null;
}

/** An assembly of a firm, as far as the year of the firm looks at it. */
export interface FirmAssembly {
  readonly assemblyId: string;
  readonly name: string;
  readonly rulePack: PackId;
  readonly today: LocalDate;
  readonly planned: FirmMeeting | null;
  readonly noticeBylaws?: NoticeBylaws;
  readonly calendar: Calendar;
  /** The next legal deadline of the meeting that was held; null: nothing with a day. */
  readonly nextDeadline: NextDeadline | null;
}

/** Something that one assembly has until a day to do, and where it is done. */
export interface YearLine {
  readonly assemblyId: string;
  readonly name: string;
  readonly label: string;
  readonly dueOn: LocalDate;
  /** That day is over. */
  readonly isLate: boolean;
  readonly path: RoutePath | typeof notifiedPath;
}

/** The place that tells the people notified of a notice, and the means. */
const notifiedPath = '/notices?ver=notificados';

/** The dated tasks of the assemblies of a firm, the soonest first. */
export function firmYear(assemblies: readonly FirmAssembly[]): readonly YearLine[] {
  return assemblies
    .flatMap((one) => {
      const { assemblyId, name, today } = one;
      return [...meetingLine(one), ...deadlineLine(one)].map((line) => ({
        ...{ assemblyId, name, ...line },
        isLate: line.dueOn < today,
      }));
    })
    .sort((a, b) => compare(a.dueOn, b.dueOn) || compare(a.name, b.name));
}

type Line = Pick<YearLine, 'label' | 'dueOn' | 'path'>;

function meetingLine(assembly: FirmAssembly): readonly Line[] {
  const { planned, today, rulePack, noticeBylaws, calendar } = assembly;
  if (planned === null) return [];
  const { on, isCalled, noted, untold = 0 } = planned;
  // A notice mends nothing any more.
  if (on < today) {
    return [
      { label: 'La reunión no se instaló en su fecha', dueOn: on, path: '/settings/general' },
    ];
  }
  if (isCalled) {
    const missing = { label: sayUntold(untold), dueOn: on, path: notifiedPath } as const;
    return [...(untold > 0 ? [missing] : []), { label: 'Reunión', dueOn: on, path: '/dashboard' }];
  }
  const meeting = noted ?? { kind: 'ordinary', approvesAccounts: true };
  const rule = noticeRuleUnder(convocationRulesOf(rulePack), meeting, noticeBylaws);
  return [
    {
      label:
        noted === null
          ? 'Último día para convocar, si es la ordinaria'
          : 'Último día para convocar',
      dueOn: latestNoticeDate(rule, on, calendar),
      path: '/notices',
    },
  ];
}

function sayUntold(count: number): string {
  return `Faltan pruebas de la convocatoria, ${sayPeople(count)} sin aviso, para la reunión`;
}

function deadlineLine({ nextDeadline }: FirmAssembly): readonly Line[] {
  return nextDeadline === null ? [] : [{ ...nextDeadline, path: '/reports/acta' }];
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
