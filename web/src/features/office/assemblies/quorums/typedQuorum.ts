import {
  meetingKindNames,
  meetingKinds,
  packOf,
  type QuorumLaw,
  quorumPlaces,
  quorumRuleOf,
  readFraction,
  type SetQuorumRequest,
} from '@asamblea/domain';

type Kind = SetQuorumRequest['kind'];

/** The typed quorum of a call, before it is read. */
export interface Typed {
  /** Empty: of all kinds. */
  kind: string;
  call: string;
  comparison: string;
  measure: string;
  leastMeasure: string;
  asks: { share: string; least: string; article: string };
}

/** As it would be sent. A share that cannot be read is not there; one that was left empty is null. */
export function readTyped({ kind, call, comparison, measure, leastMeasure, asks }: Typed) {
  const read = readFraction(asks.share);
  const share = read === null ? undefined : { threshold: { ...read, comparison }, measure };
  const count = isLeastWrong(asks.least) ? Number.NaN : Number(asks.least);
  return {
    kind: kind === '' ? null : kind,
    call: Number(call),
    asks: {
      share: asks.share.trim() === '' ? null : share,
      least: asks.least.trim() === '' ? null : { count, measure: leastMeasure },
      article: asks.article,
    },
  };
}

/** A number of members that is there and is no whole number. */
export function isLeastWrong(least: string): boolean {
  return least.trim() !== '' && !/^[1-9]\d{0,4}$/u.test(least.trim());
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
    kind: place?.kind ?? '',
    call: String(place?.call ?? 1),
    comparison: '>=',
    measure: isByHeads ? 'heads' : 'weight',
    leastMeasure: 'heads',
    asks: { share: '', least: '', article: '' },
  };
}
