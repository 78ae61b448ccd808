import {
  type AttendanceMeasure,
  meetingKindNames,
  meetingKinds,
  packOf,
  type QuorumLaw,
  quorumPlaces,
  quorumRuleOf,
  readFraction,
  type SetQuorumRequest,
  setQuorumRequest,
  type Threshold,
} from '@asamblea/domain';

type Kind = SetQuorumRequest['kind'];

/** The typed quorum of a call, before it is read. */
export interface Typed {
  readonly kind: Kind;
  readonly call: number;
  readonly comparison: Threshold['comparison'];
  readonly fraction: string;
  readonly measure: AttendanceMeasure;
  readonly least: string;
  readonly leastMeasure: Exclude<AttendanceMeasure, 'weight'>;
  readonly article: string;
}

/** Null while something is missing or cannot be read. */
export function requestOf(typed: Typed): SetQuorumRequest | null {
  const { share, least, isLeastWrong } = readTyped(typed);
  if (share === undefined || isLeastWrong) return null;
  const { kind, call, article } = typed;
  const read = setQuorumRequest.safeParse({ kind, call, asks: { share, least, article } });
  return read.success ? read.data : null;
}

/** A share that cannot be read is not there; one that was left empty is null. */
export function readTyped({ fraction, comparison, measure, least, leastMeasure }: Typed) {
  const read = readFraction(fraction);
  const threshold = read === null ? null : { ...read, comparison };
  const share = threshold === null ? undefined : { threshold, measure };
  const isLeastEmpty = least.trim() === '';
  return {
    share: fraction.trim() === '' ? null : share,
    least: isLeastEmpty ? null : { count: Number(least.trim()), measure: leastMeasure },
    isLeastWrong: !isLeastEmpty && !/^[1-9]\d{0,4}$/u.test(least.trim()),
  };
}

/** The kinds of session that bylaws may tell apart, as they are called. */
export function kindsOf({ rulePack }: QuorumLaw): readonly (readonly [kind: Kind, name: string])[] {
  const { quorumKinds } = packOf(rulePack);
  if (quorumKinds !== undefined) return meetingKinds.map((kind) => [kind, quorumKinds[kind].name]);
  return [
    [null, 'Todas'],
    ...meetingKinds.map((kind) => [kind, `Solo ${meetingKindNames[kind].toLowerCase()}`] as const),
  ];
}

/** Begins where the law leaves room first. */
export function beginTyped(law: QuorumLaw): Typed {
  const pack = packOf(law.rulePack);
  const place = quorumPlaces(pack).find(({ room }) => room !== null);
  const { requirement } = quorumRuleOf(pack, place?.kind ?? null).quorum[0] ?? {};
  const isByHeads = requirement?.kind === 'share' && requirement.scope === 'heads';
  return {
    kind: place?.kind ?? null,
    call: place?.call ?? 1,
    comparison: '>=',
    measure: isByHeads ? 'heads' : 'weight',
    ...{ fraction: '', least: '', leastMeasure: 'heads', article: '' },
  };
}
