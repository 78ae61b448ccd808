import { packIds } from '../kernel/assemblies/packId.ts';
import { packOf } from '../laws/rulePacks/rulePacks.ts';
import { channelWarnings } from '../laws/rules/channelWarnings.ts';
import { meetingModes } from '../laws/rules/rule.ts';
import type { OpenQuestionsRequest } from '../polls/questions/questionRequests.ts';

/** All that any law warns of, however a meeting is held. */
export const everyWarning: readonly string[] = [
  ...new Set(
    packIds.flatMap((packId) =>
      packOf(packId).rules.flatMap((rule) => channelWarnings(rule, meetingModes)),
    ),
  ),
];

/** The request to open a ballot by a chair who has read every warning. */
export function openingOf(...questionIds: readonly string[]): OpenQuestionsRequest {
  return { questionIds, seenWarnings: everyWarning };
}
