import type { CallNumber } from '../../kernel/bylaws/quorumBylaw.ts';
import { type MeetingKind, meetingKinds } from '../../kernel/meetings/meeting.ts';
import { endSentence } from '../../kernel/text/sentence.ts';
import type { CallQuorum, QuorumRoom, Rule } from '../rules/rule.ts';
import type { RulePack } from '../rules/rulePack.ts';
import { mainWeight } from '../rules/scope.ts';
import { termOf, type Vocabulary } from '../rules/vocabulary.ts';
import { quorumRuleOf } from './decideQuorum.ts';

/** A call of a kind of session, the requirement of the law and the room for bylaws. */
export interface QuorumPlace {
  /** Null where the law does not tell kinds of session apart. */
  readonly kind: MeetingKind | null;
  /** How the law calls the kind; empty where it tells none apart. */
  readonly name: string;
  readonly call: CallNumber;
  readonly law: CallQuorum;
  /** Null: the bylaws change nothing of it. */
  readonly room: QuorumRoom | null;
}

/** Every place in which the law asks for an attendance, in order. */
export function quorumPlaces(pack: RulePack): readonly QuorumPlace[] {
  const { quorumKinds } = pack;
  if (quorumKinds === undefined) return placesOf(quorumRuleOf(pack, null), null, '');
  return meetingKinds.flatMap((kind) =>
    placesOf(quorumRuleOf(pack, kind), kind, quorumKinds[kind].name),
  );
}

function placesOf({ quorum, bylaws }: Rule, kind: MeetingKind | null, name: string) {
  const room = bylaws?.quorum ?? null;
  return quorum.flatMap((law): readonly QuorumPlace[] => {
    const call = ([1, 2, 3] as const).find((one) => one === law.call);
    if (call === undefined) return [];
    return [{ kind, name, call, law, room: room?.calls.includes(call) === true ? room : null }];
  });
}

/** `Los estatutos pueden pedir más, siempre sobre el capital.` */
export function sayQuorumRoom(
  { room, call }: Pick<QuorumPlace, 'room' | 'call'>,
  vocabulary: Vocabulary,
): string {
  if (room === null) return 'Lo fija la ley: los estatutos no lo cambian.';
  const { mayLower = [], onlyByWeight = false, onlyNumber = false, laterIsLess = false } = room;
  if (onlyNumber) {
    return `Aquí se anota solo el número de ${vocabulary.heads.noun}: la parte del total la fija la ley.`;
  }
  const { article, noun } = termOf(vocabulary, mainWeight);
  const limits = [
    mayLower.includes(call) ? 'más o menos' : 'más',
    ...(onlyByWeight ? [`siempre sobre ${article} ${noun}`] : []),
    ...(laterIsLess && call > 1 ? ['y menos que en la primera'] : []),
  ];
  return endSentence(`Los estatutos pueden pedir ${limits.join(', ')}`);
}
