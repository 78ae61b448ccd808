import * as z from 'zod';
import { deviceKinds, type Sign, signStates } from './sign.ts';

/**
 * Signs as few letters, since what an instance heard is written again and again: id, kind, state, whether it is
 * troubled, since, seen at, due after, label and, where something waits, since when.
 */
export const signRows = z.array(
  z.tuple(
    [
      ...([z.string(), z.int(), z.int(), z.literal([0, 1])] as const),
      ...([z.number(), z.number(), z.number().nullable(), z.string()] as const),
    ],
    z.number(),
  ),
);
type SignRow = z.infer<typeof signRows>[number];

/** The signs heard by a server, as text; `unpackSigns` gives back its rows. */
export function packSigns(signs: ReadonlyMap<string, Sign>): string {
  const rows = [...signs].map(([deviceId, sign]): SignRow => {
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

export function unpackSigns(rows: readonly SignRow[]): ReadonlyMap<string, Sign> {
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
