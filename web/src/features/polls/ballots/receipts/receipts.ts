import type { CastAnswer } from '@asamblea/domain';

/**
 * The receipts of secret votes, on the device of the voter: the server gives each of them once and keeps no
 * link to it. They say nothing of the choice. Receipts with name come back from the server.
 */
export interface Receipts {
  /** By unit. */
  read(questionId: string): Readonly<Record<string, string>>;
  keep(questionId: string, answer: CastAnswer | null): void;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Each person of each assembly has their own, also on a shared device. */
export function openReceipts(store: Store, assembly: string, userId: string): Receipts {
  const keyOf = (questionId: string) => `asamblea-comprobante-${assembly}-${userId}-${questionId}`;
  // A browser that refuses storage shows them while the page lives.
  const inPage = new Map<string, Readonly<Record<string, string>>>();

  function read(questionId: string): Readonly<Record<string, string>> {
    const here = inPage.get(questionId) ?? {};
    try {
      return { ...parse(store.getItem(keyOf(questionId))), ...here };
    } catch {
      return here;
    }
  }

  return {
    read,
    keep(questionId, answer) {
      const given = (answer?.results ?? []).flatMap((row) =>
        row.status !== 'refused' && row.optionIds === null && row.receipt !== null
          ? [[row.unitId, row.receipt] as const]
          : [],
      );
      if (given.length === 0) return;
      const codes = { ...read(questionId), ...Object.fromEntries(given) };
      inPage.set(questionId, codes);
      try {
        store.setItem(keyOf(questionId), JSON.stringify(codes));
      } catch {}
    },
  };
}

function parse(text: string | null): Readonly<Record<string, string>> {
  if (text === null) return {};
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return {};
    const codes = Object.entries(kept).filter(([, code]) => typeof code === 'string');
    return Object.fromEntries(codes);
  } catch {
    return {};
  }
}
