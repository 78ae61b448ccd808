import {
  absenteeRows,
  absentOwnersOf,
  accept,
  type ConsentView,
  citeSource,
  localDateOf,
  type Outcome,
  type OwnerContact,
  reckonConsent,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { firestore, readTogether } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { consentDocuments } from '../stored/consentDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { readFrozen } from './readFrozen.ts';

/** The absent owners of a decision with what is known of each, and where the verdict stands. */
export async function readConsent(
  assemblyId: string,
  questionId: string,
  now: number,
): Promise<Outcome<ConsentView>> {
  const read = await readTogether(async (tx) => {
    const [process, result, question, kept, assembly] = await Promise.all([
      tx.get(consentDocuments.one(assemblyId, questionId)).then((one) => one.data()),
      tx.get(pollDocuments.result(assemblyId, questionId)).then((one) => one.data()),
      tx.get(pollDocuments.question(assemblyId, questionId)).then((one) => one.data()),
      tx.get(consentDocuments.notices(assemblyId, questionId)),
      tx.get(documents.assembly(assemblyId)).then((one) => one.data()),
    ]);
    return { process, result, question, kept, roster: assembly?.activeRoster ?? null };
  });
  const { process, result, question } = read;
  if (process === undefined || result === undefined || question === undefined) {
    return refuse('consent-unknown');
  }
  const frozen = await readFrozen(assemblyId, process);
  const owners = absentOwnersOf(frozen, question.rule);
  const notices = new Map(read.kept.docs.map((one) => [one.id, one.data()]));
  const { quorum, verdict, presumed } = result;
  const today = localDateOf(now, process.timeZone);
  const isOpen = process.state === 'open';
  const on = isOpen ? today : (presumed?.on ?? today);
  const { span } = reckonConsent({ question, frozen, quorum, notices, today: on });
  const ids = new Set(owners.flatMap(({ ownerIds }) => ownerIds));
  const contacts = await readContacts(assemblyId, read.roster, [...ids]);
  const contactOf = (personId: string) => contacts.get(personId) ?? null;
  return accept({
    process,
    today,
    sentence: verdict.sentence,
    ifSilent: isOpen ? span.ifSilent : verdict.kind,
    ifAllObject: isOpen ? span.ifAllObject : verdict.kind,
    article: presumed === undefined ? '' : citeSource(presumed.source),
    rows: absenteeRows({ owners, notices, days: process.days, today: on, contactOf }),
  });
}

/** How to reach them today, whatever roster the decision was taken with. */
async function readContacts(
  assemblyId: string,
  roster: string | null,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, OwnerContact>> {
  if (roster === null || personIds.length === 0) return new Map();
  const people = peopleDocuments.people(assemblyId, roster);
  const found = await firestore().getAll(...personIds.map((personId) => people.doc(personId)));
  return new Map(
    found.flatMap((person) =>
      person.exists
        ? [[person.id, { email: person.get('email') ?? null, phone: person.get('phone') ?? null }]]
        : [],
    ),
  );
}
