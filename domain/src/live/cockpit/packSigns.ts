import { deviceKinds, type Sign, signStates } from './sign.ts';

/** A sign as few letters: what an instance heard is written again and again. */
type Row = readonly [
  deviceId: string,
  kind: number,
  state: number,
  isTroubled: 0 | 1,
  since: number,
  seenAt: number,
  dueAfter: number | null,
  label: string,
  unsentSince?: number,
];

/** What a server heard, as text; `unpackSigns` gives it back. */
export function packSigns(signs: ReadonlyMap<string, Sign>): string {
  const rows = [...signs].map(([deviceId, sign]): Row => {
    const { kind, state, isTroubled, since, seenAt, dueAt, label, unsentSince } = sign;
    const kindAndState = [deviceKinds.indexOf(kind), signStates.indexOf(state)] as const;
    const dueAfter = dueAt === null ? null : dueAt - seenAt;
    const said = [isTroubled ? 1 : 0, since, seenAt, dueAfter, label] as const;
    return unsentSince === undefined
      ? [deviceId, ...kindAndState, ...said]
      : [deviceId, ...kindAndState, ...said, unsentSince];
  });
  return JSON.stringify(rows);
}

export function unpackSigns(text: string): ReadonlyMap<string, Sign> {
  const rows = JSON.parse(text) as readonly Row[];
  return new Map(
    rows.map(([deviceId, kind, state, isTroubled, since, seenAt, dueAfter, label, unsentSince]) => [
      deviceId,
      {
        kind: deviceKinds[kind] ?? 'phone',
        state: signStates[state] ?? 'here',
        isTroubled: isTroubled === 1,
        since,
        seenAt,
        label,
        dueAt: dueAfter === null ? null : seenAt + dueAfter,
        ...(unsentSince === undefined ? {} : { unsentSince }),
      },
    ]),
  );
}
