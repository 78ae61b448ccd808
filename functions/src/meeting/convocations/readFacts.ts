import {
  type Assembly,
  admitsNone,
  byPointNumber,
  type ComposingFacts,
  callHourOf,
  convocationRulesOf,
  proxyRulesUnder,
  type Unit,
} from '@asamblea/domain';
import { calendarAround } from '../../kernel/calendars/calendarAround.ts';
import { documents } from '../../kernel/database/documents.ts';
import type { StoredSession } from '../../kernel/database/storedTypes.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';

interface Asked {
  readonly assemblyId: string;
  readonly assembly: Assembly;
  readonly session: StoredSession;
}

/** The facts for the next notice of the session under way, as they are stored now. */
export async function readFacts({ assemblyId, assembly, session }: Asked): Promise<ComposingFacts> {
  const { name, rulePack, timeZone, modality, weightMeasure, quorums, arrears, activeRoster } =
    assembly;
  const [agenda, owing, failedAt, settings] = await Promise.all([
    meetingDocuments.agenda(assemblyId).get(),
    activeRoster === null ? [] : readDebtors(assemblyId, activeRoster),
    readFailed(assemblyId, session),
    documents.generalSettings(assemblyId).get(),
  ]);
  const points = agenda.docs.map((one) => one.data()).sort(byPointNumber);
  const { noticeBylaws, proxyBylaws } = settings.data() ?? {};
  const { cap } = proxyRulesUnder(rulePack, proxyBylaws);
  const isNamed = convocationRulesOf(rulePack).contents.some(
    ({ contentId }) => contentId === 'debtors',
  );
  return {
    assembly: {
      ...{ name, rulePack, timeZone },
      ...(modality === undefined ? {} : { modality }),
      ...(weightMeasure === undefined ? {} : { weightMeasure }),
      ...(quorums === undefined ? {} : { quorums }),
      ...(arrears === undefined ? {} : { arrears }),
    },
    session: session.session,
    call: session.call,
    state: session.state,
    startsAt: callHourOf(assembly, session),
    called: session.called ?? null,
    failedAt,
    points: points.map(({ number, text }) => ({ number, text })),
    someInArrears: owing.length > 0,
    debtors: isNamed ? owing.map(sayDebtor) : [],
    ...(noticeBylaws === undefined ? {} : { noticeBylaws }),
    ...(admitsNone(cap.limit) ? { withoutProxies: cap.source } : {}),
    ...(await calendarAround(assembly, session.startsAt)),
  };
}

async function readDebtors(assemblyId: string, version: string): Promise<readonly Unit[]> {
  const found = await peopleDocuments
    .units(assemblyId, version)
    .where('inArrears', '==', true)
    .get();
  return found.docs.map((one) => one.data()).sort((one, other) => one.order - other.order);
}

function sayDebtor({ label, ownerNames }: Unit): string {
  return [label, ...ownerNames].join(', ');
}

/** A call on the same day goes on in the same session, whose hour is already its own. */
async function readFailed(assemblyId: string, { session, call }: StoredSession) {
  if (call === 1 || session === 1) return null;
  const before = (await documents.session(assemblyId, session - 1).get()).data();
  return before?.state === 'failed' ? before.startsAt : null;
}
