import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import type { NoticeBylaws } from '../../kernel/bylaws/noticeBylaws.ts';
import type { Source } from '../../kernel/bylaws/source.ts';
import type { Calendar } from '../../kernel/calendars/workingDays.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import type { NotedConvocation } from '../../kernel/sessions/notedConvocation.ts';

/** All that the next notice of a meeting is written from and checked with. */
export interface ComposingFacts {
  readonly assembly: Pick<
    Assembly,
    'name' | 'rulePack' | 'quorums' | 'arrears' | 'timeZone' | 'modality' | 'weightMeasure'
  >;
  readonly session: number;
  readonly call: AssemblySession['call'];
  readonly state: AssemblySession['state'];
  /** When the meeting is; of the first call, null while nobody gave it an hour. Milliseconds. */
  readonly startsAt: number | null;
  /** How it is called, once somebody noted it. */
  readonly called: NotedConvocation | null;
  /** When the call before this one was held and failed; null for the first. Milliseconds. */
  readonly failedAt: number | null;
  /** The points of the agenda, in order. */
  readonly points: readonly { readonly number: number; readonly text: string }[];
  readonly someInArrears: boolean;
  /** `101, Ana Ruiz`: only where the law wants them named; empty otherwise. */
  readonly debtors: readonly string[];
  /** The bylaws on how early it goes out; absent: none. */
  readonly noticeBylaws?: NoticeBylaws;
  /** Where nobody may give a proxy, what says so; not said: they may. */
  readonly withoutProxies?: Source;
  readonly calendar: Calendar;
  /** The working days of that country are not known: some may be a holiday. */
  readonly withoutHolidays: boolean;
}
