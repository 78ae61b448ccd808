import type { Source } from '../../kernel/bylaws/source.ts';
import type { MeetingKind } from '../../kernel/meetings/meeting.ts';
import type { CallerRole } from '../../kernel/sessions/notedConvocation.ts';
import { meets } from '../../kernel/weights/threshold.ts';
import type { CallerRule, ConvocationRules } from '../../laws/aspects/convocationRules.ts';

/** The holding of a group of owners out of the total: weights in millionths, or owners one each. */
interface HeldShare {
  readonly part: number;
  readonly all: number;
}

/** The person who wants the meeting. The figures are read for owners only. */
export interface Convener {
  readonly role: CallerRole;
  readonly weight?: HeldShare;
  readonly heads?: HeldShare;
}

export interface CallingPower {
  readonly power: 'calls' | 'requests' | 'none';
  /** The act that must happen first, or why not, in Spanish; empty when none. */
  readonly text: string;
  readonly source: Source | null;
}

/**
 * Whether somebody may call the meeting, may ask for it, or neither. Calling wins over asking. Owners
 * need the share that the law sets, reached by any of its measures, and «un número plural» is two.
 */
export function mayCall(
  { callers }: ConvocationRules,
  caller: Convener,
  kind: MeetingKind,
): CallingPower {
  const ofRole = callers.filter(({ role }) => role === caller.role);
  const [anyKind] = ofRole;
  if (anyKind === undefined) {
    return no('La ley no da a esta persona el derecho de convocar.', null);
  }
  const ofKind = ofRole.filter(({ kinds }) => kinds.includes(kind));
  const [first] = ofKind;
  if (first === undefined) {
    return no('Solo puede convocar a reuniones extraordinarias.', anyKind.source);
  }
  const met = ofKind.filter((rule) => isMet(rule, caller));
  const best = met.find(({ power }) => power === 'calls') ?? met[0];
  if (best === undefined) {
    return no('No reúnen la parte que pide la ley para convocar o pedir la reunión.', first.source);
  }
  return { power: best.power, text: best.condition, source: best.source };
}

function isMet({ shares, leastHeads }: CallerRule, { weight, heads }: Convener): boolean {
  if (shares.length === 0) return true;
  if (leastHeads > 1 && (heads === undefined || heads.part < leastHeads)) return false;
  return shares.some(({ of, threshold }) => {
    const held = of === 'weight' ? weight : heads;
    return held !== undefined && meets(threshold, held.part, held.all);
  });
}

function no(text: string, source: Source | null): CallingPower {
  return { power: 'none', text, source };
}
