import { decideSecrecyAsked, type Outcome, refuse, type SecrecyAsked } from '@asamblea/domain';
import { changeDraft } from '../questions/changeDraft.ts';
import type { QuestionAction } from '../questions/questionAction.ts';
import { readWho } from '../sets/readWho.ts';

/** Notes who asked in the meeting how a draft is voted, and votes it so from then on. */
export function askSecrecy({
  asked: { wish, ...who },
  ...action
}: QuestionAction & { readonly asked: SecrecyAsked }): Promise<
  Outcome<{ readonly questionId: string }>
> {
  return changeDraft(action, {
    decide: async (question, assembly, tx) => {
      const { activeRoster: roster } = assembly;
      if (roster === null) return refuse('roster-missing');
      const { assemblyId, now: at } = action;
      const read = await readWho(tx, { assemblyId, roster, session: question.session }, who);
      if (!read.ok) return read;
      return decideSecrecyAsked(question, { wish, name: read.value.name, who, at });
    },
    event: { kind: wish === 'secret' ? 'secrecy-asked' : 'names-asked', ...who },
  });
}
