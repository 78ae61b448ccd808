import {
  type Assembly,
  type AssemblySession,
  type GeneralSettings,
  localDateOf,
  type OwnedUnit,
  type ProxyBook,
  type ProxyDocument,
  type ProxyRecord,
  proxyRulesUnder,
} from '@asamblea/domain';
import { chunksOf } from '../../kernel/database/chunksOf.ts';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, type Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

/** The book as stored, and where the assembly stands. */
export interface StoredBook extends ProxyBook {
  readonly proxies: readonly ProxyRecord[];
  readonly assembly: Assembly;
  readonly version: string;
}

/** The terms of every decision on proxies: rules, moment and offices. Null before the first roster. */
export async function readProxyTerms(
  tx: Transaction,
  assemblyId: string,
  now: number,
): Promise<Omit<StoredBook, 'proxies' | 'units' | 'questions' | 'weights'> | null> {
  const [foundAssembly, foundSettings] = await Promise.all([
    tx.get(documents.assembly(assemblyId)),
    tx.get(documents.generalSettings(assemblyId)),
  ]);
  const assembly = foundAssembly.data();
  if (assembly === undefined || assembly.activeRoster === null) return null;
  const { activeRoster, activeSession } = assembly;
  const session = (await tx.get(documents.session(assemblyId, activeSession))).data();
  const settings = foundSettings.data();
  return {
    assembly,
    version: activeRoster,
    people: settings?.offices ?? [],
    ...proxyTermsOf(assembly, session, settings, now),
  };
}

/** By which rules proxies are judged, and as of when. */
export function proxyTermsOf(
  assembly: Assembly,
  session: AssemblySession | undefined,
  settings: GeneralSettings | undefined,
  now: number,
): Pick<ProxyBook, 'rules' | 'moment'> {
  return {
    rules: proxyRulesUnder(assembly.rulePack, settings?.proxyBylaws),
    moment: {
      session: { session: assembly.activeSession, call: session?.call ?? 1 },
      questionId: null,
      on: localDateOf(now, assembly.timeZone),
    },
  };
}

/**
 * The data needed to decide on these documents: the proxies of the same units and attorneys, the units they
 * name and those of the people concerned. Two desks that decide on the same attorney or unit read each
 * other's proxies, so that one of them waits for the other.
 */
export async function readProxyBook(
  tx: Transaction,
  assemblyId: string,
  about: readonly ProxyDocument[],
  now: number,
): Promise<StoredBook | null> {
  const terms = await readProxyTerms(tx, assemblyId, now);
  if (terms === null) return null;
  const attorneyIds = unique(about.map(({ attorneyId }) => attorneyId));
  const unitIds = unique(about.flatMap((proxy) => proxy.unitIds));
  const [proxies, surroundings] = await Promise.all([
    readProxiesAbout(tx, assemblyId, attorneyIds, unitIds),
    readSurroundings(tx, assemblyId, terms.version, about),
  ]);
  const weights = await readWeights(tx, assemblyId, terms, [...proxies, ...about]);
  return { ...terms, ...surroundings, proxies, weights };
}

/** The weights of the units of these proxies, and of the whole roster; null where no bylaws ask. */
export async function readWeights(
  tx: Transaction,
  assemblyId: string,
  { rules, version }: Pick<StoredBook, 'rules' | 'version'>,
  proxies: readonly Pick<ProxyDocument, 'unitIds'>[],
): Promise<StoredBook['weights']> {
  if (rules.share === undefined) return null;
  const units = peopleDocuments.units(assemblyId, version);
  const unitIds = unique(proxies.flatMap((proxy) => proxy.unitIds));
  const [roster, read] = await Promise.all([
    tx.get(peopleDocuments.roster(assemblyId, version)),
    getGroups(tx, { units: unitIds.map((unitId) => units.doc(unitId)) }),
  ]);
  const weighed = read.units.flatMap((unit) => unit ?? []);
  return {
    whole: roster.data()?.totalWeight ?? 0,
    of: new Map(weighed.map(({ unitId, weight }) => [unitId, weight])),
  };
}

/** Of the roster and the agenda, what these documents name: their units, those of their people, their questions. */
export async function readSurroundings(
  tx: Transaction,
  assemblyId: string,
  version: string,
  about: readonly ProxyDocument[],
): Promise<Pick<StoredBook, 'units' | 'questions'>> {
  const unitIds = unique(about.flatMap((proxy) => proxy.unitIds));
  const people = about.flatMap(({ grantorId, attorneyId }) => [grantorId, attorneyId]);
  const [units, questions] = await Promise.all([
    readUnits(tx, assemblyId, version, unitIds, unique(people)),
    readQuestions(tx, assemblyId, about),
  ]);
  return { units, questions };
}

/** The proxies of any of these attorneys, or over any of these units. */
export async function readProxiesAbout(
  tx: Transaction,
  assemblyId: string,
  attorneyIds: readonly string[],
  unitIds: readonly string[],
): Promise<readonly ProxyRecord[]> {
  const proxies = peopleDocuments.proxies(assemblyId);
  const found = await Promise.all([
    ...chunksOf(attorneyIds).map((ids) => tx.get(proxies.where('attorneyId', 'in', ids))),
    ...chunksOf(unitIds).map((ids) => tx.get(proxies.where('unitIds', 'array-contains-any', ids))),
  ]);
  const rows = found.flatMap(({ docs }) => docs.map((row) => row.data()));
  return [...new Map(rows.map((row) => [row.proxyId, row])).values()];
}

/** The proxies that a person signed, alone or with others. */
export async function readProxiesSigned(
  tx: Transaction,
  assemblyId: string,
  personId: string,
): Promise<readonly ProxyRecord[]> {
  const proxies = peopleDocuments.proxies(assemblyId);
  const [given, cosigned] = await Promise.all([
    tx.get(proxies.where('grantorId', '==', personId)),
    tx.get(proxies.where('cosignerIds', 'array-contains', personId)),
  ]);
  return [...given.docs, ...cosigned.docs].map((row) => row.data());
}

async function readUnits(
  tx: Transaction,
  assemblyId: string,
  version: string,
  unitIds: readonly string[],
  ownerIds: readonly string[],
): Promise<readonly OwnedUnit[]> {
  const units = peopleDocuments.units(assemblyId, version);
  const [{ named }, ...owned] = await Promise.all([
    getGroups(tx, { named: unitIds.map((unitId) => units.doc(unitId)) }),
    ...chunksOf(ownerIds).map((ids) => tx.get(units.where('ownerIds', 'array-contains-any', ids))),
  ]);
  const rows = [
    ...named.flatMap((unit) => unit ?? []),
    ...owned.flatMap(({ docs }) => docs.map((unit) => unit.data())),
  ];
  return [...new Map(rows.map((unit) => [unit.unitId, unit])).values()];
}

/** Only the questions that the documents name. */
async function readQuestions(
  tx: Transaction,
  assemblyId: string,
  about: readonly ProxyDocument[],
): Promise<StoredBook['questions']> {
  const ids = about.flatMap(({ scope, votes }) => [
    ...(scope.kind === 'items' ? scope.questionIds : []),
    ...Object.keys(votes),
  ]);
  const named = unique(ids).map((questionId) => documents.question(assemblyId, questionId));
  const { questions } = await getGroups(tx, { questions: named });
  return questions.flatMap((question) => question ?? []);
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].filter((id) => id !== '');
}
