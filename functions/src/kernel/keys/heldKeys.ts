import type { QuestionKeys } from './questionKeys.ts';

/** While votes keep coming the store is asked once in this time. */
const heldMillis = 60_000;

/** The keys of the questions that this instance is receiving votes for, in memory and not for long. */
export interface HeldKeys {
  /** Null when there is none. */
  hold(keyId: string, now: number): Promise<Buffer | null>;
  /** As soon as the question is seen closed. */
  drop(keyId: string): void;
}

export function holdKeys(keys: Pick<QuestionKeys, 'read'>): HeldKeys {
  const held = new Map<string, { readonly key: Buffer; readonly until: number }>();

  function drop(keyId: string): void {
    held.get(keyId)?.key.fill(0);
    held.delete(keyId);
  }

  return {
    async hold(keyId, now) {
      for (const [id, { until }] of held) if (until <= now) drop(id);
      const known = held.get(keyId);
      if (known !== undefined) return Buffer.from(known.key);
      const key = await keys.read(keyId);
      if (key === null) return null;
      held.set(keyId, { key, until: now + heldMillis });
      return Buffer.from(key);
    },
    drop,
  };
}
