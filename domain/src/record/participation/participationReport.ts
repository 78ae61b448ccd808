import { isSecret } from '../../kernel/sessions/knownQuestion.ts';
import type { HoldingWords } from '../../kernel/weights/holdingWords.ts';
import { holdingWordsOf } from '../../laws/rulePacks/holdingWordsOf.ts';
import type { SessionRecord } from '../reports/sessionRecord.ts';
import { participationOf, type QuestionParticipation } from './participationOf.ts';

/** `GET /api/reports/participation`: how the votes with name of a session came in. */
export interface ParticipationReport {
  readonly session: number;
  readonly readAt: number;
  readonly words: HoldingWords;
  /** Closed and with name, in the order of the agenda: a secret vote keeps neither times nor groups. */
  readonly questions: readonly QuestionParticipation[];
}

/** Every closed question with name of a session. One that was annulled counts nowhere and is not told. */
export function participationReport(record: SessionRecord): ParticipationReport {
  const { session, readAt, questions, assembly } = record;
  return {
    session: session.session,
    readAt,
    words: holdingWordsOf(assembly),
    questions: questions
      .filter((question) => question.state === 'closed' && !isSecret(question))
      .flatMap((question) => participationOf(record, question) ?? []),
  };
}
