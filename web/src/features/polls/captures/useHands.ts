import {
  ballotEndpoints,
  type CastAnswerRow,
  type HandsRequest,
  type Question,
  sayNames,
} from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { newEntry, readAnswer } from './captureEntry.ts';
import { playBeep } from './captureSound.ts';
import type { Captures } from './useCaptures.ts';

interface Cut {
  /** The request to be sent next. */
  readonly request: HandsRequest;
  readonly rows: readonly CastAnswerRow[];
  readonly said: string;
}

export interface Hands {
  /** Units answered so far; null when nothing is running. */
  readonly progress: number | null;
  /** Where it was cut, to go on from there. */
  readonly cut: Cut | null;
  readonly start: (asked: Pick<HandsRequest, 'optionId' | 'exceptions'>) => Promise<void>;
  readonly goOn: () => Promise<void>;
}

/**
 * A show of hands, part after part. If the network goes it stops where it was and goes on from there:
 * a part that was counted is not counted again.
 */
export function useHands(
  question: Question,
  captures: Captures,
  reading: Parameters<typeof readAnswer>[1],
): Hands {
  const [progress, setProgress] = useState<number | null>(null);
  const [cut, setCut] = useState<Cut | null>(null);

  async function start({ optionId, exceptions }: Pick<HandsRequest, 'optionId' | 'exceptions'>) {
    const ids = { questionId: question.questionId, requestId: crypto.randomUUID() };
    const place = { after: null, asOf: null };
    await run({ ...ids, by: 'hands', optionId, exceptions, ...place }, []);
  }

  async function goOn() {
    if (cut !== null) await run(cut.request, cut.rows);
  }

  async function run(first: HandsRequest, before: readonly CastAnswerRow[]) {
    const rows = [...before];
    let request = first;
    setCut(null);
    setProgress(rows.length);
    try {
      for (;;) {
        const answer = await askApi(ballotEndpoints.captureVotes, request);
        rows.push(...answer.results);
        setProgress(rows.length);
        if (answer.next === null) break;
        request = { ...request, ...answer.next };
      }
      const title = `A mano alzada: ${sayNames(question.options, [first.optionId])}`;
      const read = readAnswer({ results: rows }, reading);
      // Those who had voted before are no fault of this one.
      const state = read.state === 'partial' ? 'done' : read.state;
      captures.note({ ...newEntry(title, request), ...read, state });
      playBeep(true);
    } catch (error) {
      const failure = ApiFailure.of(error);
      setCut({ request, rows, said: failure.isFinal ? failure.message : 'Sin respuesta.' });
      playBeep(false);
    } finally {
      setProgress(null);
    }
  }

  return { progress, cut, start, goOn };
}
