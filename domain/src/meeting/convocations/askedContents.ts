import { modalityOf } from '../../kernel/assemblies/modality.ts';
import { localDateOf, localTimeOf } from '../../kernel/calendars/zone.ts';
import type { ContentRule } from '../../laws/aspects/convocationRules.ts';
import { convocationRulesOf } from '../../laws/rulePacks/convocationRulesOf.ts';
import { contentsAskedFor } from '../convocationChecks/checkConvocation.ts';
import type { ComposingFacts } from '../convocationChecks/composingFacts.ts';

/** The contents that the law wants in the notice of this meeting. */
export function askedContents(facts: ComposingFacts): readonly ContentRule[] {
  const { assembly, called, call, someInArrears } = facts;
  const { timeZone, rulePack } = assembly;
  const second = call === 1 ? (called?.secondCallAt ?? null) : null;
  const asked = contentsAskedFor(convocationRulesOf(rulePack), {
    kind: called?.kind ?? 'ordinary',
    channel: modalityOf(assembly),
    approvesAccounts: called?.approvesAccounts ?? false,
    someInArrears,
    secondCall:
      second === null
        ? null
        : { date: localDateOf(second, timeZone), time: localTimeOf(second, timeZone) },
  });
  // A later call announces no other one.
  const ofSecond: readonly string[] = ['second-call', 'second-call-effect'];
  return call === 1 ? asked : asked.filter(({ contentId }) => !ofSecond.includes(contentId));
}
