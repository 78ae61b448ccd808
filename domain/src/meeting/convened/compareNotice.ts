import type { NoticeAspect } from '../../kernel/events/noticeAspect.ts';
import type { MeetingKind, Modality } from '../../kernel/meetings/meeting.ts';
import type { CallerRole } from '../../kernel/sessions/notedConvocation.ts';
import { sha256 } from '../../kernel/text/sha256.ts';
import { utf8Binary } from '../../kernel/text/utf8.ts';
import type { Convocation } from '../convocations/convocation.ts';
import { noticesInForce } from '../convocations/nextConvocation.ts';
import { type MeetingTerms, type PlannedMeeting, plannedTerms } from './meetingTerms.ts';

interface Differing<W extends NoticeAspect, T> {
  readonly what: W;
  /** As the notice says it. */
  readonly noticed: T;
  /** The value as it is planned now. */
  readonly planned: T;
}

/** One thing that a notice says and that is otherwise now. */
export type NoticeDifference =
  | Differing<'starts' | 'second-call', number | null>
  | Differing<'place', string>
  | Differing<'channel', Modality>
  | Differing<'meeting-kind', MeetingKind>
  | Differing<'caller', CallerRole>
  /** A point as `3. Presupuesto`; null where one of them does not have it. */
  | Differing<'agenda', string | null>;

/** A notice as far as it is compared with what is held. */
export type ComparedNotice = MeetingTerms &
  Pick<Convocation, 'session' | 'call' | 'number' | 'kind' | 'sentOn'> &
  Partial<Pick<Convocation, 'text' | 'means'>>;

/** The notice that convened a call, and its present differences. */
export interface NoticeComparison {
  readonly notice: Pick<ComparedNotice, 'number' | 'kind' | 'sentOn' | 'means'>;
  /** The call that it convened: one that announced a second call convened that too. */
  readonly convenedAt: number | null;
  readonly differences: readonly NoticeDifference[];
}

/** `GET /api/session/notice`: null while no notice is out. */
export interface NoticeCheckAnswer {
  readonly comparison: NoticeComparison | null;
}

/** The notices that convened a call, the newest first: its own or, of a later call, those that announced it. */
export function conveningNotices<N extends ComparedNotice>(
  called: Pick<PlannedMeeting, 'session' | 'call'>,
  sent: readonly N[],
): readonly N[] {
  const own = noticesInForce(called, sent);
  const isCalledOff = own.length === 0 && sent.some((one) => isOfCall(one, called));
  if (own.length > 0 || called.call !== 2 || isCalledOff) return own;
  const first = sent.find(({ call, session }) => call === 1 && session <= called.session);
  if (first === undefined) return [];
  const before = noticesInForce(first, sent);
  return (before[0]?.secondCallAt ?? null) === null ? [] : before;
}

function isOfCall(
  one: Pick<ComparedNotice, 'session' | 'call'>,
  called: Pick<PlannedMeeting, 'session' | 'call'>,
): boolean {
  return one.session === called.session && one.call === called.call;
}

/** The notice of a call against the call as it is planned now; null while no notice is out. */
export function compareNotice(
  planned: PlannedMeeting,
  sent: readonly ComparedNotice[],
): NoticeComparison | null {
  const [notice] = conveningNotices(planned, sent);
  if (notice === undefined) return null;
  const { number, kind, sentOn, means } = notice;
  const isOwn = isOfCall(notice, planned);
  const convenedAt = isOwn ? notice.startsAt : notice.secondCallAt;
  const terms = { ...notice, startsAt: convenedAt, ...(isOwn ? {} : { secondCallAt: null }) };
  return {
    notice: { number, kind, sentOn, ...(means === undefined ? {} : { means }) },
    convenedAt,
    differences: differencesOf(terms, plannedTerms(planned)),
  };
}

/** Short proof of which differences somebody saw. */
export function differencesDigest(differences: readonly NoticeDifference[]): string {
  return sha256(utf8Binary(JSON.stringify(differences)));
}

function differencesOf(
  notice: MeetingTerms & Partial<Pick<Convocation, 'text'>>,
  planned: MeetingTerms,
): readonly NoticeDifference[] {
  // A fact that an older notice did not keep is not compared.
  const { meetingKind = planned.meetingKind, caller = planned.caller } = notice;
  const all: readonly (NoticeDifference | null)[] = [
    differing('starts', notice.startsAt, planned.startsAt),
    differing('second-call', notice.secondCallAt, planned.secondCallAt),
    differing('place', notice.place.trim(), planned.place.trim()),
    differing('channel', notice.channel, planned.channel),
    differing('meeting-kind', meetingKind, planned.meetingKind),
    differing('caller', caller, planned.caller),
  ];
  return [...all.filter((one) => one !== null), ...agendaDifferences(notice, planned.points ?? [])];
}

function differing<W extends NoticeAspect, T>(
  what: W,
  noticed: T | undefined,
  planned: T | undefined,
): Differing<W, T> | null {
  if (noticed === planned || noticed === undefined || planned === undefined) return null;
  return { what, noticed, planned };
}

type AgendaDifference = Extract<NoticeDifference, { readonly what: 'agenda' }>;

/** Points that were added, taken away, written otherwise or put in another order. */
function agendaDifferences(
  { points, text = '' }: Pick<MeetingTerms, 'points'> & { readonly text?: string },
  planned: readonly string[],
): readonly AgendaDifference[] {
  const now = planned.map(numbered);
  if (points === undefined) {
    // The text alone tells what was announced: a point is there with its number, or it is not.
    const lines = text.split('\n');
    return text === ''
      ? []
      : now.filter((point) => !lines.includes(point)).map((point) => agenda(null, point));
  }
  const before = points.map(numbered);
  const kept = points.filter((point) => planned.includes(point));
  const keptNow = planned.filter((point) => points.includes(point));
  return [...Array(Math.max(before.length, now.length)).keys()].flatMap((at) => {
    const [was, is] = [points[at], planned[at]];
    const isGone = was !== undefined && !planned.includes(was);
    const isNew = is !== undefined && !points.includes(is);
    if (isGone && isNew) return [agenda(before[at] ?? null, now[at] ?? null)];
    const [from, to] = [before[at] ?? null, now[was === undefined ? -1 : planned.indexOf(was)]];
    const isMoved = was !== undefined && kept.indexOf(was) !== keptNow.indexOf(was) && from !== to;
    return [
      ...(isGone ? [agenda(from, null)] : []),
      ...(isNew ? [agenda(null, now[at] ?? null)] : []),
      ...(isMoved && to !== undefined ? [agenda(from, to)] : []),
    ];
  });
}

function agenda(noticed: string | null, planned: string | null): AgendaDifference {
  return { what: 'agenda', noticed, planned };
}

function numbered(text: string, place: number): string {
  return `${place + 1}. ${text}`;
}
