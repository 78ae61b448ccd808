import {
  accept,
  decideProxyReceipt,
  describeRefusal,
  documentFinder,
  documentKey,
  type ImportProxiesRequest,
  importedProxyId,
  type NamedUnit,
  nameKey,
  namesDocument,
  type Outcome,
  type ProxyDocument,
  type ProxyRow,
  type ProxyRowAnswer,
  refuse,
  type Unit,
  type UnitFinder,
  unitFinder,
  unitIdOf,
  unitsNamed,
} from '@asamblea/domain';
import { getGroups, readEach, type Transaction } from '../../kernel/database/firestore.ts';
import { readPersonIds } from '../rosters/personIds.ts';
import { keepUnitIndexes, readUnitIndexes } from '../rosters/unitIndexes.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { takeIn } from './acceptProxy.ts';
import { readProxyTerms, type StoredBook } from './readProxyBook.ts';
import { type ProxyAction, saveProxy } from './saveProxy.ts';
import { transactProxies } from './transactProxies.ts';
import { attorneyOf } from './writeDocument.ts';

/** Finds the units of a version of the roster, however they are written. */
type FinderOf = (version: string) => Promise<UnitFinder<NamedUnit>>;

interface Importing extends Omit<ProxyAction, 'proxyId' | 'from'> {
  readonly batch: Omit<ImportProxiesRequest, 'jobId' | 'rows'> & {
    readonly rows: readonly ProxyRow[];
  };
}

/**
 * Takes in some rows of a file, one after another, each with its own answer: one that is refused does not
 * hold back the rest, and the cap of an attorney counts the rows before. Repeating changes nothing.
 */
export async function importProxies(asked: Importing): Promise<readonly ProxyRowAnswer[]> {
  const answers: ProxyRowAnswer[] = [];
  const finderOf = keepFinders(asked.assemblyId);
  for (const row of asked.batch.rows) answers.push(await importRow(asked, row, finderOf));
  return answers;
}

async function importRow(
  asked: Importing,
  row: ProxyRow,
  finderOf: FinderOf,
): Promise<ProxyRowAnswer> {
  const { batch } = asked;
  const received = await receiveRow(asked, row, finderOf);
  if (!received.ok) {
    const { message } = describeRefusal(received.refusal);
    return { row: row.row, status: 'refused', changed: false, message };
  }
  const { state, changed, reason } = received.value;
  if (!batch.accept || state !== 'received') {
    return { row: row.row, status: state, changed, message: reason };
  }
  const proxyId = importedProxyId(batch.importId, row.row);
  const choice = { replaceOlder: false, release: false };
  const accepted = await takeIn({ ...asked, from: 'import', proxyId, request: choice });
  if (accepted.ok) {
    return { row: row.row, status: accepted.value.proxy.state, changed: true, message: '' };
  }
  const { message } = describeRefusal(accepted.refusal);
  return { row: row.row, status: 'received', changed, message };
}

function receiveRow({ assemblyId, by, batch, now }: Importing, row: ProxyRow, finderOf: FinderOf) {
  return transactProxies(assemblyId, async (tx) => {
    const proxyId = importedProxyId(batch.importId, row.row);
    const terms = await readProxyTerms(tx, assemblyId, now);
    if (terms === null) return refuse('roster-missing');
    const current = (await tx.get(peopleDocuments.proxy(assemblyId, proxyId))).data() ?? null;
    const units = await readUnits(tx, { assemblyId, version: terms.version }, row.units, finderOf);
    if (!units.ok) return units;
    const grantor = await grantorOf(tx, { assemblyId, terms }, row, units.value);
    if (grantor === null) return refuse('person-not-owner', row.grantorName);
    const document: ProxyDocument = {
      proxyId,
      unitIds: units.value.map(({ unitId }) => unitId),
      ...grantor,
      cosignerIds: [],
      relation: 'other',
      ...(await attorneyOf(
        { assemblyId, assembly: terms.assembly },
        { name: row.attorneyName, document: row.attorneyDocument, email: row.attorneyEmail },
        current,
      )),
      scope: { kind: 'assembly' },
      votes: {},
      instructions: row.instructions,
      substitution: { allowed: null, substituteId: null, substitutedFrom: null },
      form: batch.form,
      writtenOn: batch.writtenOn,
      validUntil: null,
    };
    const decision = decideProxyReceipt(current, document, { at: now, today: terms.moment.on });
    if (!decision.ok) return decision;
    const { proxy, changed } = decision.value;
    if (changed) {
      const record = { ...proxy, attorneyEmail: row.attorneyEmail, file: null };
      saveProxy(
        tx,
        { assemblyId, by, from: 'import', now },
        { record, proxy, kind: 'proxy-received' },
      );
    }
    return accept({ state: proxy.state, changed, reason: proxy.reason });
  });
}

interface RosterAt {
  readonly assemblyId: string;
  readonly version: string;
}

/** Units as the roster calls them, or however else the file writes them. */
async function readUnits(
  tx: Transaction,
  { assemblyId, version }: RosterAt,
  labels: readonly string[],
  finderOf: FinderOf,
): Promise<Outcome<readonly Unit[]>> {
  const units = peopleDocuments.units(assemblyId, version);
  const { found } = await getGroups(tx, { found: labels.map((one) => units.doc(unitIdOf(one))) });
  const exact = found.flatMap((unit) => unit ?? []);
  if (exact.length === labels.length) return accept(exact);
  const find = await finderOf(version);
  const named = labels.map((label) => unitsNamed(find, label));
  const missing = labels.filter((_, i) => named[i] === null);
  if (missing.length > 0) return refuse('unit-unknown', missing.join(', '));
  const ids = new Set(named.flatMap((some) => (some ?? []).map(({ unitId }) => unitId)));
  const { read } = await getGroups(tx, { read: [...ids].map((unitId) => units.doc(unitId)) });
  return accept(read.flatMap((unit) => unit ?? []));
}

/** One finder a version, made when a row first needs it. */
function keepFinders(assemblyId: string): FinderOf {
  const kept = new Map<string, ReturnType<FinderOf>>();
  const make = async (version: string) => {
    await keepUnitIndexes(assemblyId, version);
    const units = await readUnitIndexes(assemblyId, version);
    return unitFinder(units.map(([unitId, label, group]) => ({ unitId, label, group })));
  };
  return (version) => {
    const finder = kept.get(version) ?? make(version);
    kept.set(version, finder);
    return finder;
  };
}

/** By document when the file has it; otherwise the owner of that name, or the only one there is. */
async function grantorOf(tx: Transaction, at: GrantorAt, row: ProxyRow, [unit]: readonly Unit[]) {
  if (unit === undefined) return null;
  const place = await placeOf(tx, at, row, unit);
  const grantorId = unit.ownerIds[place];
  if (grantorId === undefined) return null;
  return { grantorId, grantorName: unit.ownerNames[place] ?? row.grantorName };
}

interface GrantorAt {
  readonly assemblyId: string;
  readonly terms: Pick<StoredBook, 'assembly' | 'version'>;
}

async function placeOf(
  tx: Transaction,
  { assemblyId, terms: { assembly, version } }: GrantorAt,
  { grantorDocument, grantorName }: ProxyRow,
  { ownerIds, ownerNames }: Unit,
): Promise<number> {
  if (namesDocument(grantorDocument)) {
    const personIdOf = await readPersonIds(assemblyId);
    const written = ownerIds.indexOf(personIdOf(documentKey(grantorDocument)));
    if (written >= 0 || ownerIds.length === 0) return written;
    const people = peopleDocuments.people(assemblyId, version);
    const owners = await readEach(
      tx,
      ownerIds.map((id) => people.doc(id)),
    );
    const find = documentFinder(
      owners.map(({ document, personId }) => [document, personId] as const),
      assembly.country,
    );
    const [only = '', another] = find(grantorDocument);
    return another === undefined ? ownerIds.indexOf(only) : -1;
  }
  if (grantorName !== '') {
    return ownerNames.findIndex((name) => nameKey(name) === nameKey(grantorName));
  }
  return ownerIds.length === 1 ? 0 : -1;
}
