import {
  accept,
  calledOffIn,
  decideInstalling,
  differencesDigest,
  type InstallRequest,
  type Outcome,
  refuse,
  type SessionChanged,
  sayNoticeDifference,
} from '@asamblea/domain';
import { changeSession, type Presiding } from './changeSession.ts';
import { readComparison } from './compareNotice.ts';

/**
 * Declares the session open: not before its hour, only with quorum, and not once it was called off. Where its
 * notice differs, only by a person who read that; the record says from which notice.
 */
export function installSession(asked: Presiding<InstallRequest>): Promise<Outcome<SessionChanged>> {
  const { assemblyId, request, now } = asked;
  return changeSession(asked, {
    kind: 'session-installed',
    async look(tx, assembly, session) {
      const comparison = await readComparison(tx, assemblyId, assembly, session);
      const { differences = [] } = comparison ?? {};
      if (differences.length === 0) return accept({});
      if (request.noticeSeen !== differencesDigest(differences)) {
        const said = differences.map((one) => sayNoticeDifference(one, assembly.timeZone));
        return refuse('notice-differs', said.join(' '));
      }
      return accept({ againstNotice: [...new Set(differences.map(({ what }) => what))] });
    },
    decide: (course, quorum, session) =>
      calledOffIn(session).isCalledOff === true
        ? refuse('meeting-called-off')
        : decideInstalling(course, quorum, now),
  });
}
