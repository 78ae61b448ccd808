import {
  accept,
  byPointNumber,
  callHourOf,
  holdingWordsOf,
  type OpenedForm,
  type Outcome,
  type ProxyFormsAnswer,
  proxyFormsOf,
  proxyWarnings,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { readProxyTerms } from '../../people/proxies/readProxyBook.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/** The printed proxy forms of everybody, with what all of them say of the meeting and of the law. */
export async function readProxyForms(
  assemblyId: string,
  now: number,
): Promise<Outcome<ProxyFormsAnswer>> {
  const read = await readAbout(assemblyId, now);
  if (read === null) return refuse('roster-missing');
  const { version, ...about } = read;
  const units = await peopleDocuments.units(assemblyId, version).get();
  const forms = proxyFormsOf(
    assemblyId,
    units.docs.map((unit) => unit.data()),
  );
  return accept({ ...about, forms });
}

/** The common text of all the forms of an assembly. Null before the first roster. */
export async function readAbout(
  assemblyId: string,
  now: number,
): Promise<(Omit<ProxyFormsAnswer, 'forms'> & { readonly version: string }) | null> {
  const terms = await readTogether((tx) => readProxyTerms(tx, assemblyId, now));
  if (terms === null) return null;
  const { assembly, version, rules } = terms;
  const [agenda, session] = await Promise.all([
    meetingDocuments.agenda(assemblyId).get(),
    documents.session(assemblyId, assembly.activeSession).get(),
  ]);
  const points = agenda.docs.map((one) => one.data()).sort(byPointNumber);
  const held = session.data();
  return {
    version,
    assembly: assembly.name,
    timeZone: assembly.timeZone,
    words: holdingWordsOf(assembly),
    startsAt: held === undefined ? null : callHourOf(assembly, held),
    place: held?.called?.place ?? '',
    agenda: points.map(({ number, text }) => `${number}. ${text}`),
    warnings: proxyWarnings(rules),
  };
}

/**
 * The content that a scanned form opens: its owners and its units. For the desk that of anybody; for an owner
 * only theirs: to anybody else it does not exist.
 */
export async function openProxyForm(
  assemblyId: string,
  token: string,
  ownerId: string | null,
): Promise<Outcome<OpenedForm>> {
  const version = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? null;
  if (version === null) return refuse('roster-missing');
  const all = peopleDocuments.units(assemblyId, version);
  const found = await (ownerId === null
    ? all
    : all.where('ownerIds', 'array-contains', ownerId)
  ).get();
  const forms = proxyFormsOf(
    assemblyId,
    found.docs.map((unit) => unit.data()),
  );
  const form = forms.find((one) => one.token === token);
  if (form === undefined) return refuse('proxy-form-unknown');
  const { ownerIds, unitIds } = form;
  return accept({ token, ownerIds, unitIds });
}
