import { modalityOf } from '../../kernel/assemblies/modality.ts';
import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import { sayDate } from '../../kernel/calendars/sayDate.ts';
import { localDateOf, localTimeOf } from '../../kernel/calendars/zone.ts';
import { contentIds } from '../../laws/aspects/contentId.ts';
import { convocationRulesOf } from '../../laws/rulePacks/convocationRulesOf.ts';
import { reconveningOf } from '../convocationRules/laterCall.ts';
import { noticeRuleUnder } from '../convocationRules/noticeBylaws.ts';
import { earliestMeetingDate, noticeRuleOf } from '../convocationRules/noticeDates.ts';
import { checkConvocation } from './checkConvocation.ts';
import type { LawSentence } from './checkMeeting.ts';
import type { ComposingFacts } from './composingFacts.ts';
import { convenerOf } from './convenerOf.ts';

export interface ComposedProblem extends LawSentence {
  readonly serious: boolean;
}

interface Dated {
  readonly facts: ComposingFacts;
  readonly wasAnnounced: boolean;
  /** The day on which it would go out. */
  readonly today: LocalDate;
}

/** The problems of a notice that goes out today with its dates, and with its caller. */
export function checkDates({ facts, wasAnnounced, today }: Dated): readonly ComposedProblem[] {
  const { called, startsAt, call } = facts;
  if (called === null || startsAt === null) return [undated];
  return call === 1 ? firstCall(facts, today) : laterCall(facts, wasAnnounced, today);
}

const undated = {
  serious: true,
  text: 'Ponga el día y la hora de la reunión, su clase y quién convoca.',
  cited: '',
};

function firstCall(facts: ComposingFacts, sentOn: LocalDate): readonly ComposedProblem[] {
  const { assembly, called, startsAt, someInArrears, calendar, noticeBylaws } = facts;
  const { timeZone, rulePack } = assembly;
  if (called === null || startsAt === null) return [];
  const moment = (at: number) => ({
    date: localDateOf(at, timeZone),
    time: localTimeOf(at, timeZone),
  });
  const { kind, approvesAccounts, secondCallAt } = called;
  const rules = convocationRulesOf(rulePack);
  const { problems } = checkConvocation(
    rules,
    {
      kind,
      approvesAccounts,
      someInArrears,
      sentOn,
      timeZone,
      channel: modalityOf(assembly),
      meeting: moment(startsAt),
      caller: convenerOf(called),
      secondCall: secondCallAt === null ? null : moment(secondCallAt),
      // The contents are checked separately.
      contents: contentIds,
    },
    calendar,
    noticeRuleUnder(rules, called, noticeBylaws),
  );
  return problems.map(({ serious, text, source }) => said(serious, text, source));
}

/** One that the first notice announced needs no term; another has that of the law for calling again. */
function laterCall(
  facts: ComposingFacts,
  wasAnnounced: boolean,
  sentOn: LocalDate,
): readonly ComposedProblem[] {
  const { assembly, startsAt, failedAt, calendar, call } = facts;
  if (wasAnnounced || startsAt === null) return [];
  const rules = convocationRulesOf(assembly.rulePack);
  const later = rules.laterCalls[call - 2];
  const meetingOn = localDateOf(startsAt, assembly.timeZone);
  const usual = noticeRuleOf(rules, { kind: 'ordinary', approvesAccounts: false });
  const { reconvene = null, announced } = later ?? {};
  if (reconvene === null && announced !== 'after') {
    const text =
      'La convocatoria no anunció esta reunión, y la ley no dice con qué plazo se cita otra vez. Revise los estatutos.';
    return [said(false, text, later?.source ?? null)];
  }
  const rule = reconvene === null ? usual : { ...usual, minimums: [reconvene.notice] };
  const source = reconvene?.source ?? rule.source;
  const earliest = earliestMeetingDate(rule, sentOn, calendar);
  const late =
    meetingOn < earliest
      ? [
          said(
            true,
            `Si sale hoy, la reunión no puede ser antes del ${sayDate(earliest)}. Pásela a ese día o después.`,
            source,
          ),
        ]
      : [];
  if (failedAt === null) return late;
  const failedOn = localDateOf(failedAt, assembly.timeZone);
  const limits = reconveningOf(rules, failedOn, calendar);
  if (limits === null) return late;
  const isPast = sentOn > limits.noticeBy;
  const tooFar = limits.meetingUntil !== null && meetingOn > limits.meetingUntil;
  return [
    ...late,
    ...(isPast
      ? [
          said(
            true,
            `El nuevo aviso debía salir a más tardar el ${sayDate(limits.noticeBy)}. Convoque de nuevo desde el principio.`,
            source,
          ),
        ]
      : []),
    ...(tooFar && limits.meetingUntil !== null
      ? [
          said(
            true,
            `La reunión no puede pasar del ${sayDate(limits.meetingUntil)}. Adelántela.`,
            source,
          ),
        ]
      : []),
  ];
}

function said(serious: boolean, text: string, source: Source | null): ComposedProblem {
  return { serious, text, cited: source === null ? '' : citeSource(source) };
}
