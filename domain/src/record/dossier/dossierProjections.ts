import type { Assembly, GeneralSettings } from '../../kernel/assemblies/assembly.ts';
import type { Instant } from '../../kernel/calendars/instant.ts';
import type { Person } from '../../kernel/identity/person.ts';
import type { OutgoingMail } from '../../kernel/mail/mailBox.ts';
import { packOf, ruleOf } from '../../laws/rulePacks/rulePacks.ts';
import { type MendedUnit, unitsBefore } from '../../meeting/quorum/hallAt.ts';
import type { ProxyRecord } from '../../people/proxyDecisions/proxyRecord.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Participation } from '../../polls/ballots/participation.ts';
import type { HandNotice } from '../../polls/notices/handNotice.ts';
import type { ActaDocument } from '../subject/actaDocument.ts';
import type { AssemblyFile, DebtorsAt, NoticeLine } from './dossierLines.ts';

/** The rules of an assembly. Its code, its look and its accounts stay out. */
export function assemblyOf(
  assemblyId: string,
  assembly: Assembly,
  {
    settings,
    practiceIds,
  }: {
    readonly settings: GeneralSettings;
    readonly practiceIds: readonly string[];
  },
): AssemblyFile {
  const { name, kind, country, rulePack, timeZone, activeRoster, activeSession } = assembly;
  const { saturdaysWork, residential, weightMeasure, modality, asksDocument } = assembly;
  const { majorities, unitUses, quorums, arrears, createdAt, actaNumber } = assembly;
  const { proxyBylaws, noticeBylaws, offices } = settings;
  const said = {
    ...{ saturdaysWork, residential, weightMeasure, modality, asksDocument },
    ...{ majorities, unitUses, quorums, arrears, createdAt, actaNumber },
    ...{ proxyBylaws, noticeBylaws, offices },
  };
  const pack = packOf(rulePack);
  const { quorum, exclusions } = ruleOf(pack, pack.ordinaryRuleId);
  const known = Object.entries(said).filter(([, value]) => value !== undefined);
  return {
    ...{ assemblyId, name, kind, country, rulePack, timeZone, activeRoster, activeSession },
    ordinaryRule: { quorum: quorum.map((call) => ({ ...call })), exclusions: { ...exclusions } },
    practiceIds: [...practiceIds],
    ...Object.fromEntries(known),
  };
}

/** A person as they are named; their document, addresses and phones stay out. */
export function personOf({ personId, name }: Person): Pick<Person, 'personId' | 'name'> {
  return { personId, name };
}

/**
 * The participants of a secret vote. The account and the sending stay out: nothing that says in which order
 * they came, nor from where.
 */
export function participantOf({
  unitId,
  weight,
  personId,
  headId,
}: Participation): Pick<Participation, 'unitId' | 'weight' | 'personId' | 'headId'> {
  return { unitId, weight, personId, ...(headId === undefined ? {} : { headId }) };
}

/** A proxy with the path of its scan. Documents of identity and addresses stay out. */
export function proxyOfDossier(proxy: ProxyRecord, file: string | null): object {
  const { attorneyDocument: _document, attorneyEmail: _email, file: _file, ...kept } = proxy;
  const { substitutedFrom } = kept.substitution;
  if (substitutedFrom === null) return { ...kept, file };
  const { attorneyId, attorneyName } = substitutedFrom;
  const substitution = { ...kept.substitution, substitutedFrom: { attorneyId, attorneyName } };
  return { ...kept, substitution, file };
}

/** A message that told of a notice or of minutes; null of any other, which may carry a way in. */
export function mailOfDossier(mailId: string, mail: OutgoingMail): NoticeLine | null {
  const { kind, convocationId, personId, to, state, failure, attempts, queuedAt } = mail;
  if (convocationId === undefined || (kind !== 'notice' && kind !== 'acta')) return null;
  const { handedAt, settled, bounce, copy } = mail;
  return {
    ...{ source: 'mail', mailId, about: convocationId, kind, personId, to },
    ...{ isCopy: copy !== undefined, state, failure, attempts, queuedAt },
    ...(handedAt === undefined ? {} : { handedAt }),
    ...(settled === undefined ? {} : { settled: { ...settled } }),
    ...(bounce === undefined ? {} : { bounce: { ...bounce } }),
  };
}

/** The notice noted by hand, with the path of its proof. */
export function handOfDossier(notice: HandNotice, file: string | null): NoticeLine {
  const { fileId: _fileId, personIds, undone, ...kept } = notice;
  return {
    ...{ source: 'hand', ...kept, personIds: [...personIds] },
    undone: undone === null ? null : { ...undone },
    ...(file === null ? {} : { file }),
  };
}

/** The units of the roster in force that owed at each moment, as the roster was then. */
export function debtorsAt(
  { units, mended }: { readonly units: readonly Unit[]; readonly mended: readonly MendedUnit[] },
  moments: readonly Omit<DebtorsAt, 'unitIds'>[],
): DebtorsAt[] {
  return moments.map((moment) => {
    const before = unitsBefore(mended, moment.at as Instant);
    const owing = units.filter((unit) => (before.get(unit.unitId) ?? unit).inArrears);
    return { ...moment, unitIds: owing.map(({ unitId }) => unitId) };
  });
}

/** The minutes without who writes in them now and the last sending, which say nothing of the meeting. */
export function actaOfDossier(acta: ActaDocument): Omit<ActaDocument, 'pen' | 'lastRequest'> {
  const { pen: _pen, lastRequest: _request, ...kept } = acta;
  return kept;
}

/** A recording as the minutes say where it is; null where nobody wrote of one. */
export function recordingOf({ session, call, details }: ActaDocument) {
  const { recording = '', recordingDigest = '', recordingConsent = '' } = details ?? {};
  if ([recording, recordingDigest, recordingConsent].every((one) => one.trim() === '')) return null;
  return {
    ...{ session, call, place: recording.trim() },
    ...{ digest: recordingDigest.trim().toLowerCase(), consent: recordingConsent.trim() },
  };
}
