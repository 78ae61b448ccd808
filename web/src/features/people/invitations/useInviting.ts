import {
  type InvitationSheet,
  invitationEndpoints,
  invitedAtOnce,
  sheetsAtOnce,
} from '@asamblea/domain';
import { useRef, useState } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import type { Act } from '../../../firebase/asking/useAct.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';

export interface Inviting {
  /** How many of how many were asked for; null while nothing is under way. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly failure: ApiFailure | null;
  /** Puts them into the outbox. Says how many were new; null when it was cut, and pressing again goes on. */
  readonly invite: (personIds: readonly string[]) => Promise<number | null>;
  readonly writeSheets: (
    personIds: readonly string[],
  ) => Promise<readonly InvitationSheet[] | null>;
  /** The links alone, for messages of a hand: those that stand, or new ones. Null when it was cut. */
  readonly writeLinks: (personIds: readonly string[]) => Promise<readonly InvitationSheet[] | null>;
  /** One thing asked of the API; false when it failed, and the failure is told. */
  readonly ask: Act;
}

/** Many people, a few at a time. Interrupted work goes on under the same id, so that nobody is invited twice. */
export function useInviting(): Inviting {
  const [progress, setProgress] = useState<Inviting['progress']>(null);
  const { failure, attempt } = useAttempt();
  const batch = useRef<{ readonly asked: string; readonly id: string } | null>(null);

  function batchOf(what: string, personIds: readonly string[]): string {
    const asked = `${what} ${personIds.join(' ')}`;
    if (batch.current?.asked !== asked) batch.current = { asked, id: crypto.randomUUID() };
    return batch.current.id;
  }

  async function inPieces<T>(
    personIds: readonly string[],
    size: number,
    send: (ids: readonly string[]) => Promise<T>,
  ): Promise<readonly T[] | null> {
    const answers: T[] = [];
    setProgress({ done: 0, total: personIds.length });
    const all = await attempt(async () => {
      for (let from = 0; from < personIds.length; from += size) {
        answers.push(await send(personIds.slice(from, from + size)));
        const done = Math.min(personIds.length, from + size);
        setProgress({ done, total: personIds.length });
      }
      return answers;
    });
    setProgress(null);
    return all;
  }

  async function invite(personIds: readonly string[]): Promise<number | null> {
    const batchId = batchOf('mail', personIds);
    const answers = await inPieces(personIds, invitedAtOnce, (ids) =>
      askApi(invitationEndpoints.inviteInBulk, { batchId, personIds: [...ids] }),
    );
    if (answers === null) return null;
    batch.current = null;
    const results = answers.flatMap((answer) => answer.results);
    return results.filter(({ status }) => status === 'queued' || status === 'known').length;
  }

  async function writeSheets(
    personIds: readonly string[],
  ): Promise<readonly InvitationSheet[] | null> {
    // The same id as long as the page is open: another one would end the codes of the paper before.
    const batchId = batchOf('paper', personIds);
    const answers = await inPieces(personIds, sheetsAtOnce, (ids) =>
      askApi(invitationEndpoints.writeSheets, { batchId, personIds: [...ids] }),
    );
    return answers?.flatMap(({ sheets }) => sheets) ?? null;
  }

  async function writeLinks(
    personIds: readonly string[],
  ): Promise<readonly InvitationSheet[] | null> {
    const batchId = crypto.randomUUID();
    const answers = await inPieces(personIds, sheetsAtOnce, (ids) =>
      askApi(invitationEndpoints.writeSheets, { batchId, personIds: [...ids], forText: true }),
    );
    return answers?.flatMap(({ sheets }) => sheets) ?? null;
  }

  const ask: Act = async (endpoint, ...request) => {
    const done = await attempt(async () => {
      await askApi(endpoint, ...request);
      return true;
    });
    return done ?? false;
  };

  return { progress, failure, invite, writeSheets, writeLinks, ask };
}
