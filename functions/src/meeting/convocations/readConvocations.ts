import {
  accept,
  type ConvocationsAnswer,
  type Outcome,
  readMailAddress,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { openMailOf } from '../../kernel/mail/mailServers.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { readFacts } from './readFacts.ts';

/** The notices of an assembly: the sent ones, the draft of the next one and its facts. */
export async function readConvocations(
  assemblyId: string,
  now: number,
): Promise<Outcome<ConvocationsAnswer>> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const session = (await documents.session(assemblyId, assembly.activeSession).get()).data();
  if (session === undefined) return refuse('session-changed');
  const [facts, saved, sent, people, mail, reminders] = await Promise.all([
    readFacts({ assemblyId, assembly, session }),
    meetingDocuments.convocationSettings(assemblyId).get(),
    meetingDocuments.convocations(assemblyId).orderBy('number', 'desc').get(),
    countPeople(assemblyId, assembly.activeRoster),
    openMailOf(assemblyId),
    meetingDocuments.reminderSettings(assemblyId).get(),
  ]);
  const draft = saved.data();
  return accept({
    facts,
    people,
    now,
    canMail: mail !== null,
    stopped: reminders.data()?.stopped?.length ?? 0,
    draft: draft?.session === session.session ? draft : null,
    sent: sent.docs.map((one) => one.data()),
  });
}

async function countPeople(assemblyId: string, version: string | null) {
  if (version === null) return { all: 0, withMail: 0 };
  const found = await peopleDocuments.people(assemblyId, version).select('email').get();
  const written = found.docs.filter((one) => readMailAddress(one.get('email') ?? '') !== null);
  return { all: found.size, withMail: written.length };
}
