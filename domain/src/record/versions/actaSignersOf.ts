import { signerOf } from '../../kernel/sessions/meetingOfficers.ts';
import { signersAsked } from '../../meeting/sessions/actaSigners.ts';
import type { ActaSubject } from '../subject/actaSubject.ts';
import { attendeesOf, modalityOfVoters } from '../subject/callCourse.ts';
import type { ActaSignatory } from './actaVersion.ts';

/** A place to sign as the minutes print it; an empty name: nobody noted it. */
export type ActaSigner = Omit<ActaSignatory, 'memberId'>;

/** The signers of the minutes: the chair and the secretary always, and then the others of their law. */
export function actaSignersOf({
  record,
  course,
  details,
}: Pick<ActaSubject, 'record' | 'course' | 'details'>): readonly ActaSigner[] {
  const others = signersAsked(record.assembly.rulePack, {
    isRemote: modalityOfVoters(attendeesOf(record, course)) !== 'hall',
    withNotary: record.votes.questions.some(({ withNotary }) => withNotary === true),
  }).map(({ office, label }) => ({
    ...{ place: office, label, name: signerOf(record.officers, office) },
  }));
  return [
    { place: 'chair', label: 'Presidencia', name: details.chair.trim() },
    { place: 'secretary', label: 'Secretaría', name: details.secretary.trim() },
    ...others,
  ];
}
